import { grossWeightLimit, isWithin, queryLimits } from '#domain/quotes/limits.ts'
import type { WeighedContainers } from '#domain/quotes/query-lists.ts'
import { type ContainerType, isContainerType } from '#domain/values/container-type.ts'
import { allRules, type FormValues, optional, type Rule, type Rules } from '#web/components/forms/rules.ts'
import { countRule } from '#web/components/quotes/query-rules.ts'

export type ContainerRow = WeighedContainers

export const rowFields = (row: number) =>
  ({ type: `type-${row}`, count: `count-${row}`, weight: `weight-${row}` }) as const

export const rowSlots = Array.from({ length: queryLimits.containerRows.max }, (_, row) => row)

/** The type that is selected in a row. */
export function typeIn(values: FormValues, row: number): ContainerType | undefined {
  const type = values[rowFields(row).type] ?? ''
  return isContainerType(type) ? type : undefined
}

const weightIn = (text: string | undefined): number | undefined => Number(text ?? '') || undefined

const keyOf = (type: string, grossWeightKg: number | undefined): string => `${type} ${grossWeightKg ?? ''}`

/** Rows with the same type and weight are sent as one row, so their sum must keep its limit. */
const sumRule =
  (row: number): Rule =>
  (_, values) => {
    const { type, weight } = rowFields(row)
    const key = keyOf(values[type] ?? '', weightIn(values[weight]))
    const sum = containersIn(values).find((one) => keyOf(one.type, one.grossWeightKg) === key)
    return sum && !isWithin(sum.count, queryLimits.containers) ? 'too-large' : undefined
  }

const weightRule =
  (row: number): Rule =>
  (text, values) => {
    const type = typeIn(values, row)
    return type && countRule(grossWeightLimit(type))(text, values)
  }

/** For the rows that are on the page. */
export const containerRules: Rules = Object.fromEntries(
  rowSlots.flatMap((row): [string, Rule][] => {
    const { type, count, weight } = rowFields(row)
    const rule = allRules(countRule(queryLimits.containers), sumRule(row))
    return [
      [count, (text, values) => (values[type] === undefined ? undefined : rule(text, values))],
      [weight, optional(weightRule(row))],
    ]
  }),
)

/** The rows of a form; rows with the same type and weight become one. */
export function containersIn(values: FormValues): ContainerRow[] {
  const rows = new Map<string, ContainerRow>()
  for (const slot of rowSlots) {
    const names = rowFields(slot)
    const type = typeIn(values, slot)
    const count = Number(values[names.count])
    if (!type || !(count > 0)) continue
    const grossWeightKg = weightIn(values[names.weight])
    const key = keyOf(type, grossWeightKg)
    const sum = (rows.get(key)?.count ?? 0) + count
    rows.set(key, { type, count: sum, ...(grossWeightKg && { grossWeightKg }) })
  }
  return [...rows.values()]
}

/** One text for all rows, for the default value of a request form: `40HQ.2,20GP.1`. */
export const formatContainers = (containers: readonly ContainerRow[]): string =>
  containers.map(({ type, count }) => `${type}.${count}`).join(',')

export const readContainers = (text: string): ContainerRow[] =>
  text.split(',').flatMap((row) => {
    const [type = '', count = ''] = row.split('.')
    const isCount = /^\d{1,7}$/.test(count) && isWithin(Number(count), queryLimits.containers)
    return isContainerType(type) && isCount ? [{ type, count: Number(count) }] : []
  })
