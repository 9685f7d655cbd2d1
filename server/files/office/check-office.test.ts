import { describe, expect, test } from 'vitest'
import { megabyte } from '#domain/files/file-kind.ts'
import { writeBook } from '#server/platform/sheets/write-sheet.ts'
import { pdf } from '#tests/support/licences.ts'
import {
  bookStream,
  compoundOf,
  contentTypes,
  doc,
  docx,
  excelMain,
  relation,
  relations,
  wordMain,
  wordStream,
  xls,
  xlsx,
  zipOf,
} from '#tests/support/office-files.ts'
import { checkOffice } from './check-office.ts'

const found = async (bytes: Buffer) => {
  const checked = await checkOffice(bytes)
  if (checked.ok) return checked.value
  return checked.fields ? `${checked.refusal} ${JSON.stringify(checked.fields)}` : checked.refusal
}
const wrongFormat = 'invalid-input {"file":"wrong-format"}'
const inWord = (...tags: readonly string[]) => docx(relations('word/_rels/document.xml.rels', ...tags))
const part = (name: string, content: string | Buffer = 'x') => ({ name, content })
const document = (text: string) =>
  zipOf([contentTypes(wordMain), part('word/document.xml', `<w:document>${text}</w:document>`)])
const text16 = (text: string) => Buffer.from(text, 'utf16le')
const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(5000)])

