import { normaliseCompanyText } from './claim-company.ts'

/** Recognised text has spaces between Chinese characters, where people write none. */
const spaceBesideHan = /(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/gu

/** The lines of a recognised text as a person would write them. */
export const licenceLines = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .split(/\r?\n/)
    .map((line) => line.replace(spaceBesideHan, '').trim())
    .filter((line) => line !== '')

const patternOf = (words: readonly string[]) =>
  words.map((word) => [...word.replaceAll(' ', '')].join('\\s*')).join('|')

/** Of one of these words, with any spaces in it. */
export const anyOf = (words: readonly string[]): RegExp => new RegExp(patternOf(words), 'iu')

const edges = /^[^\p{L}\p{N}]+|\s+$/gu

/** What follows the first of these labels in its line, and the lines below it. */
export function labelled(lines: readonly string[], labels: readonly string[]): readonly string[] | undefined {
  const label = anyOf(labels)
  const at = lines.findIndex((line) => label.test(line))
  const line = lines[at]
  const match = line?.match(label)
  if (line === undefined || match?.index === undefined) return undefined
  const value = line.slice(match.index + match[0].length).replace(edges, '')
  const below = lines.slice(at + 1)
  return value === '' ? below : [value, ...below]
}

export type Passage = { readonly text: string; readonly changes: number }

/** The place of each normalised letter in the text that it was read from. */
const lettersOf = (text: string) =>
  [...text].flatMap((letter, at) => [...normaliseCompanyText(letter)].map((plain) => ({ plain, at })))

type Cell = { readonly changes: number; readonly start: number }

const fewest = (cells: readonly Cell[]): Cell =>
  cells.reduce((best, cell) => (cell.changes < best.changes ? cell : best))

/**
 * The passage of a text that becomes the wanted name with the fewest letters changed, added and left out (Sellers'
 * algorithm). Spaces, punctuation and case make no difference.
 */
export function closestPassage(text: string, name: string): Passage | undefined {
  const wanted = [...normaliseCompanyText(name)]
  const letters = lettersOf(text)
  let row: readonly Cell[] = wanted.map((_, at) => ({ changes: at + 1, start: 0 }))
  let best: (Cell & { readonly end: number }) | undefined
  for (const [end, { plain }] of letters.entries()) {
    let left: Cell = { changes: 0, start: end + 1 }
    let corner: Cell = { changes: 0, start: end }
    const next: Cell[] = []
    for (const [at, letter] of wanted.entries()) {
      const above = row[at] ?? left
      left = fewest([
        { changes: corner.changes + (letter === plain ? 0 : 1), start: corner.start },
        { changes: above.changes + 1, start: above.start },
        { changes: left.changes + 1, start: left.start },
      ])
      corner = above
      next.push(left)
    }
    row = next
    if (!best || left.changes < best.changes) best = { ...left, end }
  }
  const [first, last] = best ? [letters[best.start], letters[best.end]] : []
  if (!best || !first || !last) return undefined
  return { text: [...text].slice(first.at, last.at + 1).join(''), changes: best.changes }
}
