/** The currencies in which totals of offers can be read. */
export const shownCurrencies = ['CNY', 'USD'] as const
export type ShownCurrency = (typeof shownCurrencies)[number]
