import { expect, test } from 'vitest'
import { archiveOf, book, sheetXml } from '#tests/support/workbooks.ts'
import { inspectParts } from './inspect-parts.ts'
import { readCells } from './read-cells.ts'
import { writeBook } from './write-sheet.ts'

const limits = { rows: 100, characters: 10_000 }
const rowsOf = async (bytes: Uint8Array, header?: { headers: string[]; least: number }) => {
  const sheet = await readCells(bytes, header ? { ...limits, header } : limits)
  if (sheet.kind !== 'read') throw new Error(sheet.kind)
  return [...sheet.batches].flat()
}

test('a formula without a stored result is read as its text', async () => {
  const row = [
    '<c r="A1"><f>1000+500</f></c>',
    '<c r="B1"><f>A1*1.5</f><v/></c>',
    '<c r="C1"><f>A1*2</f><v></v></c>',
    '<c r="D1"><f t="shared" si="0"/></c>',
    '<c r="E1"><f>1+1</f><v>2</v></c>',
    '<c r="F1" t="str"><f>IF(A1,"","x")</f><v></v></c>',
    '<c r="G1"/>',
    '<c r="H1"><v>7</v></c>',
  ]
  const rows = await rowsOf(book({ text: sheetXml(`<row r="1">${row.join('')}</row>`) }))
  expect(rows).toEqual([{ row: 1, cells: ['=1000+500', '=A1*1.5', '=A1*2', '=', '2', '', '', '7'] }])
})

test('a formula is found in cells and rows without an address, and with a prefix', async () => {
  const cells = '<x:c><x:v>1</x:v></x:c><x:c><x:f>A1+1</x:f></x:c>'
  const rows = `<x:row>${cells}</x:row><x:row>${cells}</x:row>`
  const text = `<x:worksheet xmlns:x="x"><x:sheetData>${rows}</x:sheetData></x:worksheet>`
  expect(await rowsOf(book({ text }))).toEqual([
    { row: 1, cells: ['1', '=A1+1'] },
    { row: 2, cells: ['1', '=A1+1'] },
  ])
})

const column = { width: 12 }
const header = { headers: ['code', 'from', 'to'], least: 2 }

test('the header is found below a title and behind a cover', async () => {
  const bytes = await writeBook([
    { name: 'Cover', columns: [{ ...column, header: 'Our tariff' }], rows: [['From']] },
    {
      name: 'December',
      columns: [{ ...column, header: 'Rates of December' }],
      rows: [[null], ['valid', 'for all'], [' CODE ', 'Ｆｒｏｍ', 'note'], ['A-1', 'X', 'y']],
    },
  ])
  expect(await rowsOf(bytes, header)).toEqual([
    { row: 4, cells: ['CODE', 'Ｆｒｏｍ', 'note'] },
    { row: 5, cells: ['A-1', 'X', 'y'] },
  ])
})

test('without a header anywhere the first sheet is read from its first row on', async () => {
  const bytes = await writeBook([
    { name: 'One', columns: [{ ...column, header: 'foo' }], rows: [['bar']] },
    { name: 'Two', columns: [{ ...column, header: 'code' }], rows: [] },
  ])
  expect((await rowsOf(bytes, header)).map(({ cells }) => cells)).toEqual([['foo'], ['bar']])
})

const unclosed = (tag: string) => `<${tag} `.repeat(40_000)
const tree = { bytes: 1_000_000, tags: 100_000 }

test.each<[string, Buffer]>([
  [
    'worksheet',
    book({ text: sheetXml(`<!--${unclosed('c')}--><row><c><v>1</v></c><c><f>A1</f><v>2</v></c></row>`) }),
  ],
  ['list of sheets', archiveOf([{ name: 'xl/workbook.xml', text: unclosed('sheet') }])],
  [
    'list of relationships',
    archiveOf([{ name: 'xl/_rels/workbook.xml.rels', text: unclosed('Relationship') }]),
  ],
])('many tags without an end in the %s take no time', async (_part, bytes) => {
  const start = performance.now()
  await inspectParts(bytes, { unpackedBytes: 2_000_000, tree })
  await readCells(bytes, limits).catch(() => undefined)
  expect(performance.now() - start).toBeLessThan(2_000)
})

test('what a database cannot store is shown as a sign that stands for nothing', async () => {
  const texts = ['a&#0;b', 'a&#xD800;b', 'a_x0000_b']
  const cells = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
  const rows = await rowsOf(book({ text: sheetXml(`<row>${cells}<c><f>"\0"</f></c></row>`) }))
  expect(rows).toEqual([{ row: 1, cells: ['a\uFFFDb', 'a\uFFFDb', 'a\uFFFDb', '="\uFFFD"'] }])
})
