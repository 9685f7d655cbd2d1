import type { CallData } from '#contract/client.ts'
import type { FileKind } from '#domain/files/file-kind.ts'
import { upload as uploadBy } from './files.ts'
import type { Watching } from './watched.ts'

const uploading = 'POST /api/files/upload'
export type Uploaded = CallData<typeof uploading>

/** The one way in for every file of a customer. */
export const upload = (kind: FileKind, file: File, watching: Watching) =>
  uploadBy(uploading, { query: { kind, name: file.name }, file, ...watching })
