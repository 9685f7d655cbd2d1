import type { FieldTexts, OrderValues } from '#domain/orders/fields/order-field.ts'

type Numbers = {
  readonly number: string
  readonly ownReference: string | null
  readonly billNumber: string | null
  /** The carrier's bill of lading, and containers. */
  readonly others?: readonly string[]
}

/** Every number that an order is found by, in small letters, apart by spaces. */
export const searchTextOf = ({ number, ownReference, billNumber, others = [] }: Numbers): string =>
  [number, ownReference, billNumber, ...others]
    .filter((text) => text !== null)
    .join(' ')
    .toLowerCase()

/** The numbers of containers in the rows of a group. */
export const numbersIn = (rows: readonly FieldTexts[] = []): readonly string[] =>
  rows.flatMap(({ number }) => (number ? [number] : []))

/** Those that the customer filled in, as a depot order has them. */
export const orderedContainers = ({ groups }: OrderValues): readonly string[] =>
  numbersIn(groups.containerNumbers)

/** What lists show of the fields of the main service. */
export const listedFields = ({ fields }: OrderValues) => ({
  vessel: fields.vessel ?? null,
  voyage: fields.voyage ?? null,
  departsOn: fields.etd ?? null,
  ownReference: fields.ownReference ?? null,
})

/** As the function number_parts of the database takes them out of each number. */
const partSizes = { short: 3, long: 4 } as const

function partsOfWord(word: string): readonly string[] {
  const characters = Array.from(word)
  if (characters.length <= partSizes.long) return characters.length < partSizes.short ? [] : [word]
  return characters
    .slice(0, characters.length - partSizes.long + 1)
    .map((_, first) => characters.slice(first, first + partSizes.long).join(''))
}

/** The parts that a number with this text has; `isExact` if every number with them has the text. */
export function partsOf(text: string): { readonly parts: readonly string[]; readonly isExact: boolean } {
  const parts = [...new Set(text.split(' ').flatMap(partsOfWord))]
  return { parts, isExact: parts.length === 1 && parts[0] === text }
}
