import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { submitCertification } from '#contract/certification.ts'
import { readFile, uploadFile } from '#contract/files.ts'
import { fileRules } from '#domain/files/file-kind.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { openCompanySite } from '#tests/support/company-site.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { exchange, sendRequest } from '#tests/support/http.ts'
import { creditCode, pdf } from '#tests/support/licences.ts'
import { doc, docx } from '#tests/support/office-files.ts'

const site = await openCompanySite()
const owner = await site.newPerson()
const licence = await site.uploadLicence(owner)
const [first = ''] = await site.filesIn()
const read = (person: string | undefined, id: string) =>
  site.as(person, `${readFile.path}?id=${encodeURIComponent(id)}`)

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
const png = (width: number, height: number) => {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

const drawn = () =>
  sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
/** A phone picture: rotated, with GPS metadata. */
const fromPhone = await drawn()
  .withExif({
    IFD0: { Copyright: 'A photographer of Ningbo' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 52/1 0/1', GPSLongitude: '121/1 33/1 0/1' },
  })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()
const cutPictures = [
  ['JPEG', fromPhone],
  ['PNG', await drawn().png().toBuffer()],
  ['WebP', await drawn().webp().toBuffer()],
] as const

describe('a file of the wrong type', () => {
  test.each<[string, Buffer]>([
    ['HTML renamed .pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG renamed .pdf', Buffer.from(svg)],
    ['a program renamed .pdf', Buffer.from('MZ\x90\0\x03\0\0\0This program cannot be run', 'latin1')],
    ['a zip renamed .pdf', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), zipEnd])],
    ['a page that is also a PDF', Buffer.from(`%PDF-1.7\n<html><script>alert(1)</script>${pdf()}`)],
    ['a PDF that begins later', Buffer.concat([Buffer.from('\n'), pdf()])],
    ['a PDF that is also a zip', Buffer.concat([pdf(), zipEnd])],
    ['a picture that is also a zip', Buffer.concat([png(10, 10), zipEnd])],
    ['a picture that is also a page', Buffer.concat([png(10, 10), Buffer.from(svg)])],
    ['a PDF that was cut off', pdf().subarray(0, 30)],
    ['a picture of a hundred thousand by a hundred thousand points', png(100_000, 100_000)],
    ['four bytes', Buffer.from('%PDF')],
  ])('%s is refused and not stored', async (_what, bytes) => {
    const reply = await site.unchanged(() => site.send(owner, bytes))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ file: 'wrong-format' })
  })

  test('an empty file is refused', async () => {
    const reply = await site.unchanged(() => site.send(owner, ''))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ file: 'required' })
  })

  test.each(['picture', 'LICENCE', '', '../licence'])('of the unknown kind "%s" is refused', async (kind) => {
    const reply = await site.unchanged(() => site.send(owner, pdf(), 'a.pdf', kind))
    expect(refusalOf(reply, 'invalid-input').fields).toHaveProperty('kind')
  })
})

describe('a file that is too large', () => {
  const { maxBytes } = fileRules.licence

  test('by its content length is refused before it is read', async () => {
    const head = `POST ${uploadFile.path}?kind=licence&name=a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`
    const heard = await site.unchanged(() =>
      exchange(site.port, `${head}access-token: ${owner}\r\nContent-Length: ${maxBytes + 1}\r\n\r\n`),
    )
    expect(heard).toMatch(/^HTTP\/1\.1 413 /)
    expect(heard).toContain('10 MB')
  })

  test('without a content length is refused when it exceeds the limit', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, ' ')
    const pieces = [pdf(), ...Array.from({ length: 11 }, () => megabyte)]
    refusalOf(await site.unchanged(() => site.send(owner, pieces)), 'too-large')
  })

  test('is refused, but one of exactly the limit is accepted', async () => {
    const [head, end] = [Buffer.from('%PDF-1.7\n<< /Type /Page >>\n'), Buffer.from('%%EOF\n')]
    const max = Buffer.concat([head, Buffer.alloc(maxBytes - head.length - end.length, ' '), end])
    expect(dataOf(uploadFile, await site.send(owner, max))).toMatchObject({ bytes: maxBytes })
  })
})

