import { anyGrossWeightLimit, grossWeightLimit, isWithin, queryLimits } from '#domain/quotes/limits.ts'
import type { WeighedContainers } from '#domain/quotes/query/query-lists.ts'
import { type ContainerType, isContainerType } from '#domain/values/container-type.ts'
import {
  allRules,
  type FormValues,
  optional,
  type Rule,
  type Rules,
  withRange,
} from '#web/components/forms/rules.ts'
import { countRule, countWithin } from '#web/components/quotes/state/query-rules.ts'

export type ContainerRow = WeighedContainers

export const rowFields = (row: number) =>
  ({ type: `type-${row}`, count: `count-${row}`, weight: `weight-${row}` }) as const

export const rowSlots = Array.from({ length: queryLimits.containerRows.max }, (_, row) => row)

/** The type that is selected in a row. */
function typeIn(values: FormValues, row: number): ContainerType | undefined {
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
    return sum && !isWithin(sum.count, queryLimits.containers) ? 'too-many' : undefined
  }

const weightLimitIn = (row: number) => (values: FormValues) => {
  const type = typeIn(values, row)
  return type ? grossWeightLimit(type) : anyGrossWeightLimit
}

/** For the rows that are on the page. */
export const containerRules: Rules = Object.fromEntries(
  rowSlots.flatMap((row): [string, Rule][] => {
    const { type, count, weight } = rowFields(row)
    const rule = allRules(countRule(queryLimits.containers), sumRule(row))
    return [
      [
        count,
        withRange(
          (text, values) => (values[type] === undefined ? undefined : rule(text, values)),
          rule.range,
        ),
      ],
      [weight, optional(countWithin(weightLimitIn(row)))],
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

/** The sum of all rows, for work that is done once for each container. */
export const containerSum = (values: FormValues): number =>
  containersIn(values).reduce((sum, { count }) => sum + count, 0)

/** The field of the form for a path of the query: `containers.1.count` is `count-1`. */
export function containerFieldOf(path: string): string | undefined {
  const [list, row = '0', field] = path.split('.')
  if (list !== 'containers') return undefined
  const names = rowFields(Number(row))
  return field === 'grossWeightKg' ? names.weight : names.count
}
