import { setImmediate as turn } from 'node:timers/promises'
import { type OfficeType, officeTypes } from '#domain/files/file-kind.ts'
import type { OfficeDanger } from './office-danger.ts'
import { type OfficePackage, openPackage } from './open-package.ts'

const contentTypes = '[content_types].xml'
const main = {
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
} as const

/** The last word of a relationship's type (ISO/IEC 29500-1 §15.2), and what such a part brings along. */
const dangers: Readonly<Record<string, OfficeDanger>> = {
  vbaproject: 'office-macros',
  wordvbadata: 'office-macros',
  xlmacrosheet: 'office-macros',
  xlintlmacrosheet: 'office-macros',
  control: 'office-macros',
  activexcontrolbinary: 'office-macros',
  extensibility: 'office-macros',
  oleobject: 'office-embedded',
  package: 'office-embedded',
  afchunk: 'office-embedded',
  subdocument: 'office-embedded',
  attachedtemplate: 'office-external',
  externallink: 'office-external',
  externallinkpath: 'office-external',
}

const macroParts = /(?:^|\/)(?:vbaproject[^/]*|vbadata\.xml|macrosheets\/.*|activex\/.*|customui\/.*)$/
const macroTypes = /vbaproject|vbadata|macroenabled|macrosheet|activex/i
/** What Word and Excel write; any other part is a file inside the file. */
const usualParts =
  /\.(?:xml|rels|vml|png|jpe?g|jfif|gif|bmp|dib|tiff?|emf|wmf|svg|wdp|odttf|fntdata|psmdcp|sigs|xsd)$|\/printersettings\/[^/]+\.bin$|\/$/

/** A quoted value may hold the sign that ends a tag. */
const relationship = /<(?:\w+:)?Relationship\b(?:[^<>"']|"[^<"]*"|'[^<']*')*(>?)/g
const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
const [typeOf, modeOf, targetOf] = ['Type', 'TargetMode', 'Target'].map(attribute)
const attributeIn = (tag: string, pattern: RegExp | undefined) => {
  const found = pattern?.exec(tag)
  return found?.[1] ?? found?.[2] ?? ''
}

/** Links that a reader clicks; a link to a file of a network share would send the reader's password hash there. */
const plainLink = /^(?:https?:|mailto:|tel:|#)/i

function dangerOfRelation(tag: string): OfficeDanger | undefined {
  // A character reference could hide a name.
  if (tag.includes('&#')) return 'office-unsafe'
  const type = attributeIn(tag, typeOf).split('/').at(-1)?.toLowerCase() ?? ''
  if (dangers[type]) return dangers[type]
  if (attributeIn(tag, modeOf).toLowerCase() !== 'external') return undefined
  return type === 'hyperlink' && plainLink.test(attributeIn(tag, targetOf)) ? undefined : 'office-external'
}

const dangerOfRelations = (text: string): OfficeDanger | undefined => {
  for (const [tag, close] of text.matchAll(relationship)) {
    const danger = close ? dangerOfRelation(tag) : 'office-unsafe'
    if (danger) return danger
  }
  return undefined
}

/** The instruction of a field may be spread over several elements. */
const fieldPieces =
  /<(?:\w+:)?fldChar\b[^>]*["']begin["']|<(?:\w+:)?instrText\b[^>]*>([^<]*)|<(?:\w+:)?fldSimple\b[^>]*\binstr\s*=\s*["']\s*([^"']*)/g
/** Word starts a program for such a field. */
const programField = /^\s*(?:&\w+;|")?\s*DDE(?:AUTO)?(?![A-Za-z])/i

const decoded = (text: string) =>
  text.replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (whole, code: string) => {
    const value = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code)
    return value <= 0x10ffff ? String.fromCodePoint(value) : whole
  })

function startsPrograms(text: string): boolean {
  let field = ''
  for (const [, piece, simple] of text.matchAll(fieldPieces)) {
    if (simple !== undefined && programField.test(decoded(simple))) return true
    field = piece === undefined ? '' : field + decoded(piece)
    if (programField.test(field)) return true
  }
  return false
}

async function dangerOfParts(parts: OfficePackage): Promise<OfficeDanger | undefined> {
  for (const [name, text] of parts) {
    const danger = name.endsWith('.rels') ? dangerOfRelations(text) : undefined
    if (danger) return danger
    if (name.startsWith('word/') && startsPrograms(text)) return 'office-external'
    await turn()
  }
  return undefined
}

function typeOfParts(parts: OfficePackage, types: string): OfficeType | undefined {
  const has = (folder: string) => [...parts.keys()].some((name) => name.startsWith(folder))
  const isWord = types.includes(main.word) && has('word/')
  const isExcel = types.includes(main.excel) && has('xl/')
  if (isWord === isExcel) return undefined
  return isWord ? officeTypes.docx : officeTypes.xlsx
}

/** The type of a Word or Excel file in a zip, or why it is refused; undefined for another kind of zip. */
export async function checkPackage(bytes: Buffer): Promise<OfficeType | OfficeDanger | undefined> {
  const parts = await openPackage(bytes)
  if (typeof parts === 'string') return parts
  const types = parts.get(contentTypes)
  if (types === undefined) return undefined
  const names = [...parts.keys()]
  if (macroTypes.test(decoded(types)) || names.some((name) => macroParts.test(name))) return 'office-macros'
  const type = typeOfParts(parts, types)
  if (!type) return undefined
  const danger = await dangerOfParts(parts)
  if (danger) return danger
  return names.every((name) => usualParts.test(name)) ? type : 'office-embedded'
}
