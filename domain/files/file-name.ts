import { type MediaType, officeTypes } from './file-kind.ts'

export const fileNameLimit = 120

/** The first one is written; the others are as good. */
export const endings: Readonly<Record<MediaType, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  [officeTypes.doc]: ['.doc'],
  [officeTypes.docx]: ['.docx'],
  [officeTypes.xls]: ['.xls'],
  [officeTypes.xlsx]: ['.xlsx'],
}

/**
 * Removes folders and characters that could break out of a header or reverse the reading direction. The name is only
 * displayed, never used to find a file.
 */
export function cleanFileName(original: string): string {
  const last = original.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}"'`<>:|?*;%]/gu, '')
  const visible = plain.replace(/^[.\s]+/, '').trim()
  return shortened(visible) || 'file'
}

/** The clean name with the ending of what the file really is, because programs go by the ending. */
export function nameWithEnding(original: string, type: MediaType): string {
  const name = cleanFileName(original)
  const [ending = '', ...others] = endings[type]
  const lower = name.toLowerCase()
  if ([ending, ...others].some((known) => lower.endsWith(known))) return name
  return shortened(`${name.replace(/(?:\.\w{1,8})+$/, '')}${ending}`)
}

/** Keeps the file extension. */
function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= fileNameLimit) return name
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return `${characters.slice(0, fileNameLimit - ending.length).join('')}${ending}`
}
