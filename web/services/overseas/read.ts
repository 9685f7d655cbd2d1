import type { ApiReader } from '#contract/client.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

export const readOverseas = async (api: ApiReader) =>
  valueOrMissing(await api('GET /api/overseasWarehouses', { query: {} })).warehouses

export const readCities = async (api: ApiReader) =>
  valueOrMissing(
    await api('GET /api/ops/wms/basWarehouse/dictionary/queryDictRows', {
      query: { codes: 'overseasCityList' },
    }),
  )