const isUnfinished = (file: string) => file.endsWith('.unfinished')

test('an aborted upload leaves nothing behind', async () => {
  const head = `POST ${uploadFile.path}?kind=licence&name=a HTTP/1.1\r\nHost: localhost\r\n`
  await site.unchanged(async () => {
    const sent = `${head}access-token: ${owner}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n%PDF-\r\nnonsense\r\n`
    const earlier = site.lines.length
    await exchange(site.port, sent)
    // The client has its reply before the upload has ended, or even begun.
    const ended = () => site.lines.slice(earlier).some((line) => line.includes(`"path":"${uploadFile.path}"`))
    await expect.poll(ended, { timeout: 5_000 }).toBe(true)
    await expect.poll(async () => (await site.files()).filter(isUnfinished)).toEqual([])
  })
  dataOf(uploadFile, await site.send(owner, pdf()))
})

test('a visitor cannot upload or read files', async () => {
  refusalOf(await site.unchanged(() => site.send(undefined, pdf())), 'logged-out')
  refusalOf(await read(undefined, licence), 'logged-out')
})

test.each([
  ['..\\..\\evil.pdf', 'evil.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['/etc/passwd', 'passwd.pdf'],
  ['a"; filename="b.html', 'a filename=b.pdf'],
  ['two\r\nlines: x.pdf', 'twolines x.pdf'],
  ['turned\u202Efdp.exe', 'turnedfdp.pdf'],
  ['...', 'file.pdf'],
  ['营业执照.pdf', '营业执照.pdf'],
])('the name %j is stored as %j and does not break the header', async (given, saved) => {
  const person = await site.newPerson()
  const file = dataOf(uploadFile, await site.send(person, pdf(), given))
  expect(file.name).toBe(saved)
  const reply = await read(person, file.id)
  const disposition = String(reply.headers['content-disposition'])
  expect(disposition).toMatch(/^attachment; filename="[\w.() -]+"; filename\*=UTF-8''[\w.%~!-]+$/)
  expect(disposition).toContain(encodeURIComponent(saved))
})

test('the owner gets the same bytes as a download', async () => {
  const file = dataOf(uploadFile, await site.send(owner, pdf('the very bytes'), 'x.html'))
  expect(file.mediaType).toBe('application/pdf')
  const reply = await read(owner, file.id)
  expect(reply.status).toBe(200)
  expect(reply.bytes.equals(pdf('the very bytes'))).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(file.bytes),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(reply.headers['content-security-policy']).toContain('sandbox')
  expect(site.lines.some((line) => line.includes(file.id) && line.includes(owner))).toBe(true)
  const head = await site.as(owner, `${readFile.path}?id=${file.id}`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.bytes).toHaveLength(0)
})

describe('an invalid file id is answered as not found', () => {
  test.each([
    '..',
    '%2e%2e',
    '..%5c..%5cpackage.json',
    '../../package.json',
    '%2e%2e%2fpackage.json',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    '%00',
    'a%00b',
    '%80',
    '%C0%AE%C0%AE',
    "' or 1=1 --",
    '00000000-0000-4000-8000-000000000000',
    `${first}.unfinished`,
    `${first.slice(0, 2)}/${first}`,
  ])('%s', async (id) => {
    const reply = await sendRequest(site.port, `${readFile.path}?id=${id.replaceAll(' ', '%20')}`, {
      headers: { 'access-token': owner },
    })
    expect([400, 404]).toContain(reply.status)
    expect(reply.text).not.toContain('root:')
    expect((await read(owner, licence)).status).toBe(200)
  })

  test.each(['/../', '/%2e%2e/', '/%80', '/..%5c', '/%00', '//etc/passwd'])('as a path: %s', async (tail) => {
    const reply = await sendRequest(site.port, `/api/files/file${tail}`, {
      headers: { 'access-token': owner },
    })
    expect([400, 404]).toContain(reply.status)
    expect((await read(owner, licence)).status).toBe(200)
  })

  test('a repeated or missing id', async () => {
    for (const query of ['', '?id=', `?id=${licence}&id=${licence}`])
      refusalOf(await site.as(owner, `${readFile.path}${query}`), 'invalid-input')
  })
})

describe('a picture', () => {
  const kinds = [
    ['avatar', 'image/webp', 256, 256],
    ['licence', 'image/jpeg', 400, 600],
  ] as const

  test.each(kinds)('as %s is stored upright and without metadata', async (kind, type, ...size) => {
    expect((await sharp(fromPhone).metadata()).exif).toBeDefined()
    const person = await site.newPerson()
    const file = dataOf(uploadFile, await site.send(person, fromPhone, 'me.jpg', kind))
    expect(file.mediaType).toBe(type)
    const { bytes } = await read(person, file.id)
    expect(bytes).toHaveLength(file.bytes)
    const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect([width, height]).toEqual(size)
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPSLatitude|Ningbo/)
  })

  test.each(cutPictures)('that is truncated is refused and not stored: %s', async (_what, whole) => {
    const person = await site.newPerson()
    dataOf(uploadFile, await site.send(person, whole, 'me', 'avatar'))
    const cut = whole.subarray(0, Math.floor(whole.length * 0.6))
    const reply = await site.unchanged(() => site.send(person, cut, 'me', 'avatar'))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ file: 'wrong-format' })
  })

  test.each<[string, Buffer]>([
    ['a drawing', Buffer.from(svg)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', pdf()],
    ['a picture that is also a page', Buffer.concat([png(10, 10), Buffer.from(svg)])],
    ['a picture that is also a zip', Buffer.concat([fromPhone, zipEnd])],
    ['a picture that only begins as one', png(10, 10)],
    ['one that says it is larger than any', png(10_000, 5_001)],
  ])('as an avatar cannot be %s', async (_what, bytes) => {
    const person = await site.newPerson()
    const reply = await site.unchanged(() => site.send(person, bytes, 'me.png', 'avatar'))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ file: 'wrong-format' })
  })

  test('loses data that was appended to it', async () => {
    const person = await site.newPerson()
    const both = Buffer.concat([fromPhone, Buffer.from('<script>alert(1)</script>'.repeat(50))])
    const file = dataOf(uploadFile, await site.send(person, both, 'me.jpg', 'avatar'))
    expect((await read(person, file.id)).bytes.includes('script')).toBe(false)
  })

  test('with very many pixels uses limited memory', async () => {
    const person = await site.newPerson()
    const flat = { create: { width: 9_000, height: 5_500, channels: 3, background: '#fff' } } as const
    const large = await sharp(flat).png({ compressionLevel: 9 }).toBuffer()
    const before = process.memoryUsage().rss
    const sent = await Promise.all(
      Array.from({ length: 3 }, () => site.send(person, large, 'a.png', 'avatar')),
    )
    for (const reply of sent) dataOf(uploadFile, reply)
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1024 * 1024)
  })

  test('as an avatar can be read only by active members of the same company', async () => {
    const { administrator, code } = await site.certified('Avatar Trading', creditCode(11))
    const other = await site.certified('Other Trading', creditCode(12))
    const colleague = await site.joined(administrator, code)
    const { person: hopeful } = await site.newApplicant(code)
    const { id } = dataOf(uploadFile, await site.send(colleague, fromPhone, 'me.jpg', 'avatar'))
    for (const reader of [colleague, administrator]) expect((await read(reader, id)).status).toBe(200)
    for (const stranger of [other.administrator, hopeful, owner])
      refusalOf(await read(stranger, id), 'not-found')
    await site.database.pool.query(`UPDATE membership SET status = 'disabled' WHERE person_id = $1`, [
      administrator,
    ])
    refusalOf(await read(administrator, id), 'not-found')
  })
})

