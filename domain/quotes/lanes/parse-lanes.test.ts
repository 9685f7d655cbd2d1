import { describe, expect, test } from 'vitest'
import { laneSheetLimits, parseRow, parseSheet, type SentRow, wrongLaneOf } from './parse-lanes.ts'

const lane = { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ', count: 2 }
const rowsIn = (rows: readonly SentRow[]) => {
  const parsed = parseSheet(rows)
  if (!parsed.ok) throw new Error(parsed.refusal)
  return parsed.value
}

describe('the first row of a sheet', () => {
  const below = { row: 2, cells: ['CNNGB', 'NLRTM', '40HQ', '2'] }
  const rowsUnder = (...cells: string[]) => rowsIn([{ row: 1, cells }, below]).map(({ row }) => row)

  test.each([
    ['headings in Chinese', ['起运港', '目的港', '箱型', '箱量']],
    ['headings in English', ['From', 'To', 'Type', 'Count', 'ETD (2026-12-01)']],
    ['a title', ['Lanes of next week']],
  ])('is a heading if it has %s', (_what, cells) => {
    expect(rowsUnder(...cells)).toEqual([2])
  })

  test.each([
    ['with one field that can be read', ['Atlantis', 'Nowhere', '40HQ', 'two']],
    ['with a number that cannot', ['Atlantis', 'Nowhere', 'container', '2.5']],
    ['with a full-width number that cannot', ['Atlantis', 'Nowhere', 'container', '２．５']],
    ['with an unknown container type', ['Atlantis', 'Nowhere', '99XX', 'two']],
  ])('is a lane: %s', (_what, cells) => {
    expect(rowsUnder(...cells)).toEqual([1, 2])
  })

  test('can be a heading, later rows cannot', () => {
    const words = { row: 3, cells: ['From', 'To', 'Type', 'Count'] }
    expect(rowsIn([below, words]).map(({ row }) => row)).toEqual([2, 3])
  })
})

test('too many rows are refused before any is parsed', () => {
  let reads = 0
  const unread: SentRow = {
    row: 1,
    get cells() {
      reads += 1
      return ['CNNGB', 'NLRTM', '40HQ', '2']
    },
  }
  const many = laneSheetLimits.rows + 2
  expect(parseSheet(Array(many).fill(unread))).toMatchObject({ ok: false, fields: { file: 'too-many' } })
  expect(reads).toBe(many)
})

test.each([
  [laneSheetLimits.rows, true],
  [laneSheetLimits.rows + 1, false],
])('%i rows with or without a heading: %s', (count, isTaken) => {
  const below = Array.from({ length: count }, (_, at) => ({ row: at + 2, cells: ['CNNGB'] }))
  const heading = { row: 1, cells: ['From', 'To', 'Type', 'Count'] }
  expect(parseSheet([heading, ...below]).ok).toBe(isTaken)
  expect(parseSheet(below).ok).toBe(isTaken)
})

describe('a row', () => {
  test('is read without the spaces around its cells, but keeps them', () => {
    const cells = [' 宁波', 'NLRTM ', ' 40HQ ', '2 ']
    expect(parseRow({ row: 7, cells })).toEqual({ row: 7, cells, lane, fields: {} })
  })

  test.each([
    ['1x40HQ', ['', '2026-12-04'], 1],
    ['3 x 40HQ', ['2026-12-04'], 3],
    ['40HQ×12', ['', '2026-12-04'], 12],
    ['500x40HQ', ['', '2026-12-04'], 500],
    ["40'HQ * 2", ['2026-12-04'], 2],
    ['２Ｘ４０ＨＱ', ['', '2026-12-04'], 2],
  ])('has the type and the count in one cell: %s', (container, others, count) => {
    const { lane: read, fields } = parseRow({ row: 1, cells: ['CNNGB', 'NLRTM', container, ...others] })
    expect([read, fields]).toEqual([{ ...lane, count, etd: '2026-12-04' }, {}])
  })

  test.each([
    ['2x40HQ', '3', { type: 'unknown-value' }],
    ['0x40HQ', '', { count: 'wrong-format' }],
    ['2x99XX', '', { type: 'unknown-value', count: 'required' }],
    ['x40HQ', '', { type: 'unknown-value', count: 'required' }],
    ['', '', { type: 'required', count: 'required' }],
    ['40HQ', '501', { count: 'wrong-format' }],
    ['1000x40HQ', '', { type: 'unknown-value', count: 'required' }],
    ['40HQ x 1000', '', { type: 'unknown-value', count: 'required' }],
  ])('is not guessed at: %s and %s', (container, many, problems) => {
    const { lane: read, fields } = parseRow({ row: 1, cells: ['CNNGB', 'NLRTM', container, many] })
    expect([read, fields]).toEqual([null, problems])
  })

  test('of a sheet keeps twenty cells of two hundred characters', () => {
    const [row] = rowsIn([{ row: 1, cells: ['CNNGB', ...Array(30).fill('x'.repeat(300))] }])
    expect(row?.cells.map(({ length }) => length)).toEqual([5, ...Array(19).fill(200)])
  })

  test.each([
    ['a day that is past', { etdFrom: 'too-small' }, { etd: 'too-small' }],
    ['a lane from a port to itself', { pod: 'inconsistent' }, { pod: 'inconsistent' }],
    ['anything else', { pod: 'unknown-value' }, {}],
  ] as const)('names %s by its own fields', (_what, fields, expected) => {
    expect(wrongLaneOf(fields)).toEqual(expected)
  })
})
