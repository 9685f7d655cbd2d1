import type { FieldTexts, OrderValues } from '#domain/orders/fields/order-field.ts'
import type { Classifier } from '#domain/tracking/milestones.ts'
import type { SharedContents } from './order-share.ts'

const pickTexts = (texts: FieldTexts, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])))

/** The fields that a scope names, and nothing else; a row without any of them is left out. */
export function pickShared(
  { fields, groups }: OrderValues,
  allowed: SharedContents['ordered'],
): { fields: Record<string, string>; groups: Record<string, Record<string, string>[]> } {
  const rows = Object.entries(allowed.groups).flatMap(([group, names]) => {
    const picked = groups[group]
      ?.map((texts) => pickTexts(texts, names))
      .filter((texts) => Object.keys(texts).length > 0)
    return picked?.length ? [[group, picked]] : []
  })
  return { fields: pickTexts(fields, allowed.fields), groups: Object.fromEntries(rows) }
}

type Recorded = {
  readonly milestone: string
  readonly classifier: Classifier
  readonly container: string | null
  readonly at: Date | null
}

/** The records that hold; what was corrected or taken back is not shown outside. */
export function recordsThatHold<R extends Recorded>(records: readonly R[]): readonly R[] {
  const last = new Map(
    records.map((record) => [[record.milestone, record.container, record.classifier].join(), record]),
  )
  return [...last.values()].filter(({ at }) => at !== null)
}
