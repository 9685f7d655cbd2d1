import { type FileKind, fileRules, type MediaType, megabyte } from '#domain/files/file-kind.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'

const names: Readonly<Record<MediaType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
}

/** The `accept` attribute of the file input. */
export const acceptedBy = (kind: FileKind): string => fileRules[kind].mediaTypes.join(',')

/** Shown before a file is chosen. */
export const limitsOf = (kind: FileKind) => ({
  types: fileRules[kind].mediaTypes.map((type) => names[type]).join(' / '),
  limit: fileRules[kind].maxBytes / megabyte,
})

/** Problems found before the upload; the server also checks the content. */
export function fileProblem(
  kind: FileKind,
  { type, size }: { readonly type: string; readonly size: number },
): FieldProblem | undefined {
  const { mediaTypes, maxBytes } = fileRules[kind]
  if (!mediaTypes.some((known) => known === type)) return 'wrong-format'
  return size > maxBytes ? 'too-large' : undefined
}
