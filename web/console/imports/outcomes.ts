import type { ImportRow, ImportView } from '#contract/rate-imports.ts'

type Outcome = ImportRow['outcome']
type Counts = ImportView['counts']

/** In the order of the tabs: errors first. */
export const outcomes = ['wrong', 'changed', 'added', 'unchanged'] as const satisfies readonly Outcome[]

/** The first outcome that has rows. */
export const firstOutcome = (counts: Counts): Outcome =>
  outcomes.find((outcome) => counts[outcome] > 0) ?? 'unchanged'

/** The number of rates that confirming saves. */
export const savedCount = ({ counts, leftOut }: Pick<ImportView, 'counts' | 'leftOut'>): number =>
  counts.added + counts.changed - leftOut
