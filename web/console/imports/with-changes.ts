import type { ImportView } from '#contract/rate-imports.ts'

/** Replaces imports by their newer views; imports that are not in the list yet come first. */
export function withChanges(
  imports: readonly ImportView[],
  changes: readonly ImportView[],
): readonly ImportView[] {
  const changed = new Map(changes.map((view) => [view.importId, view]))
  const known = new Set(imports.map(({ importId }) => importId))
  return [
    ...changes.filter(({ importId }) => !known.has(importId)),
    ...imports.map((view) => changed.get(view.importId) ?? view),
  ]
}
