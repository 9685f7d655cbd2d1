import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { unzipFile } from '#tests/support/unzip.ts'
import { archiveOf, book, sheetXml } from '#tests/support/workbooks.ts'
import { isSoundArchive } from './archive.ts'
import { inspectParts } from './inspect-parts.ts'
import { type SheetPurpose, sheetLimits } from './limits.ts'
import { quoted, typedText } from './quoted.ts'
import { readRows, type SheetRow } from './read-rows.ts'
import { cellAddress, type SheetCell, writeBook, writeSheet } from './write-sheet.ts'

const purpose: SheetPurpose = {
  rows: 6_000,
  characters: 4_000_000,
  unpackedBytes: 64 * 1024 * 1024,
  tree: { bytes: 1024 * 1024, tags: 10_000 },
  heapMegabytes: 96,
  readingMs: 30_000,
}

async function rowsOf(bytes: Uint8Array) {
  const rows: SheetRow[] = []
  const result = await readRows(bytes, purpose, async (given) => {
    for await (const some of given) rows.push(...some)
    return ok(rows.length)
  })
  return { result, rows }
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}

async function* given(rows: Iterable<readonly SheetCell[]>) {
  yield* rows
}
const bytesOf = async (pieces: AsyncIterable<Uint8Array>) => {
  const saved: Uint8Array[] = []
  for await (const piece of pieces) saved.push(piece)
  return Buffer.concat(saved)
}
const columns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ header: `H${index}`, width: 12 }))
const sheetOf = (rows: Iterable<readonly SheetCell[]>, wide = 2) =>
  writeSheet({ name: 'Rates', columns: columns(wide) }, given(rows))

describe('a written sheet', () => {
  test('is read back row by row, with row numbers', async () => {
    const bytes = await bytesOf(
      sheetOf([
        ['CODE-1', 1850.5],
        [null, null],
        ['  spaced  ', '2026-11-20'],
      ]),
    )
    const { result, rows } = await rowsOf(bytes)
    expect(result).toEqual({ ok: true, value: 3 })
    expect(rows).toEqual([
      { row: 1, cells: ['H0', 'H1'] },
      { row: 2, cells: ['CODE-1', '1850.5'] },
      { row: 4, cells: ['spaced', '2026-11-20'] },
    ])
  })

  const dangerous = [
    ...['=1+1', '+86', '-5', '@SUM(A1)', '\tx', "=cmd|'/c calc'!A1"],
    ...[
      '\r=1',
      '\n=1',
      '\rx',
      '\nx',
      ' =1',
      '  \u00a0+1',
      '\u3000-1',
      '＝1+1',
      '＋86',
      '－5',
      '＠SUM(A1)',
      ' ＝1',
    ],
  ]
  // Each reading starts a process: one sheet holds all texts.
  const rowsOfDangerous = once(async () =>
    rowsOf(await bytesOf(sheetOf(dangerous.map((text) => [text, null])))),
  )
  test.each(dangerous.map((text, at) => [text, at] as const))(
    '%j is written behind a quote and read without it',
    async (text, at) => {
      expect(quoted(text)).toBe(`'${text}`)
      expect(typedText(quoted(text))).toBe(text.trim())
      const { rows } = await rowsOfDangerous()
      expect(rows[at + 1]).toEqual({ row: at + 2, cells: [text.trim()] })
    },
  )

  test('a quote in the text itself stays', () => {
    expect(typedText("'s-Hertogenbosch")).toBe("'s-Hertogenbosch")
    for (const plain of ['Ningbo', ' Ningbo', '', ' ', '1-2', '5＝5']) expect(quoted(plain)).toBe(plain)
  })

  test('a phone number is written as it is, and is read as it is', async () => {
    const phones = ['+31 10 000 0000', '+8613800138000', '+1 (310) 555-0100']
    const bytes = await writeBook([
      { name: 'Phones', columns: columns(1), rows: [...phones, '+1+cmd', '+'].map((text) => [text]) },
    ])
    const written = unzipFile(Buffer.from(bytes), 'xl/sharedStrings.xml')
    for (const phone of phones) expect(written).toContain(`>${phone}<`)
    for (const formula of ['+1+cmd', '+']) expect(written).toContain(`>'${formula}<`)
    expect((await rowsOf(bytes)).rows.slice(1, 4).map(({ cells }) => cells)).toEqual(
      phones.map((one) => [one]),
    )
  })

  test('of a workbook with several sheets the first is read', async () => {
    const bytes = await writeBook([
      { name: 'One', columns: columns(1), rows: [['=first']] },
      { name: 'Two', columns: columns(1), rows: [['second']] },
    ])
    expect((await rowsOf(bytes)).rows.map(({ cells }) => cells)).toEqual([['H0'], ['=first']])
  })

  test('cells are named as in Excel', () => {
    expect([cellAddress(1, 1), cellAddress(4, 17), cellAddress(28, 60_001)]).toEqual(['A1', 'D17', 'AB60001'])
  })
})

