/** One figure, date or word of a rate, by its way from the root. */
export type Leaf = { readonly path: readonly string[]; readonly text: string }

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isWords = (value: readonly unknown[]) =>
  value.length > 0 && value.every((one) => typeof one === 'string')

/** Between the words of a part that is a list of words. */
export const wordsBetween = ', '

/** Everything that can be changed, in no order; words in a row are one of them. */
export function leavesOf(value: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (value === undefined || value === null) return []
  if (isList(value) && isWords(value)) return [{ path, text: value.join(wordsBetween) }]
  if (typeof value !== 'object') return [{ path, text: String(value) }]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
}
