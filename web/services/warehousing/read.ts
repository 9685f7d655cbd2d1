import type { ApiReader } from '#contract/client.ts'
import { warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

/** All warehouses: the browser filters them, so that a filter takes effect at once. */
export const readWarehouses = async (api: ApiReader) =>
  valueOrMissing(await api('GET /api/warehouses', { query: {} })).warehouses

/** What the form marks as on request has no price in it. */
export const readPricedWork = async (api: ApiReader) =>
  valueOrMissing(await api('GET /api/pricedChoices', {})).warehouses

export const readWarehouseDictionaries = async (api: ApiReader) =>
  valueOrMissing(
    await api('GET /api/ops/wms/basWarehouse/dictionary/queryDictRows', {
      query: { codes: warehouseDictionaryCodes.join(',') },
    }),
  )