describe('an office file is accepted by its content', () => {
  test.each<[string, Buffer, string]>([
    ['a document', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a workbook', xlsx(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a document of 2003', doc(), 'application/msword'],
    ['a workbook of 2003', xls([0x85, [0, 0, 0, 0, 0, 0, 1, 0, 65]]), 'application/vnd.ms-excel'],
    [
      'a large workbook of 2003',
      compoundOf(
        [part('Workbook', Buffer.concat([bookStream(), Buffer.alloc(9000)]))].map(({ name, content }) => ({
          name,
          content: Buffer.from(content),
        })),
      ),
      'application/vnd.ms-excel',
    ],
    [
      'a workbook of 2003 with links into itself',
      xls([0x01ae, [1, 0, 1, 4]], [0x01ae, [1, 0, 1, 0x3a]]),
      'application/vnd.ms-excel',
    ],
    [
      'a document with links to websites and pictures inside',
      docx(
        relations(
          'word/_rels/document.xml.rels',
          relation('hyperlink', 'https://quayside.example/?a=1&amp;b=2', 'External'),
          relation('hyperlink', 'mailto:ops@quayside.example', 'External'),
          relation('image', 'media/image1.png'),
        ),
        part('word/media/image1.png', Buffer.alloc(90_000, 7)),
      ),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'a document that speaks of DDE',
      document('<w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText><w:t>DDEAUTO</w:t>'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'a document whose parts have their sizes behind them',
      zipOf([{ ...contentTypes(wordMain), flags: 8 }, part('word/document.xml', '<w:document/>')]),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'a workbook with settings of a printer',
      xlsx(part('xl/printerSettings/printerSettings1.bin')),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ])('%s', async (_what, bytes, type) => {
    expect(await found(bytes)).toBe(type)
  })

  test('a workbook that we wrote ourselves', async () => {
    const columns = [{ header: 'Shipper', width: 10 }]
    const bytes = Buffer.from(await writeBook([{ name: 'Instruction', columns, rows: [['海联贸易']] }]))
    expect(await found(bytes)).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  })
})

describe('what is no Word or Excel file is of a wrong format', () => {
  test.each<[string, Buffer]>([
    ['a program that is named .doc', program],
    ['a PDF', pdf()],
    ['a web page', Buffer.from('<html><body>booking</body></html>')],
    ['rich text', Buffer.from('{\\rtf1\\ansi booking}')],
    ['a zip of something else', zipOf([part('readme.txt', 'booking')])],
    ['a presentation', zipOf([contentTypes('application/vnd.ms-powerpoint'), part('ppt/presentation.xml')])],
    [
      'a template',
      zipOf([contentTypes(wordMain.replace('document.main', 'template.main')), part('word/a.xml')]),
    ],
    ['a document in name only', zipOf([contentTypes(wordMain), part('a.xml')])],
    [
      'a document and a workbook at once',
      zipOf([contentTypes(`${wordMain} ${excelMain}`), part('word/a.xml'), part('xl/a.xml')]),
    ],
    ['an installer', compoundOf([{ name: 'Property', content: Buffer.alloc(5000) }])],
    ['a zip that is a PDF', zipOf([{ ...part('a.pdf', '%PDF-1.7\n%%EOF'), isStored: true }])],
    ['a zip that is a web page', zipOf([{ ...part('a.html', '<html><script>'), isStored: true }])],
    ['a document of 2003 that is a zip', Buffer.concat([doc(), docx()])],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_what, bytes) => {
    expect(await found(bytes)).toBe(wrongFormat)
  })
})

describe('macros and active controls are refused', () => {
  const override = (type: string) => `<Override PartName="/a.bin" ContentType="application/vnd.${type}"/>`
  test.each<[string, Buffer]>([
    ['a project of Visual Basic in a document', docx(part('word/vbaProject.bin'))],
    ['a project under another case', docx(part('word/VBAPROJECT.BIN'))],
    ['a project by its relation', inWord(relation('vbaProject', 'media/image1.png'))],
    [
      'a project by its content type',
      zipOf([contentTypes(wordMain, override('ms-office.vbaProject')), part('word/document.xml', '<a/>')]),
    ],
    [
      'a .docm',
      zipOf([
        contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'),
        part('word/document.xml', '<a/>'),
      ]),
    ],
    [
      'a .xlsm',
      zipOf([
        contentTypes('application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
        part('xl/workbook.xml', '<a/>'),
      ]),
    ],
    ['a macro sheet', xlsx(part('xl/macrosheets/sheet1.xml', '<a/>'))],
    [
      'a macro sheet by its relation',
      xlsx(relations('xl/_rels/workbook.xml.rels', relation('xlMacrosheet', 'worksheets/sheet1.xml'))),
    ],
    ['an ActiveX control', docx(part('word/activeX/activeX1.xml', '<a/>'))],
    ['buttons of its own', docx(part('customUI/customUI14.xml', '<a/>'))],
    [
      'a project in a document of 2003',
      doc({ name: 'Macros' }, { name: '_VBA_PROJECT', content: Buffer.alloc(90) }),
    ],
    [
      'a project in a workbook of 2003',
      compoundOf([{ name: 'Workbook', content: bookStream() }, { name: '_VBA_PROJECT_CUR' }]),
    ],
    ['a macro sheet in a workbook of 2003', xls([0x85, [0, 0, 0, 0, 0, 1, 1, 0, 65]])],
    ['a hidden macro sheet in a workbook of 2003', xls([0x85, [0, 0, 0, 0, 2, 1, 1, 0, 65]])],
    ['a module in a workbook of 2003', xls([0x85, [0, 0, 0, 0, 0, 6, 1, 0, 65]])],
  ])('%s', async (_what, bytes) => {
    expect(await found(bytes)).toBe('office-macros')
  })
})

describe('an encrypted file is refused', () => {
  test.each<[string, Buffer]>([
    [
      'a document or workbook with a password',
      compoundOf([
        { name: 'EncryptionInfo', content: Buffer.alloc(90) },
        { name: 'EncryptedPackage', content: Buffer.alloc(5000) },
      ]),
    ],
    [
      'a document of 2003 with a password',
      compoundOf([{ name: 'WordDocument', content: wordStream({ flags: 0x0100 }) }]),
    ],
    ['a workbook of 2003 with a password', xls([0x2f, [1, 0, 1, 0]])],
    ['an encrypted zip', zipOf([{ ...contentTypes(wordMain), flags: 1 }, part('word/document.xml')])],
  ])('%s', async (_what, bytes) => {
    expect(await found(bytes)).toBe('office-encrypted')
  })
})

describe('a file inside the file is refused', () => {
  test.each<[string, Buffer]>([
    ['an embedded object', docx(part('word/embeddings/oleObject1.bin'))],
    ['an embedded workbook', docx(part('word/embeddings/book.xlsx'))],
    ['an embedded object by its relation', inWord(relation('oleObject', 'media/image1.png'))],
    ['a package by its relation', inWord(relation('package', 'media/image1.png'))],
    ['a web page that is imported', inWord(relation('aFChunk', 'a.xml'))],
    ['a program among the pictures', docx(part('word/media/image1.exe', program))],
    ['an embedded object in a document of 2003', doc({ name: '_1234567890' })],
    ['a file as it is in a document of 2003', doc({ name: '\x01Ole10Native', content: Buffer.alloc(90) })],
    [
      'an embedded object in a workbook of 2003',
      compoundOf([{ name: 'Workbook', content: bookStream() }, { name: 'MBD0018D4CE' }]),
    ],
  ])('%s', async (_what, bytes) => {
    expect(await found(bytes)).toBe('office-embedded')
  })
})

describe('content from elsewhere is refused', () => {
  const field = (...pieces: readonly string[]) =>
    document(
      `<w:fldChar w:fldCharType="begin"/>${pieces.map((piece) => `<w:instrText>${piece}</w:instrText>`).join('<w:r/>')}`,
    )
  /** The names of a document of 2003, in an odd place of the table. */
  const withTemplate = (template: string) =>
    compoundOf([
      { name: 'WordDocument', content: wordStream({ names: 128 }) },
      { name: '0Table', content: Buffer.concat([Buffer.alloc(7), text16(template), Buffer.alloc(60)]) },
    ])
  test.each<[string, Buffer]>([
    ['a remote template', inWord(relation('attachedTemplate', 'https://evil.example/a.dotm', 'External'))],
    [
      'a template of a network share',
      inWord(relation('attachedTemplate', 'file:///\\\\evil\\a.dotm', 'External')),
    ],
    ['a picture of a website', inWord(relation('image', 'https://evil.example/a.png', 'External'))],
    ['a link to a network share', inWord(relation('hyperlink', '\\\\evil\\share', 'External'))],
    ['a link that is a script', inWord(relation('hyperlink', 'javascript:alert(1)', 'External'))],
    [
      'in single quotes',
      inWord(`<Relationship Type='x/frame' TargetMode='External' Target='https://evil.example'/>`),
    ],
    [
      'with a prefix',
      inWord(`<r:Relationship Type="x/image" TargetMode = "external" Target="https://evil.example"/>`),
    ],
    ['a linked workbook', xlsx(relations('xl/_rels/workbook.xml.rels', relation('externalLink', 'a.xml')))],
    ['a field that starts a program', field('DDEAUTO c:\\\\windows\\\\cmd.exe')],
    ['a field in pieces', field(' D', 'D', 'E', ' cmd')],
    ['a field in codes', field('&#68;&#x44;E cmd')],
    [
      'a field whose name follows many spaces',
      field(`"${' '.repeat(200)}`, `&quot;${' '.repeat(200)}DDE cmd`),
    ],
    [
      'a field behind a value with the sign that ends a tag',
      document('<w:instrText>A</w:instrText><w:fldChar a=">" b="begin"/><w:instrText>DDE cmd</w:instrText>'),
    ],
    ['a field with another prefix', document('<w-x:instrText>DDE cmd</w-x:instrText>')],
    ['a simple field', document('<w:fldSimple w:instr=" DDE cmd"/>')],
    ['a simple field with two kinds of quotes', document(`<w:fldSimple w:instr='"DDE" cmd'/>`)],
    [
      'a relation with another prefix',
      inWord('<r-x:Relationship Type="x/attachedTemplate" Target="a.xml"/>'),
    ],
    [
      'a field of a document of 2003',
      compoundOf([{ name: 'WordDocument', content: wordStream({ text: '\x13 DDEAUTO cmd' }) }]),
    ],
    ['a remote template of a document of 2003', withTemplate('https://evil.example/a.dot')],
    ['a shared template of a document of 2003', withTemplate('\\\\evil\\a.dot')],
    ['a linked workbook of 2003', xls([0x01ae, [0, 0, 5, 0, 0, 99, 109, 100, 3, 67]])],
  ])('%s', async (_what, bytes) => {
    expect(await found(bytes)).toBe('office-external')
  })
})

describe('a file that hides something, is damaged or too large is refused', () => {
  const [types, body] = [contentTypes(wordMain), part('word/document.xml', '<a/>')]
  const loop = (() => {
    const bytes = doc()
    const directoryAt = bytes.readUInt32LE(48)
    bytes.writeUInt32LE(directoryAt, 512 + directoryAt * 4)
    return bytes
  })()
  const outside = (() => {
    const bytes = doc()
    bytes.writeUInt32LE(120, 48)
    return bytes
  })()
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), text16(`<?xml version="1.0"?><Relationships/>`)])
  test.each<[string, Buffer]>([
    ['a part of 49 MiB', zipOf([types, part('word/document.xml', Buffer.alloc(49 * megabyte, 32))])],
    [
      'many parts of 49 MiB in all',
      zipOf([
        types,
        ...Array.from({ length: 49 }, (_, at) => part(`word/a${at}.xml`, Buffer.alloc(megabyte, 32))),
      ]),
    ],
    [
      'a part that is larger than it declares',
      zipOf([types, { ...part('word/document.xml', Buffer.alloc(megabyte, 32)), declared: 100 }]),
    ],
    ['a part that is smaller than it declares', zipOf([types, { ...body, declared: 100 }])],
    ['a part that is not packed as it says', zipOf([types, { ...body, isStored: true, declared: 100 }])],
    ['parts of the same name', zipOf([types, body, body])],
    ['parts of the same name in another case', zipOf([types, body, part('word/DOCUMENT.xml')])],
    ['a part with two names', zipOf([types, { ...body, localName: 'word/vbaProj.bin_' }])],
    ['a part outside the file', zipOf([types, body, part('../../a.xml')])],
    ['bytes behind the end', zipOf([types, body], { after: program })],
    ['bytes in front of the directory', withGap()],
    ['a text in another encoding', docx(part('word/_rels/document.xml.rels', utf16))],
    [
      'a text in a declared encoding',
      docx(part('word/_rels/a.xml.rels', '<?xml version="1.0" encoding="UTF-7"?><a/>')),
    ],
    ['a text with entities', docx(part('word/a.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'))],
    ['a field in a marked section', document('<w:instrText><![CDATA[DDE cmd]]></w:instrText>')],
    ['a field with a comment in it', document('<w:instrText>D<!-- -->DE cmd</w:instrText>')],
    ['a field with an instruction in it', document('<w:instrText>D<?a?>DE cmd</w:instrText>')],
    [
      'a relation in codes',
      inWord('<Relationship Type="x/image" TargetMode="&#69;xternal" Target="https://evil.example"/>'),
    ],
    [
      'a relation without an end',
      docx(part('word/_rels/document.xml.rels', '<Relationships><Relationship Type="x/image"')),
    ],
    ['a zip that is cut off', docx().subarray(0, 300)],
    ['a document of 2003 that is cut off', doc().subarray(0, 700)],
    ['a directory in a circle', loop],
    ['a directory outside the file', outside],
    ['a program behind a document of 2003', Buffer.concat([doc(), Buffer.alloc(70_000, 1)])],
    ['a document and a workbook of 2003 at once', doc({ name: 'Workbook', content: bookStream() })],
    [
      'a document of 2003 without content',
      compoundOf([{ name: 'WordDocument', content: Buffer.alloc(5000) }]),
    ],
    ['a workbook of 2003 without content', compoundOf([{ name: 'Workbook', content: Buffer.alloc(5000) }])],
    ['a header and nothing else', doc().subarray(0, 512)],
  ])('%s', async (_what, bytes) => {
    expect(await found(bytes)).toBe('office-unsafe')
  })
})

