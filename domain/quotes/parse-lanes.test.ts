import { describe, expect, test } from 'vitest'
import { parsePasted, parseRow, parseSheet, pastedText, wrongLaneOf } from './parse-lanes.ts'

const lane = { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ', count: 2 }
const lanesIn = (text: string) => parsePasted(text).map((row) => row.lane)
const wrongIn = (text: string) => parsePasted(text).map(({ fields }) => fields)

describe('pasted lanes', () => {
  test.each([
    ['by blanks', 'CNNGB NLRTM 40HQ 2'],
    ['by tabs, as a sheet copies them', '宁波\t鹿特丹\t40hq\t2'],
    ['by commas, in pinyin and English', 'ningbo, Rotterdam, 40HQ, 2'],
    ['by Chinese commas', '宁波，鹿特丹，40HQ，2'],
  ])('separated %s are one lane', (_how, text) => {
    expect(parsePasted(text)).toMatchObject([{ row: 1, lane, fields: {} }])
  })

  test('keep row number, cells and day; empty rows are skipped', () => {
    const text = `\nningbo,Rotterdam,40hq, 2,2026-12-01,PO 7\n\r\n`
    expect(parsePasted(text)).toEqual([
      {
        row: 2,
        cells: ['ningbo', 'Rotterdam', '40hq', '2', '2026-12-01', 'PO 7'],
        lane: { ...lane, etd: '2026-12-01' },
        fields: {},
      },
    ])
  })

  test('a quoted line break stays inside its cell, as a spreadsheet copies it', () => {
    const text = 'CNNGB\tNLRTM\t40HQ\t2\t\t"PO 7\nsecond ""line"""\r\nCNNGB\tNLRTM\t40HQ\t2'
    expect(parsePasted(text)).toMatchObject([
      { row: 1, cells: ['CNNGB', 'NLRTM', '40HQ', '2', '', 'PO 7\nsecond "line"'], lane },
      { row: 2, lane },
    ])
  })

  test.each([
    ['an inch mark', 'CNNGB,NLRTM,40HQ,2,,40" high'],
    ['a quote that is never closed', 'CNNGB,NLRTM,40HQ,2,,"40 high'],
    ['an empty cell before a quoted one', 'CNNGB,NLRTM,40HQ,2,\t"a"'],
  ])('%s does not join rows', (_what, first) => {
    expect(parsePasted(`${first}\nCNNGB,NLRTM,40HQ,2`).map(({ row, lane: read }) => [row, read])).toEqual([
      [1, lane],
      [2, lane],
    ])
  })

  test('name every invalid field of a row', () => {
    expect(parsePasted('NLRTM,,50XX,0,tomorrow')).toEqual([
      {
        row: 1,
        cells: ['NLRTM', '', '50XX', '0', 'tomorrow'],
        lane: null,
        fields: {
          pol: 'unknown-value',
          pod: 'required',
          type: 'unknown-value',
          count: 'wrong-format',
          etd: 'wrong-format',
        },
      },
    ])
  })

  test('an invalid day makes the row invalid', () => {
    const [row] = parsePasted('CNNGB,NLRTM,40HQ,2,2026-02-30')
    expect(row).toMatchObject({ lane: null, fields: { etd: 'wrong-format' } })
  })

  test.each(['Rott', 'NL', '鹿', 'Rotterdaam'])('“%s” is not matched to a port', (text) => {
    expect(wrongIn(`CNNGB,${text},40HQ,1`)).toEqual([{ pod: 'unknown-value' }])
  })

  test.each(['501', '-1', '1e2', '0.5', 'NaN', '１'])('%s is not a valid container count', (count) => {
    expect(wrongIn(`CNNGB,NLRTM,40HQ,${count}`)).toEqual([{ count: 'wrong-format' }])
  })

  test('valid and invalid rows keep their order', () => {
    expect(lanesIn('CNNGB,NLRTM,40HQ,2\nCNNGB,Atlantis,40HQ,2\nCNNGB,NLRTM,40HQ,2')).toEqual([
      lane,
      null,
      lane,
    ])
  })
})

describe('the first row of a sheet', () => {
  const below = { row: 2, cells: ['CNNGB', 'NLRTM', '40HQ', '2'] }
  const rowsUnder = (...cells: string[]) => parseSheet([{ row: 1, cells }, below]).map(({ row }) => row)

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
    ['with an unknown container type', ['Atlantis', 'Nowhere', '99XX', 'two']],
  ])('is a lane: %s', (_what, cells) => {
    expect(rowsUnder(...cells)).toEqual([1, 2])
  })

  test('can be a heading, later rows cannot', () => {
    const words = { row: 3, cells: ['From', 'To', 'Type', 'Count'] }
    expect(parseSheet([below, words]).map(({ row }) => row)).toEqual([2, 3])
  })
})

describe('a row', () => {
  test('is read without the spaces around its cells, but keeps them', () => {
    const cells = [' 宁波', 'NLRTM ', ' 40HQ ', '2 ']
    expect(parseRow({ row: 7, cells })).toEqual({ row: 7, cells, lane, fields: {} })
  })

  test('of a sheet keeps twenty cells of two hundred characters', () => {
    const [row] = parseSheet([{ row: 1, cells: ['CNNGB', ...Array(30).fill('x'.repeat(300))] }])
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

test('rows of a file become a text that is read as the same rows', () => {
  const rows = [
    { row: 1, cells: ['CNNGB', 'Los Angeles', '40HQ', '1'] },
    { row: 2, cells: ['Ningbo, China', 'a "b"', '', ''] },
  ]
  expect(parsePasted(pastedText(rows)).map(({ row, cells }) => ({ row, cells }))).toEqual(rows)
})
