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
const partLength = 4

function partsOfWord(word: string): readonly string[] {
  const characters = Array.from(word)
  return characters
    .slice(0, characters.length - partLength + 1)
    .map((_, first) => characters.slice(first, first + partLength).join(''))
}

const isShort = (word: string): boolean => Array.from(word).length < partLength

/** A short word of several must be the end of a number if it comes first, else a beginning. */
const anchored = (word: string, index: number): string => (index === 0 ? `${word} ` : ` ${word}`)

export type SoughtParts = {
  /** All of these are parts of the numbers. */
  readonly all: readonly string[]
  /** One of these is. */
  readonly any: readonly string[]
  /** Whether every number with these parts is one that is sought. */
  readonly isExact: boolean
}

/** A short text is sought at both ends of numbers, a longer one anywhere in them. */
export function soughtParts(text: string): SoughtParts {
  const words = text.split(' ').filter((word) => word !== '')
  const [only, ...others] = words
  if (only !== undefined && others.length === 0 && isShort(only))
    return { all: [], any: [` ${only}`, `${only} `], isExact: true }
  const parts = words.flatMap((word, index) => (isShort(word) ? [anchored(word, index)] : partsOfWord(word)))
  const all = [...new Set(parts)]
  return { all, any: [], isExact: all.length === 1 && all[0] === text }
}
