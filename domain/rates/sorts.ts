import { containerTypeCodes } from '#domain/values/container-type.ts'
import type { Sort } from '#domain/values/sort.ts'

/** What lists can be sorted by. The name of a field is the name of its column on the page. */
export const rateSorts = [
  'code',
  'port',
  'place',
  'validity',
  'publishAt',
  'savedAt',
  // The lowest margin of a lane; for staff who see costs.
  'margin',
  // The price of a container type; tariffs have none.
  ...containerTypeCodes,
] as const
export type RateSort = Sort<(typeof rateSorts)[number]>
export const usualRateSort: RateSort = 'code'

/** Into CNY; by date unless another sort is requested. */
export const exchangeSorts = ['from', 'date', 'value', 'enteredAt'] as const
export type ExchangeSort = Sort<(typeof exchangeSorts)[number]>
export const usualExchangeSort: ExchangeSort = '-date'

export const importSorts = ['file', 'kind', 'state', 'publishAt', 'at'] as const
export type ImportSort = Sort<(typeof importSorts)[number]>
export const usualImportSort: ImportSort = '-at'
