import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'
import { asRefusal } from '#server/platform/http/error-handler.ts'
import { createLog } from '#server/platform/logs.ts'
import { clamdScan } from '#server/platform/storage/clamd.ts'
import { diskStore } from '#server/platform/storage/disk-store.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import { s3Store } from '#server/platform/storage/s3-store.ts'
import { openClamdServer, virusText } from '#tests/support/clamd-server.ts'
import { testDatabase } from '#tests/support/database.ts'
import { pdf } from '#tests/support/licences.ts'
import { doc, docx, xls, xlsx } from '#tests/support/office-files.ts'
import { openS3Server, s3Account } from '#tests/support/s3-server.ts'
import { filesUnder } from '#tests/support/store-suite.ts'
import { type UploadDeps, upload } from './upload.ts'

const database = await testDatabase()
const { rows } = await database.pool.query('SELECT id FROM person LIMIT 1')
const userId: string = rows[0].id
const folder = await mkdtemp(path.join(tmpdir(), 'quayside-upload-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const clamd = await openClamdServer()
const bucket = await openS3Server()
const store = diskStore(folder)
const scan = clamdScan({ address: clamd.address, clock: systemClock })

const lines: string[] = []
const context: RequestContext = {
  log: createLog('info', { write: (line) => lines.push(line) }),
  request: {
    brand: 'group',
    language: 'zh',
    origin: 'http://localhost',
    requestId: 'r',
    clientIp: '127.0.0.1',
    isConsole: false,
  },
  principal: { actor: { kind: 'registered', membershipStatus: 'no-company', userId }, sessionId: null },
  giveToken() {},
  alive() {},
}
async function* pieces(bytes: Buffer) {
  yield bytes
}
const send = (deps: Partial<UploadDeps>, bytes: Buffer) =>
  upload(
    { database, store, findUsedFiles: async () => [], ...deps },
    {
      ...context,
      query: { kind: 'licence', name: 'a.pdf' },
      body: { declaredBytes: 0, pieces: pieces(bytes), alive() {} },
    },
  )
const saved = async () => [
  ...(await filesUnder(folder)),
  ...bucket.objects.keys(),
  ...(await database.pool.query('SELECT id FROM stored_file ORDER BY id')).rows.map(({ id }) => id),
]
/** Expects a refusal or an error reply, and nothing stored. */
const expectRefused = async (work: () => Promise<unknown>, refusal: string) => {
  const before = await saved()
  const answer = await work().catch(asRefusal)
  expect(answer).toMatchObject({ ok: false, refusal })
  expect(await saved()).toEqual(before)
}

test('a PDF with a script is refused without a virus scanner, with a log line', async () => {
  lines.length = 0
  const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'
  await expectRefused(() => send({}, pdf(`x) ${script} (`)), 'active-pdf')
  expect(lines.join()).toContain('"refusal":"active-pdf","msg":"a file was refused for its content"')
  await expectRefused(() => send({}, pdf('x) /Encrypt 5 0 R (')), 'encrypted-pdf')
  expect(lines.join()).toContain('"refusal":"encrypted-pdf"')
  expect(await send({}, pdf('no script'))).toMatchObject({ ok: true, value: { name: 'a.pdf' } })
})

describe('an upload is scanned for viruses', () => {
  test('and stored if nothing is found', async () => {
    clamd.seen.length = 0
    expect(await send({ scan }, pdf())).toMatchObject({ ok: true })
    expect(clamd.seen).toHaveLength(1)
  })

  test('and refused if something is found, with a log line', async () => {
    lines.length = 0
    await expectRefused(() => send({ scan }, pdf(virusText)), 'file-infected')
    expect(lines.join()).toContain('Quayside.Test.Harm')
  })

  test('and refused if the scanner fails', async () => {
    clamd.behaves('mute')
    await expectRefused(() => send({ scan }, pdf()), 'busy')
    clamd.behaves('well')
  })

  test('unless it is refused for its type', async () => {
    clamd.seen.length = 0
    await expectRefused(() => send({ scan }, Buffer.from('no licence')), 'invalid-input')
    expect(clamd.seen).toEqual([])
  })

  test('unless no scanner is configured', async () => {
    expect(await send({}, pdf(virusText))).toMatchObject({ ok: true })
  })
})

describe('a full store', () => {
  const noRoom = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  const full: FileStore = { ...store, draft: noRoom }
  const fullAtLast: FileStore = {
    ...store,
    draft: async (given) => ({ ...(await store.draft(given)), save: noRoom }),
  }

  test('refuses uploads, while reading works', async () => {
    const earlier = await send({}, pdf('earlier'))
    await expectRefused(() => send({ store: full }, pdf()), 'storage-full')
    await expectRefused(() => send({ store: fullAtLast }, pdf()), 'storage-full')
    const found = earlier.ok ? await full.read(earlier.value.id) : undefined
    expect(found && (await text(found))).toBe(pdf('earlier').toString())
    expect(await send({}, pdf())).toMatchObject({ ok: true })
  })
})

test('a file is removed from the store if its row cannot be saved', async () => {
  const drop = () => database.pool.query('ALTER TABLE stored_file RENAME TO elsewhere')
  const before = [await filesUnder(folder), [...bucket.objects.keys()]]
  await drop()
  await expect(send({}, pdf())).rejects.toThrow()
  await database.pool.query('ALTER TABLE elsewhere RENAME TO stored_file')
  expect([await filesUnder(folder), [...bucket.objects.keys()]]).toEqual(before)
})

describe('an S3 store', () => {
  const draftFolder = path.join(folder, 'drafts')
  const settings = { ...s3Account, endpoint: bucket.endpoint }
  const objects = s3Store({ settings, draftFolder, clock: systemClock })

  test('holds the scanned file', async () => {
    expect(await send({ store: objects, scan }, pdf('in the bucket'))).toMatchObject({ ok: true })
    expect([...bucket.objects.values()].map(String)).toEqual([pdf('in the bucket').toString()])
    await expectRefused(() => send({ store: objects, scan }, pdf(virusText)), 'file-infected')
  })

  test('that is unavailable is reported as busy, and no draft stays', async () => {
    bucket.failWith({ status: 503, code: 'SlowDown' })
    await expectRefused(() => send({ store: objects, scan }, pdf()), 'busy')
    bucket.failWith(undefined)
  })
})

describe('an instruction', () => {
  const instruct = (bytes: Buffer, name: string) =>
    upload(
      { database, store, findUsedFiles: async () => [] },
      {
        ...context,
        query: { kind: 'instruction', name },
        body: { declaredBytes: 0, pieces: pieces(bytes), alive() {} },
      },
    )

  test.each<[string, Buffer, string]>([
    ['a PDF', pdf(), 'booking.pdf'],
    ['a Word document', docx(), 'booking.docx'],
    ['an Excel workbook', xlsx(), 'booking.xlsx'],
    ['a Word document of 2003', doc(), 'booking.doc'],
    ['an Excel workbook of 2003', xls(), 'booking.xls'],
  ])('that is %s is stored unchanged and named by its content', async (_what, bytes, name) => {
    const sent = await instruct(bytes, 'booking.exe')
    expect(sent).toMatchObject({ ok: true, value: { name, bytes: bytes.length } })
    const found = sent.ok ? await store.read(sent.value.id) : undefined
    expect(found && (await buffer(found)).equals(bytes)).toBe(true)
  })

  test.each<[string, Buffer, string]>([
    ['a program renamed .doc', Buffer.from('MZ\x90\0 program'), 'invalid-input'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'invalid-input'],
    ['a document with macros', docx({ name: 'word/vbaProject.bin', content: 'x' }), 'office-macros'],
    ['a PDF with a script', pdf('x) /OpenAction << /S /JavaScript >> ('), 'active-pdf'],
  ])('that is %s is refused and nothing is stored', async (_what, bytes, refused) => {
    lines.length = 0
    await expectRefused(() => instruct(bytes, 'booking.doc'), refused)
    expect(lines.join().includes('refused for its content')).toBe(refused !== 'invalid-input')
  })

  test('is the only kind of file that may be an office file', async () => {
    await expectRefused(() => send({}, docx()), 'invalid-input')
    await expectRefused(() => send({}, doc()), 'invalid-input')
  })
})
