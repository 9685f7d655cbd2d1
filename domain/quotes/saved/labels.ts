import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import { hasUnseen } from '#domain/values/typed-text.ts'

/** A customer's own words on a saved quote, to find it again. */
const labelLimits = { maxLabels: 5, maxCharacters: 20 } as const

/** Chinese and Western ones. */
const separators = /[,，、;；\n]/u

export const cleanLabel = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()

export const isSameLabel = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** One label per item: without outer spaces, empty ones and repetitions; letter case does not distinguish labels. */
export function distinctLabels(typed: readonly string[]): readonly string[] {
  const labels = typed.map(cleanLabel).filter(Boolean)
  return labels.filter((label, index) => labels.findIndex((other) => isSameLabel(other, label)) === index)
}

export const labelsIn = (text: string): readonly string[] => distinctLabels(text.split(separators))

/** A separator within a label would divide it when its text is read again. */
const isWrong = (typed: string) => separators.test(typed.trim()) || hasUnseen(typed.trim())

export function labelProblems(typed: readonly string[]): WrongFields {
  if (typed.some(isWrong)) return { labels: 'wrong-format' }
  return amountProblems(distinctLabels(typed))
}

function amountProblems(labels: readonly string[]): WrongFields {
  if (labels.length > labelLimits.maxLabels) return { labels: 'too-many' }
  const isTooLong = labels.some((label) => [...label].length > labelLimits.maxCharacters)
  return isTooLong ? { labels: 'too-long' } : {}
}

export function readLabels(typed: readonly string[]): Result<readonly string[]> {
  const wrong = labelProblems(typed)
  return Object.keys(wrong).length > 0 ? invalidFields(wrong) : ok(distinctLabels(typed))
}

const isAmong = (labels: readonly string[], label: string) =>
  labels.some((other) => isSameLabel(other, label))

/** What is both added and removed is added. */
export function changeLabels(
  labels: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Result<readonly string[]> {
  if (add.some(isWrong)) return invalidFields({ add: 'wrong-format' })
  const gone = distinctLabels(remove)
  const changed = distinctLabels([...labels.filter((label) => !isAmong(gone, label)), ...add])
  const { labels: problem } = amountProblems(changed)
  return problem ? invalidFields({ add: problem }) : ok(changed)
}
