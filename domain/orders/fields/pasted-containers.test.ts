import { expect, test } from 'vitest'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { pastedColumns, readPastedContainers } from './pasted-containers.ts'

const all = ['number', 'type', 'seal', 'cargoKg', 'tareKg', 'vgmKg', 'weighMethod']
const read = (text: string, rules: Partial<Parameters<typeof readPastedContainers>[1]> = {}) =>
  readPastedContainers(text, {
    fields: all,
    room: 200,
    known: new Set(),
    types: containerTypeCodes,
    ...rules,
  })
const textsIn = (text: string, rules?: Parameters<typeof read>[1]) =>
  read(text, rules).containers.map(({ texts }) => texts)

test('numbers alone, one a line, as people write them', () => {
  expect(textsIn('csqu 305438-3\n\nMSKU6011672\r\n')).toEqual([
    { number: 'CSQU3054383' },
    { number: 'MSKU6011672' },
  ])
})

test('columns of a spreadsheet in the usual order; empty cells stay empty', () => {
  expect(textsIn('CSQU3054383\t40HC\tab 12345\t\t3,900 kg\t24,150.5\tSM1')).toEqual([
    {
      number: 'CSQU3054383',
      type: '40HQ',
      seal: 'AB12345',
      tareKg: '3900',
      vgmKg: '24150.5',
      weighMethod: 'SM1',
    },
  ])
  expect(textsIn('CSQU3054383，22G1；S1')).toEqual([{ number: 'CSQU3054383', type: '20GP', seal: 'S1' }])
})

test('a row of headings in either language decides the columns; others are left out', () => {
  const rows = 'CSQU3054383\tx\t3900\tS77\t45G1'
  const texts = { number: 'CSQU3054383', type: '40HQ', seal: 'S77', tareKg: '3900' }
  for (const headings of [
    'Container No.\tRemark\tTare (kg)\tSeal no.\tSize/Type',
    '箱号\t备注\t皮重\t铅封号\t箱型',
  ])
    expect(textsIn(`${headings}\n${rows}`)).toEqual([texts])
  expect(textsIn('CSQU3054383\t20GP\tS77', { fields: ['number', 'type'] })).toEqual([
    { number: 'CSQU3054383', type: '20GP' },
  ])
})

test('every wrong row is named: check digit, repeated, type, weight, method, one too many', () => {
  const text = [
    'CSQU3054383',
    'CSQU3054384',
    'csqu3054383',
    'MSKU6011672\t99XX',
    'MSKU6011672\t20GP\t\theavy',
    'MSKU6011672\t20GP\t\t\t\t\tby hand',
    '\t20GP',
    'MSKU6011672',
    'TGHU7599330',
  ].join('\n')
  const { containers, wrong } = read(text, { room: 2 })
  expect(containers.map(({ row }) => row)).toEqual([1, 8])
  expect(wrong).toEqual([
    { row: 2, problem: 'wrong-number', text: 'CSQU3054384' },
    { row: 3, problem: 'repeated', text: 'CSQU3054383', first: 1 },
    { row: 4, problem: 'wrong-type', text: '99XX' },
    { row: 5, problem: 'wrong-weight', text: 'heavy' },
    { row: 6, problem: 'wrong-method', text: 'by hand' },
    { row: 7, problem: 'wrong-number', text: '' },
    { row: 9, problem: 'too-many', text: 'TGHU7599330' },
  ])
  expect(read('CSQU3054383', { room: 0, known: new Set(['CSQU3054383']) }).wrong).toEqual([])
})

const header = (headings: string, cells: string, rules?: Parameters<typeof read>[1]) =>
  textsIn(`${headings}\n${cells}`, rules)

// By hand: words of the headings of each column.
test.each([
  ['number', 'Container Number', 'CSQU3054383', 'CSQU3054383'],
  ['type', 'Equipment type', '20GP', '20GP'],
  ['type', 'SIZE', '20GP', '20GP'],
  ['type', '尺寸', '20GP', '20GP'],
  ['seal', 'Seal', 's 1', 'S1'],
  ['seal', '封条号', 's 1', 'S1'],
  ['cargoKg', 'Cargo weight', '18,000', '18000'],
  ['cargoKg', 'Net weight', '18000 KGS', '18000'],
  ['cargoKg', '货重', '18000kg', '18000'],
  ['tareKg', 'Tare', '3900.125', '3900.125'],
  ['tareKg', '自重', '3900', '3900'],
  ['vgmKg', 'VGM (kg)', '24150.5', '24150.5'],
  ['weighMethod', 'Weighing method', 'sm 2', 'SM2'],
  ['weighMethod', '称重方式', 'Method SM1', 'SM1'],
])('%s stands under %s', (column, heading, cell, text) => {
  const texts = header(`箱号\t${heading}`, `CSQU3054383\t${cell}`)
  expect(texts).toEqual([{ number: 'CSQU3054383', [column]: text }])
})