const cellsAndTexts = [
  ['<c><v>0.30000000000000004</v></c>', '0.3'],
  ['<c><v>1850</v></c>', '1850'],
  ['<c><f>1+1</f><v>2</v></c>', '2'],
  ['<c t="b"><v>1</v></c>', 'TRUE'],
  ['<c t="inlineStr"><is><t> Ningbo </t></is></c>', 'Ningbo'],
  ['<c t="s"><v>0</v></c>', 'shared'],
  ['<c s="1"><v>46341</v></c>', '2026-11-15'],
  ['<c s="1"><v>46341.99</v></c>', '2026-11-15'],
] as const
const rowsOfCells = once(() => {
  const rows = cellsAndTexts.map(([cell], at) => `<row r="${at + 3}">${cell}</row>`)
  return rowsOf(
    book({ text: sheetXml(rows.join('')) }, [
      { name: 'xl/sharedStrings.xml', text: '<sst><si><t>shared</t></si></sst>' },
      {
        name: 'xl/styles.xml',
        text: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      },
    ]),
  )
})
test.each(cellsAndTexts.map(([cell, text], at) => [cell, text, at] as const))(
  'the cell %s is read as %j',
  async (_, text, at) => {
    expect((await rowsOfCells()).rows[at]).toEqual({ row: at + 3, cells: [text] })
  },
)

