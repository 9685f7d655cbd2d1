import type { AuditEntryView } from '#contract/audit.ts'

type Values = AuditEntryView['before']
export type Value = NonNullable<Values>[string] | undefined

export type ChangedValue = {
  readonly name: string
  readonly before: Value
  readonly after: Value
  readonly isChanged: boolean
}

/** The values before and after; the changed ones first. */
export function changedValues(before: Values, after: Values): readonly ChangedValue[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => {
      const [was, is] = [before?.[name], after?.[name]]
      return { name, before: was, after: is, isChanged: JSON.stringify(was) !== JSON.stringify(is) }
    })
    .toSorted((one, other) => Number(other.isChanged) - Number(one.isChanged))
}
