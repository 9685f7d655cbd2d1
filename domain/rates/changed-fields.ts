import { fieldsOf } from './fields.ts'

/** The parts of a version that customers see; the cost is not among them. */
type Version = {
  readonly validFrom: string
  readonly validTo: string
  readonly brands: readonly string[] | null
  readonly companies: readonly string[] | null
  readonly pricing: unknown
}

type FieldTexts = Readonly<Record<string, string | null>>

// An audit entry is for people to read; the versions have the complete change.
const maxFields = 80

const textsOf = ({ validFrom, validTo, brands, companies, pricing }: Version): ReadonlyMap<string, string> =>
  new Map(
    fieldsOf({ validFrom, validTo, brands, companies, pricing }).map(({ path, text }) => [
      path.join('.'),
      text,
    ]),
  )

/** Field by field, what differs from the earlier version; of a new rate, every field. */
export function changedFields(
  earlier: Version | undefined,
  later: Version,
): { readonly before: FieldTexts; readonly after: FieldTexts } {
  const [before, after] = [earlier ? textsOf(earlier) : new Map<string, string>(), textsOf(later)]
  const names = [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .slice(0, maxFields)
  const texts = (side: ReadonlyMap<string, string>): FieldTexts =>
    Object.fromEntries(names.map((name) => [name, side.get(name) ?? null]))
  return { before: texts(before), after: texts(after) }
}