describe('an unreadable file is refused, and the server goes on', () => {
  const sound = sheetXml('<row><c t="inlineStr"><is><t>x</t></is></c></row>')
  const nothing = Buffer.alloc(0)
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => nothing],
    ['a page renamed', () => Buffer.from('<!doctype html><table><tr><td>1</td></tr></table>')],
    ['an old workbook', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)])],
    ['an archive of something else', () => archiveOf([{ name: 'readme.txt', text: 'hello' }])],
    ['an archive that says it is more', () => book({ text: sound, unpacked: purpose.unpackedBytes + 1 })],
    ['an archive that does not say what it is', () => book({ text: sound, unpacked: 0 })],
    ['one measured behind', () => book({ packed: nothing, unpacked: 0, crc: 0, flags: 8 })],
    ['an encrypted one', () => book({ text: sound, flags: 1 })],
    [
      'one that is larger than it says',
      () => book({ text: sheetXml('<row/>'.repeat(50_000)), unpacked: 500 }),
    ],
    [
      'one that is packed into nothing',
      () => book({ text: sheetXml('<row/>'.repeat(20_000)), isStored: true }),
    ],
    ['a sheet with other sums', () => book({ text: sound }, [{ name: 'xl/styles.xml', text: 'x', crc: 7 }])],
    ['half a workbook', async () => (await bytesOf(sheetOf([['a', 'b']]))).subarray(0, 700)],
    ['its second half', async () => (await bytesOf(sheetOf([['a', 'b']]))).subarray(700)],
    ['a cell beyond the edge', () => book({ text: sheetXml('<row><c r="ZZZZ1"><v>1</v></c></row>') })],
    ['a directory that leads nowhere', () => archiveOf([{ name: 'a', text: 'b' }]).fill(0xff, 60, 75)],
  ])('%s', async (_what, make) => {
    expect((await rowsOf(await make())).result).toMatchObject({ ok: false, refusal: 'unreadable-sheet' })
  })

  test('a zip bomb is refused by its declared size, before unpacking', () => {
    const packed = deflateRawSync(Buffer.alloc(1024 * 1024, ' '))
    const parts = Array.from({ length: 70 }, (_, index) => ({
      name: `xl/${index}`,
      packed,
      unpacked: 1024 * 1024,
    }))
    expect(isSoundArchive(archiveOf(parts), purpose.unpackedBytes)).toBe(false)
    expect(isSoundArchive(archiveOf(parts.slice(0, 60)), purpose.unpackedBytes)).toBe(true)
  })

  test('a file that takes all memory ends only the process that reads it', async () => {
    const bytes = book({ text: sheetXml('<row/>') }, [
      { name: 'xl/sharedStrings.xml', text: `<sst>${'<si><t>x</t></si>'.repeat(1_000_000)}</sst>` },
    ])
    const tree = { bytes: purpose.unpackedBytes, tags: Number.POSITIVE_INFINITY }
    const result = await readRows(bytes, { ...purpose, tree }, async () => ok('read'))
    expect(result).toMatchObject({ ok: false, refusal: 'unreadable-sheet' })
  }, 60_000)

  const shared = (text: string, part = {}) =>
    book({ text: sound }, [{ name: 'xl/sharedStrings.xml', text, ...part }])
  const [large, small] = [2 * purpose.tree.bytes, 100]
  test.each<[string, Buffer, string]>([
    [
      'shared texts that are too large',
      shared(`<sst>${'<si>'.padEnd(5_000).repeat(large / 5_000)}`),
      'unsound',
    ],
    [
      'shared texts that are larger than they say',
      shared(`<sst>${'<si>'.padEnd(5_000).repeat(large / 5_000)}`, { unpacked: small }),
      'unsound',
    ],
    ['too many shared texts', shared('<si>'.repeat(purpose.tree.tags + 1)), 'unsound'],
    ['one long text', shared(`<sst><si><t>${'x'.repeat(sheetLimits.runBytes)}`), 'too-long'],
    [
      'one long tag',
      book({ text: sheetXml(`<row ${'a="b" '.repeat(sheetLimits.runBytes / 6)}/>`) }),
      'too-long',
    ],
    ['one long cell', book({ text: sheetXml(`<row><c>${'x'.repeat(sheetLimits.runBytes)}`) }), 'too-long'],
    [
      'a sheet that is larger than it says',
      book({ text: '<row>'.repeat(20_000_000), unpacked: small }),
      'unsound',
    ],
    ['definitions of entities', shared('<!DOCTYPE sst [<!ENTITY a "b">]>'), 'unsound'],
    [
      'shared texts under the name of a worksheet',
      archiveOf([
        { name: 'xl/worksheets/sheet1.xml', text: '<sst/>' },
        {
          name: 'xl/_rels/workbook.xml.rels',
          text: '<Relationship Target="worksheets/sheet1.xml" Type="x/sharedStrings"/>',
        },
      ]),
      'unsound',
    ],
    [
      'shared texts under the name of a worksheet, behind a sign in another attribute',
      archiveOf([
        { name: 'xl/worksheets/sheet1.xml', text: '<sst/>' },
        {
          name: 'xl/_rels/workbook.xml.rels',
          text: '<Relationship Id=">" Target="worksheets/sheet1.xml" Type="x/sharedStrings"/>',
        },
      ]),
      'unsound',
    ],
    [
      'a relationship without an end',
      archiveOf([{ name: '_rels/.rels', text: '<Relationship <a/>' }]),
      'unsound',
    ],
    [
      'a relationship with hidden letters',
      archiveOf([{ name: '_rels/.rels', text: '<Relationship Type="x/shared&#83;trings"/>' }]),
      'unsound',
    ],
    ['nothing of the kind', shared('<sst><si><t>x</t></si></sst>'), 'sound'],
  ])('%s: found before the parser reads it', async (_what, bytes, inspection) => {
    expect(await inspectParts(bytes, purpose)).toBe(inspection)
  })

  test('a file with a tag of megabytes is refused at once', async () => {
    const bytes = book({ text: sheetXml(`<row ${'a="b" '.repeat(3_000_000)}/>`) })
    expect((await rowsOf(bytes)).result).toMatchObject({ fields: { file: 'too-long' } })
  })

  test('an error of the consumer is thrown, and the reading ends', async () => {
    const bytes = await bytesOf(sheetOf([['a', 'b']]))
    const reading = readRows(bytes, purpose, async () => {
      throw new Error('the database is gone')
    })
    await expect(reading).rejects.toThrow('the database is gone')
  })
})

