import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { hasMoreLines } from './count-lines.ts'
import type { SheetPurpose } from './limits.ts'
import { readRows, type SheetRow } from './read-rows.ts'
import type { SheetReply } from './sheet-reading.ts'

const mebibyte = 1024 * 1024
const text = { bytes: mebibyte, lines: 2_000, delimiters: ['\t', ',', ';', '，', '；'] }
const purpose: SheetPurpose = {
  rows: 200,
  characters: mebibyte,
  unpackedBytes: mebibyte,
  tree: { bytes: mebibyte, tags: 1_000 },
  heapMegabytes: 64,
  readingMs: 30_000,
  text,
}

let [started, replies]: [number, SheetReply[]] = [0, []]
const onProcess = (message: unknown) => {
  const { process } = message as { process: ChildProcess }
  started += 1
  process.on('message', (reply: SheetReply) => replies.push(reply))
}
beforeEach(() => {
  ;[started, replies] = [0, []]
  subscribe('child_process', onProcess)
})
afterEach(() => void unsubscribe('child_process', onProcess))

const read = (content: string | Uint8Array, limits = purpose) =>
  readRows(Buffer.from(content), limits, async (batches) => {
    const rows: SheetRow[] = []
    for await (const batch of batches) rows.push(...batch)
    return ok(rows)
  })

describe('a list as text', () => {
  test('is parsed in a process of its own: the server gets its cells', async () => {
    const rows = [
      { row: 1, cells: ['a', 'b, c'] },
      { row: 3, cells: ['宁波'] },
    ]
    expect(await read('a,"b, c",,\n\t\n宁波')).toEqual({ ok: true, value: rows })
    expect(started).toBe(1)
    expect(replies).toEqual([{ kind: 'rows', rows }, { kind: 'end' }])
  })

  test.each([
    ['bytes', 'x'.repeat(mebibyte + 1), { refusal: 'too-large', params: { limit: '1 MB' } }],
    ['line breaks', '\n'.repeat(mebibyte), { refusal: 'invalid-input', fields: { file: 'too-many' } }],
    ['carriage returns', '\r'.repeat(2_000), { refusal: 'invalid-input', fields: { file: 'too-many' } }],
  ])('of too many %s is refused before a process starts', async (_what, content, expected) => {
    expect(await read(content)).toMatchObject({ ok: false, ...expected })
    expect(started).toBe(0)
  })

  test('is refused where only workbooks are read', async () => {
    expect(await read('a,b', { ...purpose, text: undefined })).toMatchObject({ refusal: 'unreadable-sheet' })
    expect(started).toBe(0)
  })

  test.each([
    ['tabs', '\t', { ok: true, value: [] }],
    ['commas', ',', { ok: true, value: [] }],
    ['quotes', '"', { fields: { file: 'too-long' } }],
    ['cells', 'x,', { fields: { file: 'too-many' } }],
    ['one cell', 'x', { fields: { file: 'too-long' } }],
    ['quotes that are not closed', ' "', { refusal: 'unreadable-sheet' }],
  ])('of 1 MiB of %s is answered', async (_what, unit, expected) => {
    expect(await read(unit.repeat(mebibyte / unit.length))).toMatchObject(expected)
    expect(started).toBe(1)
  })

  test('waits while others are read, and is refused before a process starts when too many wait', async () => {
    const results = await Promise.all(Array.from({ length: 9 }, () => read('a')))
    const refused = results.filter(({ ok }) => !ok)
    expect(refused).toEqual([{ ok: false, refusal: 'busy', params: {} }])
    expect(started).toBe(8)
  })

  test('has at most the rows of its purpose, with a header', async () => {
    expect(await read('x\n'.repeat(201))).toMatchObject({ ok: true })
    expect(await read('x\n'.repeat(202))).toMatchObject({ fields: { file: 'too-many' } })
  })
})

test.each([
  ['', 1],
  ['a\nb', 2],
  ['a\r\nb\r\n', 3],
  ['a\rb\n\rc', 4],
])('%j has %i lines', (content, lines) => {
  const bytes = Buffer.from(content)
  expect([hasMoreLines(bytes, lines - 1), hasMoreLines(bytes, lines)]).toEqual([true, false])
})
