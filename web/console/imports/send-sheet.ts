import type { ImportedKind } from '#domain/rates/rate.ts'
import { call } from '#web/client/call.ts'
import { sendWithProgress, type Transfer } from '#web/client/send-with-progress.ts'

/** Tens of thousands of rows take longer than the usual timeout of a call. */
const importTimeoutMs = 120_000

export const sendSheet = (kind: ImportedKind, file: File, watching: Transfer) =>
  call(
    'POST /api/console/rates/import',
    { query: { kind, fileName: file.name }, body: file },
    { send: sendWithProgress({ ...watching, silenceLimitMs: importTimeoutMs }) },
  )

export const confirmImport = (importId: string, at: string | null) =>
  call(
    'POST /api/console/rates/import/confirm',
    { body: { importId, at } },
    { send: sendWithProgress({ silenceLimitMs: importTimeoutMs }) },
  )

export const undoImport = (importId: string) =>
  call(
    'POST /api/console/rates/import/undo',
    { body: { importId } },
    { send: sendWithProgress({ silenceLimitMs: importTimeoutMs }) },
  )
