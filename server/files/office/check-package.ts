import { setImmediate as turn } from 'node:timers/promises'
import { type OfficeType, officeTypes } from '#domain/files/file-kind.ts'
import { createPauses } from '#server/platform/pauses.ts'
import type { OfficeDanger } from './office-danger.ts'
import { type OfficePackage, openPackage } from './open-package.ts'
import { isPlainXml, tagsIn } from './xml-tags.ts'

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

const attribute = (name: string) => new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
const [typeOf, modeOf, targetOf, instructionOf] = ['Type', 'TargetMode', 'Target', 'instr'].map(attribute)
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

async function dangerOfRelations(text: string): Promise<OfficeDanger | undefined> {
  const pause = createPauses()
  for (const { name, tag } of tagsIn(text)) {
    await pause()
    if (name !== 'Relationship') continue
    const danger = tag === undefined ? 'office-unsafe' : dangerOfRelation(tag)
    if (danger) return danger
  }
  return undefined
}

/** Word starts a program for such a field. */
const programField = /^DDE(?:AUTO)?(?![A-Za-z])/i
/** Longer than the name of a field. */
const fieldStart = 16

const decoded = (text: string) =>
  text.replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (whole, code: string) => {
    const value = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code)
    return value <= 0x10ffff ? String.fromCodePoint(value) : whole
  })

/** As much of an instruction as its name needs, without quotes and spaces in front. */
const startOf = (instruction: string) =>
  decoded(instruction)
    .replace(/&\w+;|["\s]+/g, ' ')
    .trimStart()
    .slice(0, fieldStart)

/** The instruction of a field may be spread over several elements. */
async function startsPrograms(text: string): Promise<boolean> {
  const pause = createPauses()
  let field = ''
  for (const { name, tag = '', content } of tagsIn(text)) {
    await pause()
    if (name === 'fldSimple' && programField.test(startOf(attributeIn(tag, instructionOf)))) return true
    if (name === 'fldChar' && /["']begin["']/.test(tag)) field = ''
    if (name === 'instrText') field = startOf(field + startOf(content))
    if (programField.test(field)) return true
  }
  return false
}

async function dangerOfParts(parts: OfficePackage): Promise<OfficeDanger | undefined> {
  for (const [name, text] of parts) {
    const [isRelations, isWord] = [name.endsWith('.rels'), name.startsWith('word/')]
    if ((isRelations || isWord) && !isPlainXml(text)) return 'office-unsafe'
    const danger = isRelations ? await dangerOfRelations(text) : undefined
    if (danger) return danger
    if (isWord && (await startsPrograms(text))) return 'office-external'
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
