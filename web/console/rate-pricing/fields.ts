import { fieldNames, parentAt } from '#contract/pricing-schema.ts'
import type { RateField } from '#domain/rates/fields.ts'
import type { RateKind } from '#domain/rates/rate.ts'

export type Path = readonly string[]

export const nameOf = (path: Path): string => path.join('.')

/** The name of a field in the form. */
export const inputName = (path: Path): string => nameOf(['pricing', ...path])

export const isUnder = (path: Path, parent: Path): boolean =>
  parent.every((name, index) => path[index] === name)

/** Fields that say what a row is for; a row with nothing else is empty. */
const rowHeads = ['fee', 'per', 'kind', 'paymentTerm', 'currency']

export const isRowHead = (path: Path): boolean => path.length > 1 && rowHeads.includes(path.at(-1) ?? '')

/** The fee of a service follows from the service; the form sends it without showing it. */
export const isHidden = (path: Path): boolean =>
  path.at(-1) === 'fee' && (path[0] === 'originServices' || path[0] === 'destinationServices')

function rankOf(kind: RateKind, path: Path): number {
  const parent = parentAt(kind, path)
  const name = path.at(-1) ?? ''
  if (parent?.type === 'list') return Number(name)
  const names = parent?.type === 'object' ? fieldNames(parent) : parent?.type === 'map' ? parent.keys : []
  const index = names?.indexOf(name) ?? -1
  return index < 0 ? Number.MAX_SAFE_INTEGER : index
}

/** In the order of the contract; codes without an order by name. */
export const inOrder =
  (kind: RateKind) =>
  (one: RateField, other: RateField): number => {
    for (let length = 1; length <= Math.max(one.path.length, other.path.length); length += 1) {
      const [left, right] = [one.path.slice(0, length), other.path.slice(0, length)]
      if (nameOf(left) === nameOf(right)) continue
      return rankOf(kind, left) - rankOf(kind, right) || nameOf(left).localeCompare(nameOf(right))
    }
    return 0
  }

export type FieldGroup = { readonly name: string; readonly fields: readonly RateField[] }

/** By the first name of the path, in order. */
export const groupsOf = (kind: RateKind, fields: readonly RateField[]): readonly FieldGroup[] =>
  [...Map.groupBy(fields.toSorted(inOrder(kind)), ({ path: [name = ''] }) => name)].map(([name, own]) => ({
    name,
    fields: own,
  }))