/** Bytes that no part has, between the last part and the directory. */
function withGap(): Buffer {
  const bytes = docx()
  const end = bytes.length - 22
  const directoryAt = bytes.readUInt32LE(end + 16)
  const tail = bytes.subarray(directoryAt)
  const moved = Buffer.concat([bytes.subarray(0, directoryAt), Buffer.from('MZ hidden program'), tail])
  moved.writeUInt32LE(directoryAt + 17, moved.length - 22 + 16)
  return moved
}

test('so many files are looked at and wait at once, the next is refused as busy', async () => {
  const all = await Promise.all(Array.from({ length: 23 }, () => found(docx())))
  expect(all.filter((one) => !one.startsWith('application/'))).toEqual(['busy'])
})

const often = (text: string) => text.repeat(200_000)
test.each<[string, Buffer]>([
  ['tags of fields that do not end', document(often('<w:fldChar '))],
  ['simple fields that do not end', document(often('<w:fldSimple instr '))],
  ['fields in very many pieces', document(often('<w:instrText>a</w:instrText>'))],
  ['very many values', inWord(`<Relationship ${often('a="b" ')}/>`)],
])('%s are read in the time of a long text', async (_what, bytes) => {
  const start = performance.now()
  expect(await found(bytes)).toMatch(/^application/)
  expect(performance.now() - start).toBeLessThan(4_000)
})
