import type { RateFile } from '#contract/rates.ts'
import { fieldsOf, type RateField } from '#domain/rates/fields.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { inOrder, nameOf, type Path } from './fields.ts'

export type Change = {
  readonly path: Path
  readonly before: string | undefined
  readonly after: string | undefined
}

type Version = Pick<RateFile, 'validFrom' | 'validTo' | 'brands' | 'companies' | 'pricing' | 'cost'>
type Texts = ReadonlyMap<string, RateField>

const byName = (fields: readonly RateField[]): Texts =>
  new Map(fields.map((field) => [nameOf(field.path), field]))

const headOf = ({ validFrom, validTo, brands, companies }: Version) =>
  fieldsOf({ validFrom, validTo, brands, companies: companies?.map(({ name }) => name) })

const merged = (earlier: Texts, later: Texts) => [...new Map([...earlier, ...later]).values()]

/** Field by field, what differs: the head, the pricing in the order of the contract, then the cost. */
export function changesBetween(kind: RateKind, earlier: Version, later: Version): readonly Change[] {
  const [before, after] = [earlier, later].map((version) => ({
    head: byName(headOf(version)),
    pricing: byName(fieldsOf(version.pricing)),
    cost: byName(fieldsOf({ cost: version.cost })),
  })) as [Record<Part, Texts>, Record<Part, Texts>]
  return parts.flatMap((part) => {
    const fields = merged(before[part], after[part])
    return (part === 'pricing' ? fields.toSorted(inOrder(kind)) : fields).flatMap(({ path }) => {
      const name = nameOf(path)
      const change = { path, before: before[part].get(name)?.text, after: after[part].get(name)?.text }
      return change.before === change.after ? [] : [change]
    })
  })
}

const parts = ['head', 'pricing', 'cost'] as const
type Part = (typeof parts)[number]
