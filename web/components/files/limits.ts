import {
  type FileKind,
  fileRules,
  isOffice,
  type MediaType,
  megabyte,
  officeTypes,
} from '#domain/files/file-kind.ts'
import { endings } from '#domain/files/file-name.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'

const names: Readonly<Record<MediaType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  [officeTypes.doc]: 'DOC',
  [officeTypes.docx]: 'DOCX',
  [officeTypes.xls]: 'XLS',
  [officeTypes.xlsx]: 'XLSX',
}

/** Which of the types of its kind a form takes. */
export type TypeFilter = (type: MediaType) => boolean
const every: TypeFilter = () => true

/** The `accept` attribute of the file input. A browser without Word and Excel knows their files by the ending only. */
export const acceptedBy = (kind: FileKind, isTaken = every): string =>
  fileRules[kind].mediaTypes
    .filter(isTaken)
    .flatMap((type) => (isOffice(type) ? [type, ...endings[type]] : [type]))
    .join(',')

/** Shown before a file is chosen. */
export const limitsOf = (kind: FileKind, isTaken = every) => ({
  types: fileRules[kind].mediaTypes
    .filter(isTaken)
    .map((type) => names[type])
    .join(' / '),
  limit: fileRules[kind].maxBytes / megabyte,
})

/** Problems found before the upload; the server also checks the content. An empty file lacks its content. */
export function fileProblem(
  kind: FileKind,
  { type, size, name }: { readonly type: string; readonly size: number; readonly name: string },
): FieldProblem | undefined {
  const { mediaTypes, maxBytes } = fileRules[kind]
  const isKnown = (known: MediaType) =>
    known === type ||
    (isOffice(known) && endings[known].some((ending) => name.toLowerCase().endsWith(ending)))
  if (size === 0) return 'required'
  if (!mediaTypes.some(isKnown)) return 'wrong-format'
  return size > maxBytes ? 'too-large' : undefined
}
