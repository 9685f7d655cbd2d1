import { findPorts } from '#domain/places/find-ports.ts'
import { type OceanPort, oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { type ContainerType, isContainerType } from '#domain/values/container-type.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'

export type LaneField = 'pol' | 'pod' | 'type' | 'count' | 'etd'
/** One row of a bulk quote: a lane, how many of which box, from which day on. */
export type AskedLane = {
  readonly pol: OceanPort
  readonly pod: string
  readonly type: ContainerType
  readonly count: number
  readonly etd?: string
}
export type ReadLane = { readonly row: number; readonly lane: AskedLane }
export type WrongLane = {
  readonly row: number
  readonly fields: Readonly<Partial<Record<LaneField, FieldProblem>>>
}
export type ReadLanes = { readonly lanes: readonly ReadLane[]; readonly wrong: readonly WrongLane[] }

export const mostLanes = 200

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

const missing = (text: string): FieldProblem => (text === '' ? 'required' : 'unknown-value')

/** A row of a sheet, in the order port, port, type, count, day. */
export function readLane(row: number, cells: readonly string[]): ReadLane | WrongLane {
  const [from = '', to = '', box = '', many = '', etd = ''] = cells
  const found = portCode(from)
  const pol = oceanPorts.find((port) => port === found)
  const pod = to === '' ? undefined : portCode(to)
  const type = box.toUpperCase()
  const count = countOf(many)
  const fields = {
    ...(pol === undefined && { pol: missing(from) }),
    ...(pod === undefined && { pod: missing(to) }),
    ...(!isContainerType(type) && { type: missing(box) }),
    ...(count === undefined && { count: many === '' ? ('required' as const) : ('wrong-format' as const) }),
    ...(etd !== '' && !isCalendarDay(etd) && { etd: 'wrong-format' as const }),
  }
  if (pol === undefined || pod === undefined || !isContainerType(type) || count === undefined)
    return { row, fields }
  if (fields.etd) return { row, fields }
  return { row, lane: { pol, pod, type, count, ...(etd !== '' && { etd }) } }
}

/** By tab, comma or semicolon as sheets copy them; where there is none of these, by blanks. */
const cellsOf = (line: string): readonly string[] =>
  (/[\t,;，；]/.test(line) ? line.split(/[\t,;，；]/) : line.trim().split(/\s+/)).map((cell) => cell.trim())

/** Pasted lanes, a row each; empty rows are none. */
export function readPasted(text: string): ReadLanes {
  const read = text
    .split(/\r?\n/)
    .map((line, at) => ({ row: at + 1, line }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ row, line }) => readLane(row, cellsOf(line)))
  return {
    lanes: read.filter((one): one is ReadLane => 'lane' in one),
    wrong: read.filter((one): one is WrongLane => 'fields' in one),
  }
}
