import type { ImportedKind } from '#domain/rates/rate.ts'
import { call } from '#web/client/call.ts'
import { sendWatched, type Watching } from '#web/client/watched.ts'

/** Reading and writing tens of thousands of rows takes the server longer than a call may. */
const patienceMs = 120_000

/** The sheet goes as it is; the server answers with what would happen. */
export const sendSheet = (kind: ImportedKind, file: File, watching: Watching) =>
  call(
    'POST /api/console/rates/import',
    { query: { kind, fileName: file.name }, body: file },
    { send: sendWatched({ ...watching, patienceMs }) },
  )

export const confirmImport = (importId: string, at: string | null) =>
  call(
    'POST /api/console/rates/import/confirm',
    { body: { importId, at } },
    { send: sendWatched({ patienceMs }) },
  )

export const undoImport = (importId: string) =>
  call('POST /api/console/rates/import/undo', { body: { importId } }, { send: sendWatched({ patienceMs }) })
