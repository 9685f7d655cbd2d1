import type { OrderValues } from '#domain/orders/fields/order-field.ts'

/** A field that has another text than before; null where it has none. */
export type FieldChange = {
  /** Its group and row, if it is in one. */
  readonly group?: string
  readonly row?: number
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

type Texts = Readonly<Record<string, string>>

const changesIn = (before: Texts, after: Texts): readonly FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after)

/** What an amendment changes, field by field. */
export function changedFields(before: OrderValues, after: OrderValues): readonly FieldChange[] {
  const groups = [...new Set([...Object.keys(before.groups), ...Object.keys(after.groups)])]
  return [
    ...changesIn(before.fields, after.fields),
    ...groups.flatMap((group) => {
      const [old = [], next = []] = [before.groups[group], after.groups[group]]
      return Array.from({ length: Math.max(old.length, next.length) }, (_, row) =>
        changesIn(old[row] ?? {}, next[row] ?? {}).map((change) => ({ ...change, group, row })),
      ).flat()
    }),
  ]
}
