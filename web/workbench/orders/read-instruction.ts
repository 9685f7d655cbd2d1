import type { FileView } from '#contract/files.ts'
import { readBlob } from '#web/client/files.ts'

export const readInstruction = ({ id }: FileView) => readBlob('GET /api/files/file', { query: { id } })
