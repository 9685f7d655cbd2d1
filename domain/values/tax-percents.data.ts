/** Value added tax in percent. Spec §9 for warehousing, CFS and trucking; the others are the trade's usual. */
export const taxPercents = {
  warehousing: '6',
  cfs: '6',
  trucking: '9',
  depot: '6',
  forwarding: '6',
  leasing: '13',
  goods: '13',
  oceanFreight: '0',
  railFreight: '0',
  airFreight: '0',
  abroad: '0',
} as const
export type TaxedService = keyof typeof taxPercents
export type TaxPercent = (typeof taxPercents)[TaxedService]
