import { findPorts } from '#domain/places/find-ports.ts'
import { type OceanPort, oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'

/** What can be wrong with each field; that a day is past or a way leads nowhere is found when it is priced. */
export const laneProblems = {
  pol: ['required', 'unknown-value'],
  pod: ['required', 'unknown-value', 'inconsistent'],
  type: ['required', 'unknown-value'],
  count: ['required', 'wrong-format'],
  etd: ['wrong-format', 'too-small'],
} as const satisfies Readonly<Record<string, readonly FieldProblem[]>>
export type LaneField = keyof typeof laneProblems
export type WrongLane = { readonly [Field in LaneField]?: (typeof laneProblems)[Field][number] }

/** One row of a bulk quote: a lane, how many of which box, from which day on. */
export type RequestedLane = {
  readonly pol: OceanPort
  readonly pod: string
  readonly type: ContainerType
  readonly count: number
  readonly etd?: string
}
/** A row as somebody sent it, numbered as his list numbers it. */
export type SentRow = { readonly row: number; readonly cells: readonly string[] }
/** The same with what it means: a lane, or what is wrong with it. */
export type ReadRow = SentRow & { readonly lane: RequestedLane | null; readonly fields: WrongLane }

// Ours: as much as one looks at on one page; what stands in cells beyond comes back no more.
export const laneLimits = { rows: 200, cells: 20, signs: 200 } as const

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s'-]/g, '')

/** A port by its code, either of its names, its pinyin or another code: in full, since nobody looks at what was guessed. */
function portCode(text: string): string | undefined {
  const typed = plain(text)
  return findPorts(text, { most: 5 }).find(({ code, name, pinyin, aliases = [] }) =>
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

const isWhole = (lane: ReturnType<typeof fieldsOf>['lane']): lane is RequestedLane =>
  Object.values(lane).every((part) => part !== undefined)

/** A row of a list, in the order port, port, type, count, day; its cells stay as they are. */
export function readRow({ row, cells }: SentRow): ReadRow {
  const { lane, wrong } = fieldsOf(cells.map((cell) => cell.trim()))
  const isRead = isWhole(lane) && wrong.etd === undefined
  return { row, cells, lane: isRead ? lane : null, fields: wrong }
}

const needed: readonly LaneField[] = ['pol', 'pod', 'type', 'count']

/** Above the lanes of a sheet: words alone, and none of them can be read. A row with a figure in it is somebody's lane. */
const isHeading = ({ cells, fields }: ReadRow): boolean =>
  needed.every((field) => fields[field] !== undefined) && !/\d/.test(cells.slice(0, needed.length).join(' '))

const { cells: mostCells, signs: mostSigns } = laneLimits

/** The rows of a sheet without its headings; each keeps the number that the sheet shows. */
export function readSheet(rows: readonly SentRow[]): readonly ReadRow[] {
  const read = rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ row, cells }) =>
      readRow({ row, cells: cells.slice(0, mostCells).map((cell) => cell.slice(0, mostSigns)) }),
    )
  return read[0] && isHeading(read[0]) ? read.slice(1) : read
}

/** What was found wrong with the wish for a lane, by the field of its row. */
export const wrongLaneOf = (fields: WrongFields): WrongLane => ({
  ...(fields.etdFrom === 'too-small' && { etd: 'too-small' }),
  ...(fields.pod === 'inconsistent' && { pod: 'inconsistent' }),
})

/** By tab, comma or semicolon as sheets copy them; where there is none of these, by blanks. */
const cellsOf = (line: string): readonly string[] =>
  (/[\t,;，；]/.test(line) ? line.split(/[\t,;，；]/) : line.trim().split(/\s+/)).map((cell) => cell.trim())

/** Pasted lanes, a row each; empty rows are none. */
export const readPasted = (text: string): readonly ReadRow[] =>
  readSheet(text.split(/\r?\n/).map((line, at) => ({ row: at + 1, cells: cellsOf(line) })))
