import { type ContainerType, isContainerType } from '#domain/values/container-type.ts'
import { all, type Given, type Rule, type Rules } from '#web/components/forms/rules.ts'

/** As many rows as the contract takes. */
export const mostRows = 10
export const mostContainers = 500
export const mostKilograms = 60_000

export type ContainerRow = { type: ContainerType; count: number; grossWeightKg?: number }

export const rowFields = (row: number) =>
  ({ type: `type-${row}`, count: `count-${row}`, weight: `weight-${row}` }) as const

const whole =
  (most: number): Rule =>
  (text) => {
    if (text.trim() === '') return 'required'
    if (!/^\d+$/.test(text.trim())) return 'wrong-format'
    if (Number(text) < 1) return 'too-small'
    return Number(text) > most ? 'too-large' : undefined
  }

const weightIn = (text: string | undefined): number | undefined => Number(text ?? '') || undefined

const keyOf = (type: string, grossWeightKg: number | undefined): string => `${type} ${grossWeightKg ?? ''}`

const slots = Array.from({ length: mostRows }, (_, row) => row)

/** Rows of one type and weight are sent as one, so they keep the limit of one. */
const together =
  (row: number): Rule =>
  (_, given) => {
    const { type, weight } = rowFields(row)
    const key = keyOf(given[type] ?? '', weightIn(given[weight]))
    const sum = containersIn(given).find((one) => keyOf(one.type, one.grossWeightKg) === key)
    return sum && sum.count > mostContainers ? 'too-large' : undefined
  }

/** Only rows that stand on the page are judged. */
export const containerRules: Rules = Object.fromEntries(
  slots.flatMap((row): [string, Rule][] => {
    const { type, count, weight } = rowFields(row)
    const counted = all(whole(mostContainers), together(row))
    return [
      [count, (text, given) => (given[type] === undefined ? undefined : counted(text, given))],
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
    const grossWeightKg = weightIn(given[weight])
    const key = keyOf(type, grossWeightKg)
    const sum = (rows.get(key)?.count ?? 0) + count
    rows.set(key, { type, count: sum, ...(grossWeightKg && { grossWeightKg }) })
  }
  return [...rows.values()]
}

/** Where they travel as one text, as in an address that leads to a form: `40HQ.2,20GP.1`. */
export const writeContainers = (containers: readonly ContainerRow[]): string =>
  containers.map(({ type, count }) => `${type}.${count}`).join(',')

export const readContainers = (text: string): ContainerRow[] =>
  text.split(',').flatMap((part) => {
    const [type = '', count = ''] = part.split('.')
    return isContainerType(type) && /^[1-9]\d{0,2}$/.test(count) ? [{ type, count: Number(count) }] : []
  })
