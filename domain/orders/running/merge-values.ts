import type { FieldTexts, OrderValues } from '#domain/orders/fields/order-field.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** As it is compared: names in one order, blank fields left out. */
const sorted = (texts: FieldTexts) =>
  Object.entries(texts)
    .filter(([, text]) => text !== '')
    .toSorted()

export type Merged = {
  readonly values: OrderValues
  /** Fields and groups that both people changed, each in another way; the own text stands. */
  readonly conflicts: readonly string[]
}

type Choice = { readonly base: unknown; readonly own: unknown; readonly other: unknown }

/** What two people typed on the same version, field by field; the rows of a group belong together. */
export function mergeValues(base: OrderValues, own: OrderValues, other: OrderValues): Merged {
  const conflicts: string[] = []
  // The own value stays, unless only the other person changed it.
  const isOtherTaken = (name: string, value: Choice): boolean => {
    if (isSame(value.own, value.other) || isSame(value.other, value.base)) return false
    const isOther = isSame(value.own, value.base)
    if (!isOther) conflicts.push(name)
    return isOther
  }
  const names = new Set([base, own, other].flatMap(({ fields }) => Object.keys(fields)))
  const fields: Record<string, string> = {}
  for (const name of names) {
    const textIn = (values: OrderValues) => values.fields[name] ?? ''
    const isOther = isOtherTaken(name, { base: textIn(base), own: textIn(own), other: textIn(other) })
    const text = textIn(isOther ? other : own)
    if (text !== '') fields[name] = text
  }
  const groups: Record<string, OrderValues['groups'][string]> = {}
  for (const name of new Set([base, own, other].flatMap((values) => Object.keys(values.groups)))) {
    const rowsIn = (values: OrderValues) => values.groups[name]?.map(sorted) ?? []
    const isOther = isOtherTaken(name, { base: rowsIn(base), own: rowsIn(own), other: rowsIn(other) })
    groups[name] = (isOther ? other : own).groups[name] ?? []
  }
  return { values: { fields, groups }, conflicts }
}
