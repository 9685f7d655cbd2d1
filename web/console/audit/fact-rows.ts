import type { AuditEntryView } from '#contract/audit.ts'

type Facts = AuditEntryView['before']
export type FactValue = NonNullable<Facts>[string] | undefined

export type FactRow = {
  readonly name: string
  readonly before: FactValue
  readonly after: FactValue
  readonly isChanged: boolean
}

/** What stood before beside what stands after; the changes first. */
export function factRows(before: Facts, after: Facts): readonly FactRow[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => {
      const [was, is] = [before?.[name], after?.[name]]
      return { name, before: was, after: is, isChanged: JSON.stringify(was) !== JSON.stringify(is) }
    })
    .toSorted((one, other) => Number(other.isChanged) - Number(one.isChanged))
}
