import type { Language } from '#domain/brands/brand.ts'
import { portInFull, portsNamed } from '#domain/places/typed-port.ts'
import type { Params } from '#domain/values/refusal.ts'
import type { LaneField, SentRow } from './parse-lanes.ts'

const columns: Readonly<Partial<Record<LaneField, number>>> = { pol: 0, pod: 1 }

/** What the text about an ambiguous port names: what was typed, and the ports it can mean. */
export function laneProblemParams(
  { cells }: Pick<SentRow, 'cells'>,
  field: LaneField,
  language: Language,
): Params {
  const column = columns[field]
  if (column === undefined) return {}
  const text = cells[column]?.trim() ?? ''
  const candidates = portsNamed(text).map((port) => portInFull(port, language))
  return { text, candidates: candidates.join(' / ') }
}
