/** One value of a rate as text, with its path from the root. */
export type RateField = { readonly path: readonly string[]; readonly text: string }

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const areTexts = (value: readonly unknown[]) =>
  value.length > 0 && value.every((one) => typeof one === 'string')

/** A list of texts, such as countries, is one field. */
export const listSeparator = ', '

/** All values of a rate, in no particular order. */
export function fieldsOf(value: unknown, path: readonly string[] = []): readonly RateField[] {
  if (value === undefined || value === null) return []
  if (isList(value) && areTexts(value)) return [{ path, text: value.join(listSeparator) }]
  if (typeof value !== 'object') return [{ path, text: String(value) }]
  return Object.entries(value).flatMap(([name, part]) => fieldsOf(part, [...path, name]))
}
