import type { RateFile } from '#contract/rates.ts'
import { byReading, type Leaf, leavesOf } from './leaves.ts'

export type Change = {
  readonly path: readonly string[]
  readonly before: string | undefined
  readonly after: string | undefined
}

type Compared = Pick<RateFile, 'validFrom' | 'validTo' | 'brands' | 'companies' | 'terms' | 'cost'>

/** What a version says, under the names by which the desk speaks of it. */
const saidBy = ({ validFrom, validTo, brands, companies, terms, cost }: Compared): readonly Leaf[] =>
  leavesOf({
    ...{ validFrom, validTo, brands, companies: companies?.map(({ name }) => name), cost },
    ...(terms as object),
  })

const byPath = (leaves: readonly Leaf[]) => new Map(leaves.map((leaf) => [leaf.path.join('.'), leaf]))

/** Field by field, what the later version says otherwise. */
export function changesBetween(earlier: Compared, later: Compared): readonly Change[] {
  const [was, is] = [byPath(saidBy(earlier)), byPath(saidBy(later))]
  const leaves = [...new Map([...was, ...is]).values()].toSorted(byReading)
  return leaves
    .map(({ path }) => {
      const name = path.join('.')
      return { path, before: was.get(name)?.text, after: is.get(name)?.text }
    })
    .filter(({ before, after }) => before !== after)
}
