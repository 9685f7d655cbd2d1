import type { FileView } from '#contract/files.ts'
import type { NewFile } from './stored-file-store.ts'

export const viewFile = ({ id, name, mediaType, bytes }: NewFile): FileView => ({
  id,
  name,
  mediaType,
  bytes,
})
