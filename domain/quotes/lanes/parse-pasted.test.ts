import { describe, expect, test } from 'vitest'
import { megabyte } from '#domain/files/file-kind.ts'
import { laneTextLimits } from './parse-lanes.ts'
import { parsePasted, pastedText } from './parse-pasted.ts'

const lane = { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ', count: 2 }
const rowsIn = (text: string) => {
  const parsed = parsePasted(text)
  if (!parsed.ok) throw new Error(parsed.refusal)
  return parsed.value
}
const lanesIn = (text: string) => rowsIn(text).map((row) => row.lane)
const wrongIn = (text: string) => rowsIn(text).map(({ fields }) => fields)

describe('pasted lanes', () => {
  test.each([
    ['by blanks', 'CNNGB NLRTM 40HQ 2'],
    ['by tabs, as a sheet copies them', '宁波\t鹿特丹\t40hq\t2'],
    ['by commas, in pinyin and English', 'ningbo, Rotterdam, 40HQ, 2'],
    ['by Chinese commas', '宁波，鹿特丹，40HQ，2'],
    ['by Chinese commas, with full-width letters and digits', '宁波，ＮＬＲＴＭ，４０ＨＱ，２'],
    ['by full-width blanks, with full-width letters and digits', '宁波　鹿特丹　４０ＨＱ　２'],
  ])('separated %s are one lane', (_how, text) => {
    expect(rowsIn(text)).toMatchObject([{ row: 1, lane, fields: {} }])
  })

  test.each([
    ['Ningbo Los Angeles 40HQ 1', 'CNNGB', 'USLAX'],
    ['Ningbo  Long Beach 40hc 1', 'CNNGB', 'USLGB'],
    ['CNNGB New York 40HQ 1', 'CNNGB', 'USNYC'],
  ])('separated by blanks, the words of a port belong together: %s', (text, pol, pod) => {
    expect(lanesIn(text)).toEqual([{ pol, pod, type: '40HQ', count: 1 }])
  })

  test.each([
    ['SHANGHAI, CN\tROTTERDAM, NL\t40HC\t2', ['SHANGHAI, CN', 'ROTTERDAM, NL', '40HC', '2']],
    [
      'Shanghai, China, Rotterdam, Netherlands, 40HC, 2',
      ['Shanghai, China', 'Rotterdam, Netherlands', '40HC', '2'],
    ],
    ['SHANGHAI CN ROTTERDAM NL 40HC 2', ['SHANGHAI CN', 'ROTTERDAM NL', '40HC', '2']],
    ["Shanghai Rotterdam 40' HQ 2", ['Shanghai', 'Rotterdam', "40'HQ", '2']],
    ['Shanghai Rotterdam 40 HC 2', ['Shanghai', 'Rotterdam', '40HC', '2']],
    ["Shanghai Rotterdam 40'  HQ 2", ['Shanghai', 'Rotterdam', "40'HQ", '2']],
    ['Shanghai Rotterdam 45G1 2', ['Shanghai', 'Rotterdam', '45G1', '2']],
  ])('the country of a port belongs to it, the size of a container to its type: %s', (text, cells) => {
    expect(rowsIn(text)).toMatchObject([
      { cells, lane: { pol: 'CNSHA', pod: 'NLRTM', type: '40HQ', count: 2 } },
    ])
  })

  test('a country of another port stays a cell of its own', () => {
    expect(rowsIn('Shanghai, Singapore, 40HQ, 1')).toMatchObject([{ lane: { pol: 'CNSHA', pod: 'SGSIN' } }])
    expect(wrongIn('Shanghai, NL, 40HQ, 1')).toEqual([{ pod: 'unknown-value' }])
  })

  test.each([
    ['青岛,奥克兰,40HQ,1', { pod: 'ambiguous' }],
    ['奥克兰,青岛,40HQ,1', { pol: 'unknown-value' }],
    ['青岛,奥克兰(美国),40HQ,1', {}],
  ])('a name of two ports is refused: %s', (text, fields) => {
    expect(wrongIn(text)).toEqual([fields])
  })

  test.each(['Yantian', '蛇口'])('%s is loaded in Shenzhen', (pol) => {
    expect(lanesIn(`${pol},NLRTM,40HQ,2`)).toEqual([{ ...lane, pol: 'CNSZX' }])
  })

  test('separated by blanks, an unknown port is the only field that is wrong', () => {
    expect(wrongIn('Ningbo Los Angelos 40HQ 1 2026-12-01')).toEqual([{ pod: 'unknown-value' }])
    expect(wrongIn('Los Angelos Ningbo 40HQ 1')).not.toEqual([{}])
    // Without a container type, nothing says where a port ends.
    const [row] = rowsIn('Ningbo Los Angeles 50XX 1')
    expect(row?.cells).toEqual(['Ningbo', 'Los', 'Angeles', '50XX', '1'])
  })

  test.each([
    ['2026/12/1', '2026-12-01'],
    ['２０２６－１２－０１', '2026-12-01'],
    ['2026.12.01', '2026-12-01'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['12-12-2026', '2026-12-12'],
    ['1 Dec 2026', '2026-12-01'],
    ['01-dec-2026', '2026-12-01'],
    ['2026年12月1日', '2026-12-01'],
  ])('the day %s is %s', (typed, etd) => {
    expect(lanesIn(`CNNGB,NLRTM,40HQ,2,${typed}`)).toEqual([{ ...lane, etd }])
  })

  test.each([
    ['1/12/2026', 'inconsistent'],
    ['31/02/2026', 'wrong-format'],
    ['2026-02-30', 'wrong-format'],
    ['1/12/26', 'wrong-format'],
    ['1 Dez 2026', 'wrong-format'],
    ['31 Feb 2026', 'wrong-format'],
    ['1 Dec', 'wrong-format'],
  ])('the day %s is refused: %s', (typed, problem) => {
    expect(wrongIn(`CNNGB,NLRTM,40HQ,2,${typed}`)).toEqual([{ etd: problem }])
  })

  test('keep row number, cells and day; empty rows are skipped', () => {
    const text = `\nningbo,Rotterdam,40hq, 2,2026-12-01,PO 7\n\r\n`
    expect(rowsIn(text)).toEqual([
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
    expect(rowsIn(text)).toMatchObject([
      { row: 1, cells: ['CNNGB', 'NLRTM', '40HQ', '2', '', 'PO 7\nsecond "line"'], lane },
      { row: 2, lane },
    ])
  })

  test.each([
    ['an inch mark', 'CNNGB,NLRTM,40HQ,2,,40" high'],
    ['a quote that is never closed', 'CNNGB,NLRTM,40HQ,2,,"40 high'],
    ['a quote that is never closed, after one that is,', '"CNNGB",NLRTM,40HQ,2,,"40 high'],
    ['an empty cell before a quoted one', 'CNNGB,NLRTM,40HQ,2,\t"a"'],
  ])('%s does not join rows', (_what, first) => {
    expect(rowsIn(`${first}\nCNNGB,NLRTM,40HQ,2`).map(({ row, lane: read }) => [row, read])).toEqual([
      [1, lane],
      [2, lane],
    ])
  })

  test.each([
    ['  "PO, 7"  ', 'PO, 7'],
    ['"PO" 7', '"PO" 7'],
    ['PO 7"', 'PO 7"'],
  ])('the cell %j is read as %j', (typed, cell) => {
    expect(rowsIn(`CNNGB,NLRTM,40HQ,2,,${typed}`)).toMatchObject([
      { cells: expect.arrayContaining([cell]), lane },
    ])
  })

  test('rows may end with a carriage return only, and a type may end its row', () => {
    expect(lanesIn('CNNGB,NLRTM,40HQ,2\rCNNGB,NLRTM,40HQ,2')).toEqual([lane, lane])
    expect(rowsIn('Ningbo Rotterdam 40 HC')).toMatchObject([{ cells: ['Ningbo', 'Rotterdam', '40HC'] }])
  })

  test('name every invalid field of a row', () => {
    expect(rowsIn('NLRTM,,50XX,0,tomorrow')).toEqual([
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
    const [row] = rowsIn('CNNGB,NLRTM,40HQ,2,2026-02-30')
    expect(row).toMatchObject({ lane: null, fields: { etd: 'wrong-format' } })
  })

  test.each(['Rott', 'NL', '鹿', 'Rotterdaam'])('“%s” is not matched to a port', (text) => {
    expect(wrongIn(`CNNGB,${text},40HQ,1`)).toEqual([{ pod: 'unknown-value' }])
  })

  test.each(['501', '-1', '1e2', '0.5', 'NaN'])('%s is not a valid container count', (count) => {
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

describe('a long pasted text', () => {
  const maxCharacters = laneTextLimits.megabytes * megabyte
  test('is refused by its size', () => {
    expect(parsePasted('x'.repeat(maxCharacters)).ok).toBe(true)
    const limit = `${laneTextLimits.megabytes} MB`
    for (const text of ['x'.repeat(maxCharacters + 1), `"${'x'.repeat(8 * maxCharacters)}`])
      expect(parsePasted(text)).toMatchObject({ ok: false, refusal: 'too-large', params: { limit } })
  })

  test.each(['\n', '\r', '\r\n'])('is refused by its lines that end with %j', (end) => {
    const text = end.repeat(laneTextLimits.lines - 1)
    expect(parsePasted(text)).toEqual({ ok: true, value: [] })
    expect(parsePasted(text + end)).toMatchObject({ ok: false, fields: { file: 'too-many' } })
  })

  // An eighth of the limit is enough: a search quote by quote in quadratic time would exceed the time of a test.
  test.each(['\t', ',', '"', ' ', '"x,', '""x,', '"""x,', ' "x,', '"" x,', 'a" '])(
    'of %j only is read',
    (unit) => {
      expect(parsePasted(unit.repeat(maxCharacters / 8 / unit.length)).ok).toBe(true)
    },
  )

  test.each(['ab ', 'Ningbo '])('of words (%j) before a container type is read, and is no lane', (unit) => {
    const parsed = parsePasted(`${unit.repeat(maxCharacters / 8 / unit.length - 2)}40HQ 1`)
    expect(parsed.ok && parsed.value.every((row) => row.lane === null)).toBe(true)
  })

  test('names ports of as many words as there are', () => {
    const [lane] = lanesIn('ha li fa ben sa le man gang Bahrain CNNGB 40HQ 1')
    expect(lane).toEqual(lanesIn('ha li fa ben sa le man gang Bahrain\tCNNGB\t40HQ\t1')[0])
  })

  test('keeps what follows a lane of many words', () => {
    const more = Array.from({ length: 12 }, (_, index) => `remark${index}`)
    const [row] = rowsIn(`Ningbo ha li fa ben sa le man gang Bahrain 40HQ 1 ${more.join(' ')}`)
    expect(row?.cells).toEqual(['Ningbo', 'ha li fa ben sa le man gang Bahrain', '40HQ', '1', ...more])
  })
})

test('rows of a file become a text that is read as the same rows', () => {
  const rows = [
    { row: 1, cells: ['CNNGB', 'Los Angeles', '40HQ', '1'] },
    { row: 2, cells: ['Ningbo, China', 'a "b"', '', ''] },
  ]
  expect(pastedText(rows)).toBe('CNNGB\tLos Angeles\t40HQ\t1\n"Ningbo, China"\t"a ""b"""\t\t')
  const parsed = parsePasted(pastedText(rows))
  expect(parsed.ok && parsed.value.map(({ row, cells }) => ({ row, cells }))).toEqual(rows)
})
