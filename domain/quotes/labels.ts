import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'

/** A customer's own words on a saved quote, to find it again. */
const labelLimits = { maxLabels: 5, maxCharacters: 20 } as const

/** One label per item: without outer spaces, empty ones and repetitions; letter case does not distinguish labels. */
function cleanLabels(typed: readonly string[]): readonly string[] {
  const labels = typed.map((label) => label.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
  return labels.filter(
    (label, index) => labels.findIndex((other) => other.toLowerCase() === label.toLowerCase()) === index,
  )
}

/** Chinese and Western separators. */
export const labelsIn = (text: string): readonly string[] => cleanLabels(text.split(/[,，、;；\n]/))

export function labelProblems(typed: readonly string[]): WrongFields {
  const labels = cleanLabels(typed)
  if (labels.length > labelLimits.maxLabels) return { labels: 'too-many' }
  const isTooLong = labels.some((label) => [...label].length > labelLimits.maxCharacters)
  return isTooLong ? { labels: 'too-long' } : {}
}

export function readLabels(typed: readonly string[]): Result<readonly string[]> {
  const wrong = labelProblems(typed)
  return Object.keys(wrong).length > 0 ? invalidFields(wrong) : ok(cleanLabels(typed))
}

const isAmong = (labels: readonly string[], label: string) =>
  labels.some((other) => other.toLowerCase() === label.toLowerCase())

/** What is both added and removed is added. */
export function changeLabels(
  labels: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Result<readonly string[]> {
  const gone = cleanLabels(remove)
  const changed = readLabels([...labels.filter((label) => !isAmong(gone, label)), ...add])
  if (changed.ok || !changed.fields?.labels) return changed
  return invalidFields({ add: changed.fields.labels })
}
