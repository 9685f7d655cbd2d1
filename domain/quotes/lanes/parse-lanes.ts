import { type HomePort, homePortOf } from '#domain/places/home-ports.ts'
import { isCountryText, portsNamed } from '#domain/places/typed-port.ts'
import { readContainerType } from '#domain/values/container-type.ts'
import {
  type FieldProblem,
  invalidFields,
  ok,
  type Result,
  type WrongFields,
} from '#domain/values/refusal.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import type { LaneRequest } from './lane-query.ts'
import { readSheetDay } from './sheet-day.ts'

/** The possible problems of each field. Past days and lanes without a service are found when the row is priced. */
export const laneProblems = {
  pol: ['required', 'unknown-value', 'ambiguous'],
  pod: ['required', 'unknown-value', 'ambiguous', 'inconsistent'],
  type: ['required', 'unknown-value'],
  count: ['required', 'wrong-format'],
  etd: ['wrong-format', 'inconsistent', 'too-small'],
} as const satisfies Readonly<Record<string, readonly FieldProblem[]>>
export type LaneField = keyof typeof laneProblems
export type WrongLane = { readonly [Field in LaneField]?: (typeof laneProblems)[Field][number] }

/** The lane of one row of a bulk quote. */
type RowLane = LaneRequest & { readonly pol: HomePort }
/** A row as the user sent it, with its number in the user's list. */
export type SentRow = { readonly row: number; readonly cells: readonly string[] }
/** The row with the lane it describes, or with the problems of its fields. */
export type ParsedRow = SentRow & { readonly lane: RowLane | null; readonly fields: WrongLane }

// Our choice, enough for one page; cells and characters beyond are dropped.
export const laneSheetLimits = { megabytes: 2, rows: 200, cells: 20, characters: 200 } as const
/** Of a CSV file and of pasted text. A row takes several lines when a quoted cell has line breaks. */
export const laneTextLimits = {
  megabytes: 1,
  lines: 10 * laneSheetLimits.rows,
  /** Of one port and its country where spaces separate the cells; a longer text names no port. */
  portWords: 12,
} as const

/** Spreadsheets copy and export with any of these; the wide ones come from Chinese input methods. */
export const cellDelimiters = ['\t', ',', ';', '，', '；'] as const

const countOf = (text: string): number | undefined => {
  const count = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined
  return count !== undefined && count <= 500 ? count : undefined
}

type Read<T> = { readonly value?: T; readonly problem?: 'required' | 'unknown-value' | 'ambiguous' }

/** The one port that the text names; several are refused, because a guess would go unchecked. */
function readPort<T>(text: string, known: (code: string) => T | undefined): Read<T> {
  if (text === '') return { problem: 'required' }
  const [value, ...others] = new Set(portsNamed(text).flatMap(({ code }) => known(code) ?? []))
  if (value === undefined) return { problem: 'unknown-value' }
  return others.length > 0 ? { problem: 'ambiguous' } : { value }
}

const missing = (text: string) => (text === '' ? ('required' as const) : ('unknown-value' as const))

const withCount = [/^(?<count>\d{1,3}) *[x×*] *(?<type>.+)$/iu, /^(?<type>.+?) *[x×*] *(?<count>\d{1,3})$/iu]

/** "2x40HQ" and "40HQ × 2" are a type and a count in one cell; the cell of the count is then empty or left out. */
function separated(cells: readonly string[]): readonly string[] {
  const [from = '', to = '', container = '', many = '', ...others] = cells
  if (countOf(many) !== undefined) return cells
  for (const form of withCount) {
    const { type = '', count = '' } = form.exec(container)?.groups ?? {}
    if (readContainerType(type) !== undefined)
      return [from, to, type, count, ...(many === '' ? [] : [many]), ...others]
  }
  return cells
}

function fieldsOf(cells: readonly string[]) {
  const [from = '', to = '', container = '', many = '', etd = ''] = separated(cells)
  const [pol, pod] = [readPort(from, homePortOf), readPort(to, (code) => code)]
  const day = etd === '' ? undefined : readSheetDay(etd)
  const lane = {
    pol: pol.value,
    pod: pod.value,
    type: readContainerType(container),
    count: countOf(many),
  }
  const wrong: WrongLane = {
    ...(pol.problem && { pol: pol.problem }),
    ...(pod.problem && { pod: pod.problem }),
    ...(lane.type === undefined && { type: missing(container) }),
    ...(lane.count === undefined && { count: many === '' ? 'required' : 'wrong-format' }),
    ...(day && 'problem' in day && { etd: day.problem }),
  }
  return { lane: { ...lane, ...(day && 'day' in day && { etd: day.day }) }, wrong }
}

const isComplete = (lane: ReturnType<typeof fieldsOf>['lane']): lane is RowLane =>
  Object.values(lane).every((part) => part !== undefined)

/** Cells in the order port of loading, port of discharge, container type, count, earliest departure. */
export function parseRow({ row, cells }: SentRow): ParsedRow {
  const { lane, wrong } = fieldsOf(cells.map(plainTyped))
  const isValid = isComplete(lane) && wrong.etd === undefined
  return { row, cells, lane: isValid ? lane : null, fields: wrong }
}

/** The ports of loading and of discharge are the first two cells. */
const portCells = 2

/** "SHANGHAI, CN" is one cell, also where the comma between the two separates cells. */
function withCountries(cells: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (const cell of cells) {
    const port = joined.at(-1)
    const isCountry = joined.length <= portCells && port !== undefined && isCountryText(cell)
    const name = `${port}, ${cell.trim()}`
    if (isCountry && portsNamed(name).length > 0) joined.splice(-1, 1, name)
    else joined.push(cell)
  }
  return joined
}
const needed: readonly LaneField[] = ['pol', 'pod', 'type', 'count']

/** A heading has words only and no readable field; a row with a digit is a lane. */
const isHeading = ({ cells, fields }: ParsedRow): boolean =>
  needed.every((field) => fields[field] !== undefined) &&
  !/\d/.test(plainTyped(cells.slice(0, needed.length).join(' ')))

const { cells: maxCells, characters: maxCharacters } = laneSheetLimits

const tooMany = () => invalidFields({ file: 'too-many' })

/** The rows of a sheet without its heading; each keeps its row number in the sheet. */
export function parseSheet(rows: readonly SentRow[]): Result<readonly ParsedRow[]> {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  // With the heading.
  if (filled.length > laneSheetLimits.rows + 1) return tooMany()
  const parsed = filled.map(({ row, cells }) =>
    parseRow({
      row,
      cells: withCountries(cells.slice(0, maxCells).map((cell) => cell.slice(0, maxCharacters))),
    }),
  )
  const lanes = parsed[0] && isHeading(parsed[0]) ? parsed.slice(1) : parsed
  return lanes.length > laneSheetLimits.rows ? tooMany() : ok(lanes)
}

/** The problems of a lane's query, named by the fields of its row. */
export const wrongLaneOf = (fields: WrongFields): WrongLane => ({
  ...(fields.etdFrom === 'too-small' && { etd: 'too-small' }),
  ...(fields.pod === 'inconsistent' && { pod: 'inconsistent' }),
})