describe("a company's licence", () => {
  test('is audited each time it is read, but not when refused', async () => {
    const seen = async () =>
      (
        await site.database.pool.query(
          `SELECT actor_id, after FROM audit_entry WHERE action = 'licence-seen' ORDER BY id`,
        )
      ).rows
    const before = await seen()
    await read(owner, licence)
    refusalOf(await read(await site.newPerson(), licence), 'not-found')
    expect(await seen()).toEqual([...before, { actor_id: owner, after: { file: licence } }])
  })

  test('can be read only by members of the company', async () => {
    const { administrator, companyId, code } = await site.certified('Tideway Trading', creditCode(1))
    const other = await site.certified('Lantern Shipping', creditCode(2))
    const colleague = await site.joined(administrator, code)
    const { person: hopeful } = await site.newApplicant(code)
    const { rows } = await site.database.pool.query('SELECT licence_file_id FROM company WHERE id = $1', [
      companyId,
    ])
    const id = rows[0].licence_file_id
    expect((await read(administrator, id)).status).toBe(200)
    expect((await read(colleague, id)).status).toBe(200)
    for (const stranger of [other.administrator, hopeful, owner])
      refusalOf(await read(stranger, id), 'not-found')
    await site.database.pool.query(`UPDATE membership SET status = 'disabled' WHERE person_id = $1`, [
      colleague,
    ])
    refusalOf(await read(colleague, id), 'not-found')
  })

  test('of another owner cannot be submitted', async () => {
    const thief = await site.newPerson()
    const reply = await site.unchanged(() => site.submit(thief, 'Borrowed Trading', creditCode(3), licence))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ licenceFileId: 'unknown-value' })
    const invented = await site.submit(thief, 'Borrowed Trading', creditCode(3), '../licence')
    expect(refusalOf(invented, 'invalid-input').fields).toEqual({ licenceFileId: 'unknown-value' })
    expect(submitCertification.access).toBe('customer')
  })
})

