import { type OfficeType, officeTypes } from '#domain/files/file-kind.ts'
import { CompoundFile } from './compound-file.ts'
import type { OfficeDanger } from './office-danger.ts'

/** Names of streams and storages, in small letters and without the control characters that some begin with. */
const macroNames = /^(?:_vba_project(?:_cur)?|macros|vba|projectwm|ctls)$/
const encryptedNames = ['encryptedpackage', 'encryptioninfo']
/** MS-DOC §2.1.2 and MS-XLS §2.1.7: objects are in storages with such names, a file as it is in a stream of its own. */
const embeddedNames = /^(?:_\d+|mbd[\da-f]{8}|lnk[\da-f]{8}|ole10native|objinfo|package)$/

// MS-DOC §2.5.1 and §2.5.2.
const fib = { ident: 0xa5ec, flagsAt: 10, encrypted: 0x0100, secondTable: 0x0200, namesAt: 0x19a } as const
const fieldStart = String.fromCharCode(0x13)
/** Word starts a program for such a field. */
const programField = /^[\s"]*DDE(?:AUTO)?(?![A-Za-z])/i
/** Text is written in one or in two bytes per character. */
const startsPrograms = (document: Buffer) =>
  document
    .toString('latin1')
    .replaceAll('\0', '')
    .split(fieldStart)
    .slice(1)
    .some((field) => programField.test(field))
const isElsewhere = (text: string) => text.includes('://') || text.includes('\\\\')

const plainName = (name: string) => name.replace(/\p{Cc}/gu, '').toLowerCase()

type Streams = { find(name: string): Buffer | undefined }

/** The template of the document is among its associated names. */
function hasRemoteTemplate(document: Buffer, streams: Streams): boolean {
  const table = (document.readUInt16LE(fib.flagsAt) & fib.secondTable) === 0 ? '0table' : '1table'
  const [at, length] = [document.readUInt32LE(fib.namesAt), document.readUInt32LE(fib.namesAt + 4)]
  const names = streams.find(table)?.subarray(at, at + length)
  // The texts may begin at an odd byte.
  return names ? [0, 1].some((from) => isElsewhere(names.toString('utf16le', from))) : false
}

function checkWord(document: Buffer, streams: Streams): OfficeDanger | undefined {
  if (document.length < fib.namesAt + 8 || document.readUInt16LE(0) !== fib.ident) return 'office-unsafe'
  if ((document.readUInt16LE(fib.flagsAt) & fib.encrypted) !== 0) return 'office-encrypted'
  if (startsPrograms(document)) return 'office-external'
  return hasRemoteTemplate(document, streams) ? 'office-external' : undefined
}

// MS-XLS §2.4: numbers of records.
const records = { begin: 0x0809, encrypted: 0x002f, sheet: 0x0085, links: 0x01ae } as const
const recordHead = 4
/** §2.4.28: the kind of a sheet; a macro sheet, and a module of Visual Basic. */
const macroSheets = [1, 6]
/** §2.4.271: a list of links into the workbook itself, or into functions of an add-in. */
const ownLinks = [0x0401, 0x3a01]

function dangerOfRecord(kind: number, data: Buffer): OfficeDanger | undefined {
  if (kind === records.encrypted) return 'office-encrypted'
  if (kind === records.sheet && macroSheets.includes(data[5] ?? 0)) return 'office-macros'
  const isForeign = kind === records.links && !(data.length === 4 && ownLinks.includes(data.readUInt16LE(2)))
  return isForeign ? 'office-external' : undefined
}

function checkExcel(book: Buffer): OfficeDanger | undefined {
  if (book.length < recordHead || book.readUInt16LE(0) !== records.begin) return 'office-unsafe'
  for (let at = 0; at + recordHead <= book.length; ) {
    const length = book.readUInt16LE(at + 2)
    const data = book.subarray(at + recordHead, at + recordHead + length)
    const danger = dangerOfRecord(book.readUInt16LE(at), data)
    if (danger) return danger
    at += recordHead + length
  }
  return undefined
}

function dangerOfNames(names: readonly string[]): OfficeDanger | undefined {
  if (names.some((name) => encryptedNames.includes(name))) return 'office-encrypted'
  if (names.some((name) => macroNames.test(name))) return 'office-macros'
  return names.some((name) => embeddedNames.test(name)) ? 'office-embedded' : undefined
}

/** The type of a Word or Excel file of 97 to 2003, or why it is refused; undefined for another compound file. */
export function checkCompound(bytes: Buffer): OfficeType | OfficeDanger | undefined {
  const file = CompoundFile.open(bytes)
  if (!file) return 'office-unsafe'
  const names = file.entries.map(({ name }) => plainName(name))
  const danger = dangerOfNames(names)
  if (danger) return danger
  const streams: Streams = {
    find: (name) => {
      const entry = file.entries.find((one) => !one.isStorage && plainName(one.name) === name)
      return entry && file.read(entry)
    },
  }
  const bodies = ['worddocument', 'workbook', 'book'].filter((name) => names.includes(name))
  const [body] = bodies
  if (!body) return undefined
  const content = streams.find(body)
  // A file with two bodies shows one thing here and another there; some workbooks of 1997 have a copy for Excel 5.
  if (!content || bodies.length > 1) return 'office-unsafe'
  if (body === 'worddocument') return checkWord(content, streams) ?? officeTypes.doc
  return checkExcel(content) ?? officeTypes.xls
}
