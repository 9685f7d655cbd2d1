import { containerTypeCodes } from '#domain/values/container-type.ts'

/** How a form says that something has a price for each container type. */
export const perType = 'type'

const typePrices = containerTypeCodes.map((type) => `price.${type}`)

/** By what a row is counted decides which figures it has: by the word of it, the ways in the row. */
export const shapes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  per: {
    ...Object.fromEntries(
      ['container', 'TEU', 'BL', 'document', 'CBM-day', 'ton'].map((per) => [per, ['price']]),
    ),
    [perType]: typePrices,
    freight: ['percent'],
    'insured-value': ['percent', 'coverPercent', 'minimum'],
  },
  kind: { share: ['sharePercent', 'minimum'], flat: ['perContainer', 'cap'] },
}
