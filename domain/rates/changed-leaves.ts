import { leavesOf } from './leaves.ts'

/** What a version says to customers; what the house pays is no part of it. */
type Said = {
  readonly validFrom: string
  readonly validTo: string
  readonly brands: readonly string[] | null
  readonly companies: readonly string[] | null
  readonly terms: unknown
}

type Told = Readonly<Record<string, string | null>>

// Ours: a log is read by people; whoever changes a whole sheet finds the rest in its versions.
const mostTold = 80

const saidBy = ({ validFrom, validTo, brands, companies, terms }: Said): ReadonlyMap<string, string> =>
  new Map(
    leavesOf({ validFrom, validTo, brands, companies, terms }).map(({ path, text }) => [
      path.join('.'),
      text,
    ]),
  )

/** Figure by figure, what is said otherwise than before; of something new, all of it. */
export function changedLeaves(
  earlier: Said | undefined,
  later: Said,
): { readonly before: Told; readonly after: Told } {
  const [was, is] = [earlier ? saidBy(earlier) : new Map<string, string>(), saidBy(later)]
  const names = [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .slice(0, mostTold)
  const told = (side: ReadonlyMap<string, string>): Told =>
    Object.fromEntries(names.map((name) => [name, side.get(name) ?? null]))
  return { before: told(was), after: told(is) }
}