test('the thirty-first upload in an hour is refused and not stored', async () => {
  const eager = await site.newPerson()
  for (let time = 0; time < 30; time += 1) dataOf(uploadFile, await site.send(eager, pdf()))
  refusalOf(await site.unchanged(() => site.send(eager, pdf())), 'too-many-attempts')
})

describe('an instruction file', () => {
  test('is sent back to its owner as an attachment that no browser guesses the type of', async () => {
    const { id } = dataOf(uploadFile, await site.send(owner, doc(), 'booking.exe', 'instruction'))
    const reply = await read(owner, id)
    expect(reply.bytes.equals(doc())).toBe(true)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/msword',
      'content-disposition': expect.stringMatching(/^attachment; .*booking\.doc/),
      'x-content-type-options': 'nosniff',
    })
    refusalOf(await site.unchanged(async () => read(await site.newPerson(), id)), 'not-found')
  })

  test.each<[string, Buffer, RefusalCode]>([
    ['a program renamed .doc', Buffer.from('MZ\x90\0\x03\0\0\0This program', 'latin1'), 'invalid-input'],
    ['with macros', docx({ name: 'word/vbaProject.bin', content: 'x' }), 'office-macros'],
    ['that is a zip bomb', docx({ name: 'word/a.xml', content: Buffer.alloc(60_000_000) }), 'office-unsafe'],
    ['with a program behind its end', Buffer.concat([docx(), Buffer.from('MZ')]), 'office-unsafe'],
  ])('%s is refused and not stored', async (_what, bytes, refused) => {
    refusalOf(await site.unchanged(() => site.send(owner, bytes, 'booking.doc', 'instruction')), refused)
  })
})
