import { ports } from '#domain/places/ports.data.ts'
import { type OceanPort, oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { readContainerType } from '#domain/values/container-type.ts'
import {
  type FieldProblem,
  invalidFields,
  ok,
  type Result,
  type WrongFields,
} from '#domain/values/refusal.ts'
import type { LaneRequest } from './lane-query.ts'
import { readSheetDay } from './sheet-day.ts'

/** The possible problems of each field. Past days and lanes without a service are found when the row is priced. */
export const laneProblems = {
  pol: ['required', 'unknown-value'],
  pod: ['required', 'unknown-value', 'inconsistent'],
  type: ['required', 'unknown-value'],
  count: ['required', 'wrong-format'],
  etd: ['wrong-format', 'inconsistent', 'too-small'],
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
/** Of a CSV file and of pasted text. A row takes several lines when a quoted cell has line breaks. */
export const laneTextLimits = { megabytes: 1, lines: 10 * laneSheetLimits.rows } as const

/** Spreadsheets copy and export with any of these; the wide ones come from Chinese input methods. */
export const cellDelimiters = ['\t', ',', ';', '，', '；'] as const

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s'-]/g, '')

/** Every code, name, pinyin and alias. Where two ports have the same name, the first is meant, as in a search. */
const portCodes: ReadonlyMap<string, string> = new Map(
  ports
    .flatMap(({ code, name, pinyin, aliases = [] }) =>
      [code, name.zh, name.en, pinyin, ...aliases].map((known) => [plain(known), code] as const),
    )
    .reverse(),
)

/** The text must match in full, because a guess would go unchecked. */
export const portCode = (text: string): string | undefined => portCodes.get(plain(text))

const countOf = (text: string): number | undefined => {
  const count = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined
  return count !== undefined && count <= 500 ? count : undefined
}

const missing = (text: string) => (text === '' ? ('required' as const) : ('unknown-value' as const))

function fieldsOf([from = '', to = '', container = '', many = '', etd = '']: readonly string[]) {
  const found = portCode(from)
  const day = etd === '' ? undefined : readSheetDay(etd)
  const lane = {
    pol: oceanPorts.find((port) => port === found),
    pod: to === '' ? undefined : portCode(to),
    type: readContainerType(container),
    count: countOf(many),
  }
  const wrong: WrongLane = {
    ...(lane.pol === undefined && { pol: missing(from) }),
    ...(lane.pod === undefined && { pod: missing(to) }),
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
  const { lane, wrong } = fieldsOf(cells.map((cell) => cell.trim()))
  const isValid = isComplete(lane) && wrong.etd === undefined
  return { row, cells, lane: isValid ? lane : null, fields: wrong }
}

const needed: readonly LaneField[] = ['pol', 'pod', 'type', 'count']

/** A heading has words only and no readable field; a row with a digit is a lane. */
const isHeading = ({ cells, fields }: ParsedRow): boolean =>
  needed.every((field) => fields[field] !== undefined) && !/\d/.test(cells.slice(0, needed.length).join(' '))

const { cells: maxCells, characters: maxCharacters } = laneSheetLimits

const tooMany = () => invalidFields({ file: 'too-many' })

/** The rows of a sheet without its heading; each keeps its row number in the sheet. */
export function parseSheet(rows: readonly SentRow[]): Result<readonly ParsedRow[]> {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  // With the heading.
  if (filled.length > laneSheetLimits.rows + 1) return tooMany()
  const parsed = filled.map(({ row, cells }) =>
    parseRow({ row, cells: cells.slice(0, maxCells).map((cell) => cell.slice(0, maxCharacters)) }),
  )
  const lanes = parsed[0] && isHeading(parsed[0]) ? parsed.slice(1) : parsed
  return lanes.length > laneSheetLimits.rows ? tooMany() : ok(lanes)
}

/** The problems of a lane's query, named by the fields of its row. */
export const wrongLaneOf = (fields: WrongFields): WrongLane => ({
  ...(fields.etdFrom === 'too-small' && { etd: 'too-small' }),
  ...(fields.pod === 'inconsistent' && { pod: 'inconsistent' }),
})
