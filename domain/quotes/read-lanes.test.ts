import { describe, expect, test } from 'vitest'
import { readPasted, readRow, readSheet, wrongLaneOf } from './read-lanes.ts'

const lane = { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ', count: 2 }
const lanesIn = (text: string) => readPasted(text).map((row) => row.lane)
const wrongIn = (text: string) => readPasted(text).map(({ fields }) => fields)

describe('pasted lanes', () => {
  test.each([
    ['by blanks', 'CNNGB NLRTM 40HQ 2'],
    ['by tabs, as a sheet copies them', '宁波\t鹿特丹\t40hq\t2'],
    ['by commas, in pinyin and English', 'ningbo, Rotterdam, 40HQ, 2'],
    ['by Chinese commas', '宁波，鹿特丹，40HQ，2'],
  ])('%s are one lane', (_how, text) => {
    expect(readPasted(text)).toMatchObject([{ row: 1, lane, fields: {} }])
  })

  test('keep their row, their cells and their day, and empty rows are none', () => {
    const text = `\nningbo,Rotterdam,40hq, 2,2026-12-01,PO 7\n\r\n`
    expect(readPasted(text)).toEqual([
      {
        row: 2,
        cells: ['ningbo', 'Rotterdam', '40hq', '2', '2026-12-01', 'PO 7'],
        lane: { ...lane, etd: '2026-12-01' },
        fields: {},
      },
    ])
  })

  test('name every wrong field of a row, beside its cells', () => {
    expect(readPasted('NLRTM,,50XX,0,tomorrow')).toEqual([
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

  test('a wrong day alone is enough', () => {
    const [row] = readPasted('CNNGB,NLRTM,40HQ,2,2026-02-30')
    expect(row).toMatchObject({ lane: null, fields: { etd: 'wrong-format' } })
  })

  test.each(['Rott', 'NL', '鹿', 'Rotterdaam'])('“%s” is no port: nothing is guessed', (text) => {
    expect(wrongIn(`CNNGB,${text},40HQ,1`)).toEqual([{ pod: 'unknown-value' }])
  })

  test.each(['501', '-1', '1e2', '0.5', 'NaN', '１'])('%s is no number of boxes', (count) => {
    expect(wrongIn(`CNNGB,NLRTM,40HQ,${count}`)).toEqual([{ count: 'wrong-format' }])
  })

  test('right and wrong ones keep their order', () => {
    expect(lanesIn('CNNGB,NLRTM,40HQ,2\nCNNGB,Atlantis,40HQ,2\nCNNGB,NLRTM,40HQ,2')).toEqual([
      lane,
      null,
      lane,
    ])
  })
})

describe('the first row of a sheet', () => {
  const below = { row: 2, cells: ['CNNGB', 'NLRTM', '40HQ', '2'] }
  const rowsUnder = (...cells: string[]) => readSheet([{ row: 1, cells }, below]).map(({ row }) => row)

  test.each([
    ['headings in Chinese', ['起运港', '目的港', '箱型', '箱量']],
    ['headings in English', ['From', 'To', 'Type', 'Count', 'ETD (2026-12-01)']],
    ['a title', ['Lanes of next week']],
  ])('that holds %s is none', (_what, cells) => {
    expect(rowsUnder(...cells)).toEqual([2])
  })

  test.each([
    ['with one field that can be read', ['Atlantis', 'Nowhere', '40HQ', 'two']],
    ['with a number that cannot', ['Atlantis', 'Nowhere', 'container', '2.5']],
    ['of a type that is none', ['Atlantis', 'Nowhere', '99XX', 'two']],
  ])('%s is somebody’s lane', (_what, cells) => {
    expect(rowsUnder(...cells)).toEqual([1, 2])
  })

  test('is looked at alone: further down nothing is taken for a heading', () => {
    const words = { row: 3, cells: ['From', 'To', 'Type', 'Count'] }
    expect(readSheet([below, words]).map(({ row }) => row)).toEqual([2, 3])
  })
})

describe('a row', () => {
  test('is read without the blanks around its cells, which stay', () => {
    const cells = [' 宁波', 'NLRTM ', ' 40HQ ', '2 ']
    expect(readRow({ row: 7, cells })).toEqual({ row: 7, cells, lane, fields: {} })
  })

  test('of a sheet keeps twenty cells of two hundred signs', () => {
    const [row] = readSheet([{ row: 1, cells: ['CNNGB', ...Array(30).fill('x'.repeat(300))] }])
    expect(row?.cells.map(({ length }) => length)).toEqual([5, ...Array(19).fill(200)])
  })

  test.each([
    ['a day that is past', { etdFrom: 'too-small' }, { etd: 'too-small' }],
    ['a way that leads nowhere', { pod: 'inconsistent' }, { pod: 'inconsistent' }],
    ['anything else', { pod: 'unknown-value' }, {}],
  ] as const)('tells of %s by its own fields', (_what, fields, told) => {
    expect(wrongLaneOf(fields)).toEqual(told)
  })
})
