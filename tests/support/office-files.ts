import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = {
  readonly name: string
  readonly content: string | Buffer
  readonly isStored?: boolean
  readonly flags?: number
  /** Another size than the real one. */
  readonly declared?: number
  /** Another name in front of the part than in the directory. */
  readonly localName?: string
}

/** A zip archive, part by part. */
export function zipOf(parts: readonly ZipPart[], around: { before?: Buffer; after?: Buffer } = {}): Buffer {
  const { before = Buffer.alloc(0), after = Buffer.alloc(0) } = around
  const locals: Buffer[] = [before]
  const directory: Buffer[] = []
  let at = before.length
  for (const { name, content, isStored = false, flags = 0, declared, localName = name } of parts) {
    const bytes = Buffer.from(content)
    const packed = isStored ? bytes : deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(isStored ? 0 : 8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(declared ?? bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(localName), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(localName), packed])
    locals.push(local)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, tail, Buffer.from(name)]))
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, listed, end, after])
}

const types = (main: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${more}<Override PartName="/main.xml" ContentType="${main}"/></Types>`
export const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
export const excelMain = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

export const contentTypes = (main: string, more?: string): ZipPart => ({
  name: '[Content_Types].xml',
  content: types(main, more),
})

const typeStart = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const relation = (type: string, target: string, mode = '') =>
  `<Relationship Id="rId1" Type="${typeStart}/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`
export const relations = (name: string, ...tags: readonly string[]): ZipPart => ({
  name,
  content: `<?xml version="1.0" encoding="UTF-8"?><Relationships>${tags.join('')}</Relationships>`,
})

/** A Word document, with further parts. */
export const docx = (...more: readonly ZipPart[]): Buffer =>
  zipOf([
    contentTypes(wordMain),
    relations('_rels/.rels', relation('officeDocument', 'word/document.xml')),
    { name: 'word/document.xml', content: '<w:document><w:body><w:t>Booking</w:t></w:body></w:document>' },
    ...more,
  ])

/** An Excel workbook, with further parts. */
export const xlsx = (...more: readonly ZipPart[]): Buffer =>
  zipOf([
    contentTypes(excelMain),
    relations('_rels/.rels', relation('officeDocument', 'xl/workbook.xml')),
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', content: '<worksheet/>' },
    ...more,
  ])

const sectorBytes = 512
const [freeSector, endOfChain, fatSector] = [0xffffffff, 0xfffffffe, 0xfffffffd]

export type CompoundPart = { readonly name: string; readonly content?: Buffer }

function entryOf(name: string, kind: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 0, 62, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry[66] = kind
  for (const at of [68, 72, 76]) entry.writeUInt32LE(freeSector, at)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

const padded = (bytes: Buffer, unit: number) =>
  Buffer.concat([bytes, Buffer.alloc((unit - (bytes.length % unit)) % unit)])

/** A compound file (MS-CFB, version 3). Streams under 4,096 bytes are in the mini stream, as the format asks. */
export function compoundOf(parts: readonly CompoundPart[]): Buffer {
  const chains: Buffer[] = []
  const starts: number[] = []
  // The table is in sector 0.
  let sectors = 1
  const add = (content: Buffer) => {
    const start = content.length === 0 ? endOfChain : sectors
    const sectorsOf = padded(content, sectorBytes)
    chains.push(sectorsOf)
    starts.push(start)
    sectors += sectorsOf.length / sectorBytes
    return start
  }
  const mini: Buffer[] = []
  const miniTable: number[] = []
  const entries = parts.map(({ name, content }) => {
    if (!content) return entryOf(name, 1, 0, 0)
    if (content.length >= 4096) return entryOf(name, 2, add(content), content.length)
    const start = miniTable.length
    const count = Math.ceil(content.length / 64)
    for (let at = 1; at <= count; at += 1) miniTable.push(at === count ? endOfChain : start + at)
    mini.push(padded(content, 64))
    return entryOf(name, 2, start, content.length)
  })
  const miniStream = Buffer.concat(mini)
  const root = entryOf('Root Entry', 5, add(miniStream), miniStream.length)
  const numbers = Buffer.alloc(miniTable.length * 4)
  for (const [at, next] of miniTable.entries()) numbers.writeUInt32LE(next, at * 4)
  const miniFatAt = add(numbers)
  const directoryAt = add(Buffer.concat([root, ...entries]))
  if (sectors > sectorBytes / 4) throw new Error('One sector of the table is not enough')
  const table = Buffer.alloc(sectorBytes, 0xff)
  table.writeUInt32LE(fatSector, 0)
  for (const [index, chain] of chains.entries()) {
    const [start = 0, count] = [starts[index], chain.length / sectorBytes]
    for (let at = 0; at < count; at += 1)
      table.writeUInt32LE(at === count - 1 ? endOfChain : start + at + 1, (start + at) * 4)
  }
  const header = Buffer.alloc(sectorBytes)
  header.write('d0cf11e0a1b11ae1', 'hex')
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at)
  for (const [at, value] of [
    [44, 1],
    [48, directoryAt],
    [56, 4096],
    [60, miniFatAt],
    [68, endOfChain],
  ] as const)
    header.writeUInt32LE(value, at)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  return Buffer.concat([header, table, ...chains])
}

/** The main stream of a Word document of 97 to 2003. */
export function wordStream({ flags = 0, text = 'Booking', names = 0 } = {}): Buffer {
  const stream = Buffer.alloc(4096)
  stream.writeUInt16LE(0xa5ec, 0)
  stream.writeUInt16LE(flags, 10)
  stream.writeUInt32LE(names, 0x19e)
  stream.write(text, 1024, 'utf16le')
  return stream
}

export const doc = (...more: readonly CompoundPart[]): Buffer =>
  compoundOf([
    { name: 'WordDocument', content: wordStream() },
    { name: '0Table', content: Buffer.alloc(128) },
    { name: 'ObjectPool' },
    { name: '\x01CompObj', content: Buffer.alloc(100) },
    ...more,
  ])

/** A record of a workbook (MS-XLS): a number and its bytes. */
type BookRecord = readonly [kind: number, data: readonly number[]]

/** The main stream of a workbook of 97 to 2003. */
export const bookStream = (...records: readonly BookRecord[]): Buffer =>
  Buffer.concat(
    [[0x0809, [0, 6, 5, 0]] as const, ...records, [0x000a, []] as const].map(([kind, data]) => {
      const head = Buffer.alloc(4)
      head.writeUInt16LE(kind, 0)
      head.writeUInt16LE(data.length, 2)
      return Buffer.concat([head, Buffer.from(data)])
    }),
  )

export const xls = (...records: readonly BookRecord[]): Buffer =>
  compoundOf([{ name: 'Workbook', content: bookStream(...records) }])
