import type { ApiReader } from '#contract/client.ts'
import { warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

/** All of them: what is looked for is chosen in the browser, where every tick counts at once. */
export const readWarehouses = async (api: ApiReader) =>
  valueOrMissing(await api('GET /api/warehouses', { query: {} })).warehouses

export const readWarehouseWords = async (api: ApiReader) =>
  valueOrMissing(
    await api('GET /api/ops/wms/basWarehouse/dictionary/queryDictRows', {
      query: { codes: warehouseDictionaryCodes.join(',') },
    }),
  )
