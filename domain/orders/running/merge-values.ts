import type { OrderValues } from '#domain/orders/fields/order-field.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** As it is compared: names in one order, blank fields left out. */
const sorted = (texts: Readonly<Record<string, string>> = {}) =>
  Object.entries(texts)
    .filter(([, text]) => text !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

const partOf = (values: OrderValues, name: string): unknown =>
  name in values.groups ? values.groups[name]?.map(sorted) : undefined

export type Merged = {
  readonly values: OrderValues
  /** Fields and groups that both people changed, each in another way; the own text stands. */
  readonly conflicts: readonly string[]
}

type Choice<T> = { readonly base: T; readonly own: T; readonly other: T }

/** The own value, unless only the other person changed it. */
function chosen<T>({ base, own, other }: Choice<T>): 'own' | 'other' | 'conflict' {
  if (isSame(own, other) || isSame(other, base)) return 'own'
  return isSame(own, base) ? 'other' : 'conflict'
}

/** What two people typed on the same version, field by field; the rows of a group belong together. */
export function mergeValues(base: OrderValues, own: OrderValues, other: OrderValues): Merged {
  const conflicts: string[] = []
  const take = (name: string, choice: Choice<unknown>): boolean => {
    const found = chosen(choice)
    if (found === 'conflict') conflicts.push(name)
    return found === 'other'
  }
  const names = new Set([base, own, other].flatMap(({ fields }) => Object.keys(fields)))
  const fields: Record<string, string> = {}
  for (const name of names) {
    const textIn = (values: OrderValues) => values.fields[name] ?? ''
    const isOther = take(name, { base: textIn(base), own: textIn(own), other: textIn(other) })
    const text = textIn(isOther ? other : own)
    if (text !== '') fields[name] = text
  }
  const groups: Record<string, OrderValues['groups'][string]> = {}
  for (const name of new Set([base, own, other].flatMap((values) => Object.keys(values.groups)))) {
    const rowsIn = (values: OrderValues) => partOf(values, name) ?? []
    const isOther = take(name, { base: rowsIn(base), own: rowsIn(own), other: rowsIn(other) })
    groups[name] = (isOther ? other : own).groups[name] ?? []
  }
  return { values: { fields, groups }, conflicts }
}
