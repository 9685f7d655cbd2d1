import type { FeeLine, LineGroup } from '#domain/quotes/fee-line.ts'

const singleModes = ['depot', 'trucking', 'warehouse'] as const
type SingleMode = (typeof singleModes)[number]

/** The key of a group's name in `quotes`: only what travels by sea has an origin and a destination. */
export function groupNameKey(
  group: LineGroup,
  lines: readonly Pick<FeeLine, 'mode'>[],
): `groups.${LineGroup}` | `services.${SingleMode}` {
  const single = singleModes.find((mode) => lines.every((line) => line.mode === mode))
  return single && lines.length > 0 ? `services.${single}` : `groups.${group}`
}
