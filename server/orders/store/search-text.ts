import type { FieldTexts, OrderValues } from '#domain/orders/fields/order-field.ts'
import { findsWholeNumbers, partLength } from '#domain/orders/lifecycle/sought-number.ts'

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

function partsOfWord(word: string): readonly string[] {
  const characters = Array.from(word)
  return characters
    .slice(0, characters.length - partLength + 1)
    .map((_, first) => characters.slice(first, first + partLength).join(''))
}

/** A short word of several must be the end of a number if it comes first, else a beginning. */
const anchored = (word: string, index: number): string => (index === 0 ? `${word} ` : ` ${word}`)

type SoughtParts = {
  /** All of these are parts of the numbers. */
  readonly parts: readonly string[]
  /** Whether every number with these parts is one that is sought. */
  readonly isExact: boolean
}

/** Named as the function number_parts of the database names them. */
export function soughtParts(text: string): SoughtParts {
  const words = text.split(' ').filter((word) => word !== '')
  const [only, ...others] = words
  if (only !== undefined && others.length === 0 && findsWholeNumbers(only))
    return { parts: [` ${only} `], isExact: true }
  const parts = [
    ...new Set(
      words.flatMap((word, index) => (findsWholeNumbers(word) ? [anchored(word, index)] : partsOfWord(word))),
    ),
  ]
  return { parts, isExact: parts.length === 1 && parts[0] === text }
}
