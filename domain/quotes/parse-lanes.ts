import { findPorts } from '#domain/places/find-ports.ts'
import { ports } from '#domain/places/ports.data.ts'
import { type OceanPort, oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import type { LaneRequest } from './lane-query.ts'

/** The possible problems of each field. Past days and lanes without a service are found when the row is priced. */
export const laneProblems = {
  pol: ['required', 'unknown-value'],
  pod: ['required', 'unknown-value', 'inconsistent'],
  type: ['required', 'unknown-value'],
  count: ['required', 'wrong-format'],
  etd: ['wrong-format', 'too-small'],
} as const satisfies Readonly<Record<string, readonly FieldProblem[]>>
export type LaneField = keyof typeof laneProblems
export type WrongLane = { readonly [Field in LaneField]?: (typeof laneProblems)[Field][number] }

/** The lane of one row of a bulk quote. */
type RowLane = LaneRequest & { readonly pol: OceanPort }
/** A row as the user sent it, with its number in the user's list. */
export type SentRow = { readonly row: number; readonly cells: readonly string[] }
/** The row with the lane it describes, or with the problems of its fields. */
export type ParsedRow = SentRow & { readonly lane: RowLane | null; readonly fields: WrongLane }

// Our choice, enough for one page; cells and characters beyond are dropped.
export const laneSheetLimits = { megabytes: 2, rows: 200, cells: 20, characters: 200 } as const

/** Spreadsheets copy and export with any of these; the wide ones come from Chinese input methods. */
export const cellDelimiters = ['\t', ',', ';', '，', '；'] as const

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s'-]/g, '')

const portCodes: ReadonlySet<string> = new Set(ports.map(({ code }) => code))

/** A port by its code, name, pinyin or alias. The text must match in full, because a guess would go unchecked. */
function portCode(text: string): string | undefined {
  // Most lists have codes, and a search looks at every name of every port.
  if (portCodes.has(text)) return text
  const typed = plain(text)
  return findPorts(text, { limit: 5 }).find(({ code, name, pinyin, aliases = [] }) =>
    [code, name.zh, name.en, pinyin, ...aliases].some((known) => plain(known) === typed),
  )?.code
}

const countOf = (text: string): number | undefined => {
  const count = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined
  return count !== undefined && count <= 500 ? count : undefined
}

const missing = (text: string) => (text === '' ? ('required' as const) : ('unknown-value' as const))

function fieldsOf([from = '', to = '', container = '', many = '', etd = '']: readonly string[]) {
  const found = portCode(from)
  const lane = {
    pol: oceanPorts.find((port) => port === found),
    pod: to === '' ? undefined : portCode(to),
    type: containerTypeCodes.find((type) => type === container.toUpperCase()),
    count: countOf(many),
  }
  const wrong: WrongLane = {
    ...(lane.pol === undefined && { pol: missing(from) }),
    ...(lane.pod === undefined && { pod: missing(to) }),
    ...(lane.type === undefined && { type: missing(container) }),
    ...(lane.count === undefined && { count: many === '' ? 'required' : 'wrong-format' }),
    ...(etd !== '' && !isCalendarDay(etd) && { etd: 'wrong-format' }),
  }
  return { lane: { ...lane, ...(etd !== '' && { etd }) }, wrong }
}

const isComplete = (lane: ReturnType<typeof fieldsOf>['lane']): lane is RowLane =>
  Object.values(lane).every((part) => part !== undefined)

/** Cells in the order port of loading, port of discharge, container type, count, earliest departure. */
export function parseRow({ row, cells }: SentRow): ParsedRow {
  const { lane, wrong } = fieldsOf(cells.map((cell) => cell.trim()))
  const isValid = isComplete(lane) && wrong.etd === undefined
  return { row, cells, lane: isValid ? lane : null, fields: wrong }
}

const needed: readonly LaneField[] = ['pol', 'pod', 'type', 'count']

/** A heading has words only and no readable field; a row with a digit is a lane. */
const isHeading = ({ cells, fields }: ParsedRow): boolean =>
  needed.every((field) => fields[field] !== undefined) && !/\d/.test(cells.slice(0, needed.length).join(' '))

const { cells: maxCells, characters: maxCharacters } = laneSheetLimits

/** The rows of a sheet without its heading; each keeps its row number in the sheet. */
export function parseSheet(rows: readonly SentRow[]): readonly ParsedRow[] {
  const parsed = rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ row, cells }) =>
      parseRow({ row, cells: cells.slice(0, maxCells).map((cell) => cell.slice(0, maxCharacters)) }),
    )
  return parsed[0] && isHeading(parsed[0]) ? parsed.slice(1) : parsed
}

/** The problems of a lane's query, named by the fields of its row. */
export const wrongLaneOf = (fields: WrongFields): WrongLane => ({
  ...(fields.etdFrom === 'too-small' && { etd: 'too-small' }),
  ...(fields.pod === 'inconsistent' && { pod: 'inconsistent' }),
})

/** RFC 4180: one cell and the delimiter or line break after it; a quoted cell may hold both. */
const pastedCell =
  /(?:[^\S\t\r\n]*"((?:[^"]|"")*)"[^\S\t\r\n]*|([^\t,;，；\r\n]*))([\t,;，；]|\r\n|\r|\n|$)/gy

function pastedRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [cell, quoted, plain = '', end = ''] of text.matchAll(pastedCell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end.startsWith('\r') || end === '\n') rows.push([])
    if (cell === '' || end === '') break
  }
  return rows
}

/** A row without delimiters is separated by spaces. */
const cellsOf = (row: readonly string[]): readonly string[] =>
  row.length === 1 ? (row[0] ?? '').split(/\s+/) : row

/** Pasted lanes, one per row; empty rows are skipped. */
export const parsePasted = (text: string): readonly ParsedRow[] =>
  parseSheet(pastedRows(text).map((cells, index) => ({ row: index + 1, cells: cellsOf(cells) })))

const quotedCell = (cell: string): string =>
  /[\t,;，；\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Rows as a text that `parsePasted` reads as the same rows. */
export const pastedText = (rows: readonly SentRow[]): string =>
  rows.map(({ cells }) => cells.map(quotedCell).join('\t')).join('\n')