test.each([
  ['999999', '999999'],
  ['1000000', undefined],
  ['1.1234', undefined],
  ['1.', undefined],
  ['x1', undefined],
  ['1 t', undefined],
  ['18 kg 000', undefined],
  ['-1', undefined],
])('a weight of %s is read as %s', (cell, text) => {
  const { containers, wrong } = read(`箱号\tTare\nCSQU3054383\t${cell}`)
  expect(containers.map(({ texts }) => texts.tareKg)).toEqual(text === undefined ? [] : [text])
  expect(wrong).toEqual(text === undefined ? [{ row: 2, problem: 'wrong-weight', text: cell }] : [])
})

test.each(['cargoKg', 'tareKg', 'vgmKg'])('a wrong %s is a wrong weight', (column) => {
  const fields = ['number', column]
  expect(read('CSQU3054383\theavy', { fields }).wrong).toEqual([
    { row: 1, problem: 'wrong-weight', text: 'heavy' },
  ])
})

test('the first row with a container is no row of headings, whatever else it says', () => {
  expect(textsIn('CSQU3054383\tType 20GP\nContainer No.\tType')).toEqual([])
  expect(
    read('CSQU3054383,40HQ,Container no. of the seal', { fields: ['number', 'type'] }).containers,
  ).toEqual([{ row: 1, texts: { number: 'CSQU3054383', type: '40HQ' } }])
  // Headings without the number of the container are no headings.
  expect(read('Type\tSeal\nCSQU3054383\t20GP').wrong).toEqual([
    { row: 1, problem: 'wrong-number', text: 'Type' },
  ])
})

test('headings may have figures, and name columns that the form does not have', () => {
  expect(header('箱号\tSeal 1\t箱型', 'CSQU3054383\tS77\t20GP')).toEqual([
    { number: 'CSQU3054383', type: '20GP', seal: 'S77' },
  ])
  expect(header('箱号\t箱型\tSeal', 'CSQU3054383\t20GP\tS77', { fields: ['number', 'type'] })).toEqual([
    { number: 'CSQU3054383', type: '20GP' },
  ])
})

test('headings may come after empty rows, and the rows keep their numbers', () => {
  expect(read('\n \t \n箱号\t箱型\n\nCSQU3054383\t20GP')).toEqual({
    containers: [{ row: 5, texts: { number: 'CSQU3054383', type: '20GP' } }],
    wrong: [],
  })
  expect(read('')).toEqual({ containers: [], wrong: [] })
  expect(read('箱号\t箱型')).toEqual({ containers: [], wrong: [] })
})

test('cells of a list are separated by a comma or a semicolon of either script, those of a sheet by tabs alone', () => {
  for (const sign of [',', ';', '，', '；'])
    expect(textsIn(`CSQU3054383${sign}20GP`)).toEqual([{ number: 'CSQU3054383', type: '20GP' }])
  expect(textsIn('CSQU3054383\t20GP\tA,1')).toEqual([{ number: 'CSQU3054383', type: '20GP', seal: 'A,1' }])
})

test('a number may be separated from its type by a space alone, as in a message', () => {
  const types = [' CSQU3054383 40HQ', 'csqu 305438 3  40HQ', 'CSQU 305438-3 40HQ'].map((line) =>
    textsIn(line),
  )
  expect(types).toEqual(Array(3).fill([{ number: 'CSQU3054383', type: '40HQ' }]))
  expect(textsIn('CSQU3054383 40HQ, A1')).toEqual([{ number: 'CSQU3054383', type: '40HQ', seal: 'A1' }])
  for (const text of ['XCSQU3054383 40HQ', 'box CSQU3054383 40HQ'])
    expect(read(text)).toEqual({ containers: [], wrong: [{ row: 1, problem: 'wrong-number', text }] })
})

test('a number that the form has takes no row, before and after others', () => {
  const known = new Set(['CSQU3054383', 'MSKU6011672'])
  const { containers, wrong } = read('TGHU7599330\nCSQU3054383\nMSKU6011672\nMSCU6639870', { room: 1, known })
  expect(containers.map(({ texts }) => texts.number)).toEqual(['TGHU7599330', 'CSQU3054383', 'MSKU6011672'])
  expect(wrong.map(({ row, problem }) => [row, problem])).toEqual([[4, 'too-many']])
  const after = read('CSQU3054383\nTGHU7599330', { room: 1, known })
  expect(after.containers).toHaveLength(2)
})

test('the columns in their usual order', () => {
  expect(pastedColumns).toEqual(['number', 'type', 'seal', 'cargoKg', 'tareKg', 'vgmKg', 'weighMethod'])
})

test('a type that cannot be chosen is named, and takes no room from those that can', () => {
  const rows = 'CSQU3054383\t20GP\nMSKU6011672\t40HQ\nTGHU7599330'
  expect(read(rows, { room: 2, types: ['40GP', '40HQ'] })).toEqual({
    containers: [
      { row: 2, texts: { number: 'MSKU6011672', type: '40HQ' } },
      { row: 3, texts: { number: 'TGHU7599330' } },
    ],
    wrong: [{ row: 1, problem: 'other-type', text: '20GP' }],
  })
})
