import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { Params } from '#domain/values/refusal.ts'
import { taxPercents } from '#domain/values/tax.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

/** What holds for every order of the tariff and is stated beside its prices, by its key in messages. */
export type TruckingTerm = { readonly term: 'tax' | 'insurance'; readonly params: Params }

export const truckingTerms = ({ taxed, insurance }: TruckingTariff): readonly TruckingTerm[] => [
  {
    term: 'tax',
    params: { percent: taxPercents[taxed], inspectionPercent: taxPercents[feeItems.CYF.taxed] },
  },
  { term: 'insurance', params: insurance },
]
