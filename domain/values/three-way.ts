/** The values of a record as texts, by field. */
export type FieldTexts = ReadonlyMap<string, string>

/** Whose value a field gets. */
export type MergeSide = 'mine' | 'theirs'

/** A field that differs between two edits of the same version. */
export type DifferingField = {
  readonly name: string
  /** Undefined where the field is empty. */
  readonly base: string | undefined
  readonly theirs: string | undefined
  readonly mine: string | undefined
  /** The side that alone has changed it; undefined where both have, so that a person must choose. */
  readonly changedBy: MergeSide | undefined
}

type Versions = Readonly<Record<'base' | MergeSide, FieldTexts>>

function changedBy({ base, mine, theirs }: Pick<DifferingField, 'base' | 'mine' | 'theirs'>) {
  if (theirs === base) return 'mine'
  return mine === base ? 'theirs' : undefined
}

/** Every field that the two edits leave with different values, in the order of theirs, then of mine. */
export function differingFields({ base, mine, theirs }: Versions): readonly DifferingField[] {
  const names = [...new Set([...theirs.keys(), ...mine.keys()])]
  return names.flatMap((name) => {
    const field = { name, base: base.get(name), theirs: theirs.get(name), mine: mine.get(name) }
    return field.mine === field.theirs ? [] : [{ ...field, changedBy: changedBy(field) }]
  })
}

type Choices = Readonly<Record<string, MergeSide | undefined>>

/** Their version with the fields of mine that were chosen. */
export function mergeFields(theirs: FieldTexts, fields: readonly DifferingField[], choices: Choices) {
  const merged = new Map(theirs)
  for (const { name, mine, changedBy: usual } of fields) {
    if ((choices[name] ?? usual) !== 'mine') continue
    if (mine === undefined) merged.delete(name)
    else merged.set(name, mine)
  }
  return merged
}
