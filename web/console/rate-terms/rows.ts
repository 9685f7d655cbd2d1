import type { RateKind } from '#domain/rates/rate.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import { type Opening, openings } from './openings.data.ts'
import { offeredFigures } from './parts.data.ts'
import { perType, shapes } from './shapes.data.ts'

type Path = readonly string[]
type Leaves = readonly Leaf[]

const isUnder = (path: Path, head: Path) => head.every((step, at) => path[at] === step)
const nameOf = (path: Path) => path.join('.')
const pathOf = (way: string): Path => (way === '' ? [] : way.split('.'))

/** Where rows can be added at a part; nothing where its rows are what they are. */
export const openingAt = (kind: RateKind, part: Path): Opening | undefined =>
  openings[kind].find(({ path }) => {
    const steps = path.split('.')
    return steps.length === part.length && steps.every((step, at) => step === '*' || step === part[at])
  })

/** The rows of a part in the order in which they stand. */
export const rowKeys = (leaves: Leaves, part: Path): readonly string[] => [
  ...new Set(
    leaves
      .filter(({ path }) => path.length > part.length && isUnder(path, part))
      .map(({ path }) => path[part.length] ?? ''),
  ),
]

/** The row a figure stands in, where it is one of several in it. */
export function rowOf(kind: RateKind, path: Path): Path | undefined {
  const lengths = path.map((_, at) => path.length - 2 - at).filter((length) => length > 0)
  const part = lengths.find((length) => openingAt(kind, path.slice(0, length)) !== undefined)
  return part === undefined ? undefined : path.slice(0, part + 1)
}

const withMissing = (leaves: Leaves, wanted: Leaves): Leaves => {
  const known = new Set(leaves.map(({ path }) => nameOf(path)))
  return [...leaves, ...wanted.filter(({ path }) => !known.has(nameOf(path)))]
}

/** The figures that go with every word among the leaves that decides over figures. */
const figuresBeside = (leaves: Leaves): Leaves =>
  leaves.flatMap(({ path, text }) =>
    (shapes[path.at(-1) ?? '']?.[text] ?? []).map((way) => ({
      path: [...path.slice(0, -1), ...pathOf(way)],
      text: '',
    })),
  )

const blankRow = (opening: Opening, part: Path, key: string): Leaves =>
  opening.blank(key).map(([way, text]) => ({ path: [...part, key, ...pathOf(way)], text }))

/** A row more, its fields empty; one that is there stays as it is. */
export function withRow(leaves: Leaves, opening: Opening, part: Path, key: string): Leaves {
  const row = blankRow(opening, part, key)
  return withMissing(leaves, [...row, ...figuresBeside(row)])
}

export const withoutRow = (leaves: Leaves, row: Path): Leaves =>
  leaves.filter(({ path }) => !isUnder(path, row))

/** Another word in a row, and with it the figures that belong to it; those both have keep what stands in them. */
export function reshaped(leaves: Leaves, path: Path, text: string): Leaves {
  const row = path.slice(0, -1)
  const others = Object.values(shapes[path.at(-1) ?? ''] ?? {}).flat()
  const word: Leaf = { path, text }
  const wanted = figuresBeside([word])
  const isWanted = (leaf: Leaf) => wanted.some((one) => nameOf(one.path) === nameOf(leaf.path))
  const isFigure = ({ path: way }: Leaf) => others.includes(nameOf(way.slice(row.length)))
  const saved = leaves
    .filter((leaf) => !isUnder(leaf.path, row) || !isFigure(leaf) || isWanted(leaf))
    .map((leaf) => (nameOf(leaf.path) === nameOf(path) ? word : leaf))
  return withMissing(saved, wanted)
}

/** A price by the container that has a figure for each type is one by type, in the words of the form. */
const byType = (leaves: Leaves): Leaves => {
  const grown = new Set(leaves.map(({ path }) => nameOf(path.slice(0, -1))))
  return leaves.map((leaf) =>
    leaf.path.at(-1) === 'per' && grown.has(nameOf([...leaf.path.slice(0, -1), 'price']))
      ? { ...leaf, text: perType }
      : leaf,
  )
}

/** Every part that holds rows, the parts in its rows included. */
export const partsOf = (leaves: Leaves, { path }: Opening): readonly Path[] =>
  path
    .split('.')
    .reduce<readonly Path[]>(
      (parts, step) =>
        parts.flatMap((part) => (step === '*' ? rowKeys(leaves, part) : [step]).map((key) => [...part, key])),
      [[]],
    )

/** Whatever the form of a rate has a field for: what it says, and what it could say besides. */
export function fieldsOf(kind: RateKind, terms: unknown): Leaves {
  const said = byType(leavesOf(terms))
  const inRows = openings[kind]
    .filter(({ name }) => name !== 'destinationServices')
    .flatMap((opening) =>
      partsOf(said, opening).flatMap((part) =>
        rowKeys(said, part).flatMap((key) => blankRow(opening, part, key)),
      ),
    )
  const offered = offeredFigures[kind].map((name) => ({ path: name.split('.'), text: '' }))
  return withMissing(said, [...inRows, ...figuresBeside(said), ...offered])
}
