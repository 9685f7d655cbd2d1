import { megabyte } from '#domain/files/file-kind.ts'
import { portsNamed } from '#domain/places/typed-port.ts'
import { readContainerType } from '#domain/values/container-type.ts'
import { invalidFields, type Result, refusal } from '#domain/values/refusal.ts'
import {
  cellDelimiters,
  laneSheetLimits,
  laneTextLimits,
  type ParsedRow,
  parseSheet,
  type SentRow,
} from './parse-lanes.ts'

const { megabytes, lines: maxLines, portWords } = laneTextLimits

type Cell = { readonly text: string; readonly end: number }

const delimiters: ReadonlySet<string> = new Set(cellDelimiters)

const isCellEnd = (sign: string | undefined): boolean =>
  sign === undefined || sign === '\r' || sign === '\n' || delimiters.has(sign)

function afterBlanks(text: string, start: number): number {
  let at = start
  while (!isCellEnd(text[at]) && text[at]?.trim() === '') at += 1
  return at
}

/** Where a quoted cell is closed, or -1; a doubled quote stands for one inside the cell. */
function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/** RFC 4180: a quoted cell may hold delimiters and line breaks. */
function quotedCell(text: string, start: number): Cell | undefined {
  const opening = afterBlanks(text, start)
  const closing = text[opening] === '"' ? closingQuote(text, opening) : -1
  if (closing === -1) return undefined
  const end = afterBlanks(text, closing + 1)
  if (!isCellEnd(text[end])) return undefined
  return { text: text.slice(opening + 1, closing).replaceAll('""', '"'), end }
}

function plainCell(text: string, start: number): Cell {
  let end = start
  while (!isCellEnd(text[end])) end += 1
  return { text: text.slice(start, end), end }
}

/**
 * Character by character in linear time: a search for a closing quote passes doubled quotes only, and a cell that
 * starts with those is closed within them, so that no part of the text is searched again.
 */
function pastedRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (let at = 0; ; ) {
    const cell = quotedCell(text, at) ?? plainCell(text, at)
    rows.at(-1)?.push(cell.text.trim())
    if (cell.end === text.length) return rows
    if (!delimiters.has(text.charAt(cell.end))) rows.push([])
    at = cell.end + (text.startsWith('\r\n', cell.end) ? 2 : 1)
  }
}

/** The words before the container type are the two ports; undefined where they are no ports, or ports in two ways. */
function withPorts(words: readonly string[]): readonly string[] | undefined {
  // The time grows with the square of the words, and two ports have no more than these.
  const typeAt = words.slice(0, 2 * portWords + 1).findIndex((word) => readContainerType(word) !== undefined)
  const splits = words.slice(1, Math.max(typeAt, 1)).map((_, index) => {
    const [pol, pod] = [words.slice(0, index + 1).join(' '), words.slice(index + 1, typeAt).join(' ')]
    return { cells: [pol, pod, ...words.slice(typeAt)], isPol: isKnown(pol), isPod: isKnown(pod) }
  })
  const known = splits.filter(({ isPol, isPod }) => isPol && isPod)
  if (known.length > 1) return undefined
  // Where only the port of loading is known, its longest name is meant, and the other one is wrong.
  return (known[0] ?? splits.findLast(({ isPol }) => isPol))?.cells
}

const isKnown = (port: string): boolean => portsNamed(port).length > 0

/** "40' HQ" and "40 HC" are one word. */
const spacedType = /(?<=\s)((?:20|40|45)['’′]?)\s+(?=[a-z]{2}(?:\s|$))/i

/** More are no cells of a lane. */
const maxWords = 2 * portWords + laneSheetLimits.cells

/** A row without delimiters is separated by spaces, and so are the words of its ports. */
function cellsOf(row: readonly string[]): readonly string[] {
  if (row.length > 1) return row
  const words = (row[0] ?? '').replace(spacedType, '$1').split(/\s+/, maxWords)
  return withPorts(words) ?? words
}

const hasTooManyLines = (text: string): boolean => text.split(/\r\n|\r|\n/, maxLines + 1).length > maxLines

/** Pasted lanes, one per row; empty rows are skipped. */
export function parsePasted(text: string): Result<readonly ParsedRow[]> {
  if (text.length > megabytes * megabyte) return refusal('too-large', { limit: `${megabytes} MB` })
  if (hasTooManyLines(text)) return invalidFields({ file: 'too-many' })
  return parseSheet(pastedRows(text).map((cells, index) => ({ row: index + 1, cells: cellsOf(cells) })))
}

const quoted = (cell: string): string =>
  /[\t,;，；\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Rows as a text that `parsePasted` reads as the same rows. */
export const pastedText = (rows: readonly SentRow[]): string =>
  rows.map(({ cells }) => cells.map(quoted).join('\t')).join('\n')
