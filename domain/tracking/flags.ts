import type { Params } from '#domain/values/refusal.ts'
import type { Classifier } from './milestones.ts'
import type { TimelineEntry } from './timeline.ts'

/** What a reader should be warned of at a step; the words are in messages, by flag. */
export type Flag = {
  readonly flag: 'missing' | 'out-of-order' | `conflict-${Classifier}`
  readonly params: Params
}

/** The flags of a step: what is missing first, then what contradicts itself. */
export function flagsOf({ isMissing, conflicts, happenedBefore }: TimelineEntry): readonly Flag[] {
  const flags: Flag[] = conflicts.map(({ classifier, claims }) => ({
    flag: `conflict-${classifier}`,
    params: { sources: claims.length },
  }))
  if (happenedBefore.length > 0)
    flags.unshift({ flag: 'out-of-order', params: { count: happenedBefore.length } })
  if (isMissing) flags.unshift({ flag: 'missing', params: {} })
  return flags
}
