import { crc32, deflateRawSync } from 'node:zlib'

export type Part = {
  readonly name: string
  readonly text?: string
  readonly packed?: Buffer
  readonly unpacked?: number
  readonly crc?: number
  readonly isStored?: boolean
  readonly flags?: number
}

/** An archive as an attacker may write it, with false sizes. */
export function archiveOf(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const text = Buffer.from(part.text ?? '')
    const packed = part.packed ?? (part.isStored ? text : deflateRawSync(text))
    const name = Buffer.from(part.name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(part.isStored ? 0 : 8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(part.flags ?? 0, 8)
    central.writeUInt16LE(part.isStored ? 0 : 8, 10)
    central.writeUInt32LE(part.crc ?? crc32(text), 16)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(part.unpacked ?? text.length, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(at, 42)
    locals.push(local, name, packed)
    directory.push(central, name)
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, ...directory, end])
}

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationship = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relation}/${type}" Target="${target}"/>`
const relationships = (...inner: readonly string[]) => `<Relationships>${inner.join('')}</Relationships>`
/** A workbook of one sheet. */
export const book = (sheet: Omit<Part, 'name'>, more: readonly Part[] = []): Buffer =>
  archiveOf([
    { name: '[Content_Types].xml', text: '<Types/>' },
    { name: '_rels/.rels', text: relationships(relationship(1, 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relationships(
        relationship(1, 'worksheet', 'worksheets/sheet1.xml'),
        relationship(2, 'sharedStrings', 'sharedStrings.xml'),
        relationship(3, 'styles', 'styles.xml'),
      ),
    },
    {
      name: 'xl/workbook.xml',
      text: `<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/worksheets/sheet1.xml', ...sheet },
    ...more,
  ])
export const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
