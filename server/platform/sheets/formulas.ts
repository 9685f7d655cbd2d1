import { cellRef } from 'hucre/xlsx'
import type { ArchivePart } from './archive.ts'
import { contentOf } from './inspect-parts.ts'

const mayBeFormula = [Buffer.from('<f'), Buffer.from(':f')]
/**
 * A tag of a row, a cell, a formula or a value, with the text behind it. It ends before the next one: a comment may hold many
 * without an end.
 */
const tagAndText = /<(\/?)(?:[\w.-]+:)?(row|c|f|v|is)(\s[^<>]*?)?(\/?)>([^<]*)/g
const reference = /\sr\s*=\s*["']([^"']+)["']/
const isText = /\st\s*=\s*["']str["']/
/** Of a formula as an error shows it. */
const longestFormula = 60

async function hasFormulas(part: ArchivePart): Promise<boolean> {
  for await (const piece of contentOf(part))
    if (mayBeFormula.some((sign) => piece.includes(sign))) return true
  return false
}

type Tag = { readonly name: string; readonly attributes: string; readonly text: string }

/** Follows the tags of a worksheet, and collects the cells with a formula and without a stored value. */
class FormulaScan {
  readonly cells = new Map<string, string>()
  #row = 0
  #column = 0
  #cell = ''
  #isText = false
  #formula: string | undefined
  #hasValue = false

  /** Whole tags, each with the text behind it. */
  read(tags: string): void {
    for (const [, slash, name = '', attributes = '', isEmpty, behind = ''] of tags.matchAll(tagAndText)) {
      if (!slash) this.#open({ name, attributes, text: isEmpty ? '' : behind })
      if (name === 'c' && (slash || isEmpty)) this.#closeCell()
    }
  }

  #open({ name, attributes, text }: Tag): void {
    if (name === 'row') {
      this.#row = Number(reference.exec(attributes)?.[1] ?? this.#row + 1)
      this.#column = 0
    } else if (name === 'c') this.#openCell(attributes)
    else if (name === 'f') this.#formula = text
    // The stored result of a formula may be an empty text.
    else this.#hasValue ||= name === 'is' || this.#isText || text !== ''
  }

  #openCell(attributes: string): void {
    this.#cell = reference.exec(attributes)?.[1] ?? cellRef(this.#row - 1, this.#column)
    this.#column += 1
    this.#isText = isText.test(attributes)
    this.#formula = undefined
    this.#hasValue = false
  }

  #closeCell(): void {
    if (this.#formula !== undefined && !this.#hasValue)
      this.cells.set(this.#cell, `=${this.#formula}`.slice(0, longestFormula))
    this.#formula = undefined
  }
}

/**
 * The formulas without a stored value, by cell. Programs other than Excel save a formula without calculating it; the
 * parser reads such a cell as an empty one.
 */
export async function uncalculatedFormulas(
  part: ArchivePart | undefined,
): Promise<ReadonlyMap<string, string>> {
  const scan = new FormulaScan()
  if (!part || !(await hasFormulas(part))) return scan.cells
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of contentOf(part)) {
    const text = rest + decoder.decode(piece, { stream: true })
    const end = text.lastIndexOf('<')
    scan.read(text.slice(0, Math.max(0, end)))
    rest = text.slice(Math.max(0, end))
  }
  return scan.cells
}