/** Sixty cells, each with another text. */
const cellsOf = (row: number) =>
  Array.from({ length: sheetLimits.columns }, (_, at) => `<c><v>${row * 100 + at}.5</v></c>`).join('')

describe('the limits', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => [`C${index}`, index])
  test.each([
    [purpose.rows, true],
    [purpose.rows + 1, false],
  ])(
    '%i rows below the header: %s',
    async (count, isTaken) => {
      const { result } = await rowsOf(await bytesOf(sheetOf(many(count))))
      if (isTaken) expect(result).toEqual({ ok: true, value: count + 1 })
      else expect(result).toMatchObject({ ok: false, refusal: 'invalid-input', fields: { file: 'too-many' } })
    },
    60_000,
  )

  test.each([
    [sheetLimits.columns, true],
    [sheetLimits.columns + 1, false],
  ])('%i columns: %s', async (count, isTaken) => {
    const { result } = await rowsOf(await bytesOf(sheetOf([], count)))
    expect(result.ok).toBe(isTaken)
  })

  test.each([
    [sheetLimits.cellText, { ok: true, value: 2 }],
    [sheetLimits.cellText + 1, { ok: false, refusal: 'invalid-input', fields: { file: 'too-long' } }],
  ])('a cell of %i characters: %o', async (length, expected) => {
    const { result } = await rowsOf(await bytesOf(sheetOf([['x'.repeat(length), 1]])))
    expect(result).toMatchObject(expected)
  })

  test('all cells together have so many characters, also if the workbook has the text once', async () => {
    const ofOneText = (rows: number) =>
      book({ text: sheetXml('<row><c t="s"><v>0</v></c></row>'.repeat(rows)) }, [
        {
          name: 'xl/sharedStrings.xml',
          text: `<sst><si><t>${'x'.repeat(sheetLimits.cellText)}</t></si></sst>`,
        },
      ])
    const most = purpose.characters / sheetLimits.cellText
    expect((await rowsOf(ofOneText(most))).result).toEqual({ ok: true, value: most })
    const refused = { ok: false, refusal: 'sheet-too-full', params: { limit: purpose.characters } }
    expect((await rowsOf(ofOneText(most + 1))).result).toMatchObject(refused)
  })

  test('different texts take little more memory than their characters', async () => {
    const texts = Array.from({ length: 6_000 }, (_, row) => `<row>${cellsOf(row)}</row>`)
    const bytes = book({ text: sheetXml(texts.join('')) })
    const small = { ...purpose, heapMegabytes: 32 }
    const result = await readRows(bytes, small, async (batches) => {
      let count = 0
      for await (const rows of batches) count += rows.length
      return ok(count)
    })
    expect(result).toEqual({ ok: true, value: 6_000 })
  })

  test('a file that takes too long ends only the process that reads it', async () => {
    const rows = book({ text: sheetXml('<row/>'.repeat(10_000_000)) })
    const result = await readRows(rows, { ...purpose, readingMs: 1_000 }, async () => ok('read'))
    expect(result).toMatchObject({ ok: false, refusal: 'unreadable-sheet' })
  })

  test('a row of sixteen thousand cells is refused, even when stored briefly', async () => {
    const rows = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(3_000)
    expect((await rowsOf(book({ text: sheetXml(rows) }))).result.ok).toBe(false)
  })
})
