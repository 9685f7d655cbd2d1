import { type ContainerType, isContainerType } from '#domain/values/container-type.ts'
import type { Given, Rule, Rules } from '#web/parts/forms/rules.ts'

/** As many rows as the contract takes. */
export const mostRows = 10
const mostContainers = 500
const mostKilograms = 60_000

export type ContainerRow = { type: ContainerType; count: number; grossWeightKg?: number }

export const rowFields = (row: number) =>
  ({ type: `type-${row}`, count: `count-${row}`, weight: `weight-${row}` }) as const

const whole =
  (most: number): Rule =>
  (text) => {
    if (text.trim() === '') return 'required'
    if (!/^\d{1,7}$/.test(text.trim())) return 'wrong-format'
    if (Number(text) < 1) return 'too-small'
    return Number(text) > most ? 'too-large' : undefined
  }

const slots = Array.from({ length: mostRows }, (_, row) => row)

/** Only rows that stand on the page are judged. */
export const containerRules: Rules = Object.fromEntries(
  slots.flatMap((row): [string, Rule][] => {
    const { type, count, weight } = rowFields(row)
    return [
      [count, (text, given) => (given[type] === undefined ? undefined : whole(mostContainers)(text, given))],
      [weight, (text, given) => (text.trim() === '' ? undefined : whole(mostKilograms)(text, given))],
    ]
  }),
)

/** The rows as they stand in a form; equal types are one. */
export function containersIn(given: Given): ContainerRow[] {
  const rows = new Map<string, ContainerRow>()
  for (const slot of slots) {
    const { type: typeField, count: countField, weight } = rowFields(slot)
    const type = given[typeField] ?? ''
    const count = Number(given[countField])
    if (!isContainerType(type) || !(count > 0)) continue
    const grossWeightKg = Number(given[weight] ?? '') || undefined
    const key = `${type} ${grossWeightKg ?? ''}`
    const sum = (rows.get(key)?.count ?? 0) + count
    rows.set(key, { type, count: sum, ...(grossWeightKg && { grossWeightKg }) })
  }
  return [...rows.values()]
}
