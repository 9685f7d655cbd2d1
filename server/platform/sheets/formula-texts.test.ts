import { describe, expect, test } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { unzipFile } from '#tests/support/unzip.ts'
import type { SheetPurpose } from './limits.ts'
import { readRows, type SheetRow } from './read-rows.ts'
import { writeCsv } from './write-csv.ts'
import { writeBook, writeSheet } from './write-sheet.ts'

const megabyte = 1024 * 1024
const purpose: SheetPurpose = {
  rows: 100,
  characters: 10_000,
  unpackedBytes: megabyte,
  tree: { bytes: megabyte, tags: 1_000 },
  heapMegabytes: 64,
  readingMs: 30_000,
  text: { bytes: megabyte, lines: 200, delimiters: [','] },
}

/** As customers and staff type references, names, remarks and marks. */
const typed = [
  '=1+1',
  '+86 574 2768 0000',
  '+86',
  '+1-2',
  '-5',
  '@SUM(A1)',
  "=cmd|'/c calc'!A1",
  '=HYPERLINK("https://evil.example","x")',
  '＝1+1',
  'N/M\n=1+1',
  // What a sheet would show for one of these, typed as it is shown.
  "'=1+1",
  "''-5",
  "'s-Hertogenbosch",
  'PO-7781',
]
/** Surrounding spaces are no part of a text. */
const spaced = ['\t=1+1', '\r=1+1', '\n=1+1', ' =1', '\u3000-1', '\tx', "\t'=1+1"]
const texts = [...typed, ...spaced]

const head = { name: 'Sheet', columns: [{ header: 'Text', width: 20 }] }
const rows = texts.map((text) => [text])

async function* given() {
  yield* rows
}

async function streamed(): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of writeSheet(head, given())) pieces.push(piece)
  return Buffer.concat(pieces)
}

const partOf = (name: string) => (bytes: Uint8Array) => unzipFile(Buffer.from(bytes), name)

const phone = '+86 574 2768 0000'

/** Everything that the product writes for a spreadsheet is written by one of these; with where its texts are. */
const writers = [
  ['a streamed workbook', streamed, partOf('xl/worksheets/sheet1.xml'), phone],
  [
    'a workbook of several sheets',
    () => writeBook([{ ...head, rows }]),
    partOf('xl/sharedStrings.xml'),
    phone,
  ],
  [
    'a list as text',
    async () => writeCsv([['Text'], ...rows]),
    (bytes: Uint8Array) => `${Buffer.from(bytes)}`,
    `'${phone}`,
  ],
] as const

describe.each(writers)('%s', (_name, write, textIn, writtenPhone) => {
  test('has texts and no formulas', async () => {
    const content = textIn(await write())
    expect(content).toMatch(/[>"](?:'|&apos;)=1\+1/)
    expect(content).not.toMatch(/<f[ >]/)
    expect(content.replaceAll(phone, '')).not.toMatch(/[>"]\s*[=+\-@＝]/)
    expect(content).toMatch(new RegExp(`[>"]${writtenPhone.replace('+', '\\+')}`))
  })

  test('gives the same texts when it is read again', async () => {
    const result = await readRows(await write(), purpose, async (batches) => {
      const found: SheetRow[] = []
      for await (const batch of batches) found.push(...batch)
      return ok(found.map(({ cells }) => cells[0]))
    })
    expect(result).toEqual({ ok: true, value: ['Text', ...texts.map((text) => text.trim())] })
  })
})
