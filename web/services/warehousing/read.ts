import type { ApiReader } from '#contract/client.ts'
import { warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

/** All warehouses: the browser filters them, so that a filter takes effect at once. */
export const readWarehouses = async (api: ApiReader) =>
  valueOrMissing(await api('GET /api/warehouses', { query: {} })).warehouses

export const readWarehouseDictionaries = async (api: ApiReader) =>
  valueOrMissing(
    await api('GET /api/ops/wms/basWarehouse/dictionary/queryDictRows', {
      query: { codes: warehouseDictionaryCodes.join(',') },
    }),
  )
