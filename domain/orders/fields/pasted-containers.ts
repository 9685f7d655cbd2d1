import { readContainerNumber } from '#domain/values/container-number.ts'
import { readContainerType } from '#domain/values/container-type.ts'
import { plainNumber } from '#domain/values/plain-number.ts'
import { plainCode, plainTyped } from '#domain/values/typed-text.ts'
import type { FieldTexts } from './order-field.ts'
import { containerHeadings } from './pasted-headings.data.ts'

type PastedColumn = keyof typeof containerHeadings

/** The columns without a row of headings, from left to right. */
export const pastedColumns = Object.keys(containerHeadings) as readonly PastedColumn[]

type PastedProblem =
  | 'wrong-number'
  | 'repeated'
  | 'wrong-type'
  | 'other-type'
  | 'wrong-weight'
  | 'wrong-method'
  | 'too-many'

export type WrongPastedRow = {
  readonly row: number
  readonly problem: PastedProblem
  readonly text: string
  /** The row that has the same number. */
  readonly first?: number
}

export type PastedContainers = {
  readonly containers: readonly { readonly row: number; readonly texts: FieldTexts }[]
  readonly wrong: readonly WrongPastedRow[]
}

type Rules = {
  /** The fields that a row of the form has. */
  readonly fields: readonly string[]
  /** How many more rows there may be; a number that the form has already takes no row. */
  readonly room: number
  readonly known: ReadonlySet<string>
  /** The container types that can be chosen. */
  readonly types: readonly string[]
}

/** A number and what follows it in a message: `CSQU3054383 40HQ`. */
const numberFirst = /^\s*([a-z]{4}[\s-]?\d{6}[\s-]?\d)\s+(\S.*)$/i

/** Cells of a spreadsheet are separated by tabs, those of a list by commas or semicolons, a number alone by a space. */
function cellsOf(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t').map(plainTyped)
  const [first = '', ...others] = line.split(/[,;，；]/u)
  const [, number = first, ...rest] = numberFirst.exec(first) ?? []
  return [number, ...rest, ...others].map(plainTyped)
}

const headingOf = (cell: string): PastedColumn | undefined =>
  pastedColumns.find((column) => containerHeadings[column].some((word) => cell.toLowerCase().includes(word)))

/** The columns that a row of headings names; undefined for a row with a container. */
function headingsIn(cells: readonly string[]): readonly (PastedColumn | undefined)[] | undefined {
  const named = cells.map(headingOf)
  const hasFigures = cells.some((cell) => /\d{6}/.test(plainCode(cell)))
  return !hasFigures && named.includes('number') ? named : undefined
}

const weight = /^\d{1,6}(\.\d{1,3})?$/

/** The text as the form takes it; undefined for one that cannot be read. */
const readers: Readonly<Record<PastedColumn, (text: string) => string | undefined>> = {
  number(text) {
    const read = readContainerNumber(text)
    return read.ok ? read.value : undefined
  },
  type: readContainerType,
  seal: plainCode,
  cargoKg: readWeight,
  tareKg: readWeight,
  vgmKg: readWeight,
  weighMethod: (text) => /SM[12]/.exec(plainCode(text))?.[0],
}

function readWeight(text: string): string | undefined {
  const figure = plainNumber(text.replace(/\s*kgs?$/i, ''))
  return weight.test(figure) ? figure : undefined
}

const problems: Readonly<Record<PastedColumn, PastedProblem>> = {
  number: 'wrong-number',
  seal: 'wrong-number',
  type: 'wrong-type',
  cargoKg: 'wrong-weight',
  tareKg: 'wrong-weight',
  vgmKg: 'wrong-weight',
  weighMethod: 'wrong-method',
}

type ReadRow = { readonly texts: FieldTexts } | Pick<WrongPastedRow, 'problem' | 'text'>

function readRow(cells: readonly string[], columns: readonly (PastedColumn | undefined)[]): ReadRow {
  const texts: Record<string, string> = {}
  for (const [index, column] of columns.entries()) {
    const text = cells[index] ?? ''
    if (!column || (text === '' && column !== 'number')) continue
    const read = readers[column](text)
    if (read === undefined) return { problem: problems[column], text }
    texts[column] = read
  }
  return { texts }
}

/** The rows that have anything, by their number, without the row of headings. */
function rowsOf(text: string, fields: readonly string[]) {
  const filled = text
    .split(/\r?\n/)
    .map((line, index) => ({ row: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const headings = headingsIn(filled[0]?.cells ?? [])
  const columns = headings ?? pastedColumns.filter((column) => fields.includes(column))
  const taken = columns.map((column) => (column && fields.includes(column) ? column : undefined))
  return (headings ? filled.slice(1) : filled).map(({ row, cells }) => ({ row, ...readRow(cells, taken) }))
}

/** Containers from a spreadsheet, one a row; every row that cannot be taken is named with its first problem. */
export function readPastedContainers(text: string, { fields, room, known, types }: Rules): PastedContainers {
  const seen = new Map<string, number>()
  const containers: { row: number; texts: FieldTexts }[] = []
  const wrong: WrongPastedRow[] = []
  const hasRoom = (number: string) =>
    known.has(number) || [...seen.keys()].filter((one) => !known.has(one)).length < room
  for (const read of rowsOf(text, fields)) {
    if ('problem' in read) {
      wrong.push(read)
      continue
    }
    const { row, texts } = read
    const { number = '', type } = texts
    const first = seen.get(number)
    if (type !== undefined && !types.includes(type)) wrong.push({ row, problem: 'other-type', text: type })
    else if (first !== undefined) wrong.push({ row, problem: 'repeated', text: number, first })
    else if (!hasRoom(number)) wrong.push({ row, problem: 'too-many', text: number })
    else {
      seen.set(number, row)
      containers.push({ row, texts })
    }
  }
  return { containers, wrong }
}
