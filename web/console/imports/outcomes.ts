import type { ImportRow, ImportView } from '#contract/rate-imports.ts'

type Outcome = ImportRow['outcome']
type Counts = ImportView['counts']

/** In the order in which they are looked at: what hinders first. */
export const outcomes = ['wrong', 'changed', 'added', 'unchanged'] as const satisfies readonly Outcome[]

/** The first that has rows. */
export const firstOutcome = (counts: Counts): Outcome =>
  outcomes.find((outcome) => counts[outcome] > 0) ?? 'unchanged'

/** As many rates as the import writes. */
export const writtenBy = ({ added, changed }: Counts): number => added + changed
