import type { ImportedKind } from '#domain/rates/rate.ts'
import { call } from '#web/client/call.ts'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { sendWithProgress, type Transfer } from '#web/client/send-with-progress.ts'
import type { PublicationChoices } from '#web/console/rates/when-dialog.tsx'

/** Tens of thousands of rows take longer than the usual timeout of a call. */
const importTimeoutMs = 120_000

const hidesOfflineToast = true
/** The history and the open import. */
const changesImports = { invalidates: ['GET /api/console/rates/imports'] } as const
const changesRates = {
  invalidates: ['GET /api/console/rates/imports', 'GET /api/console/rates', 'GET /api/console/rate'],
} as const

type Sheet = Transfer & { readonly kind: ImportedKind; readonly file: File }

export const useSendSheet = () =>
  useResultMutation(
    ({ kind, file, ...transfer }: Sheet) =>
      call(
        'POST /api/console/rates/import',
        { query: { kind, fileName: file.name }, body: file },
        { hidesOfflineToast, send: sendWithProgress({ ...transfer, silenceLimitMs: importTimeoutMs }) },
      ),
    changesImports,
  )

export const useConfirmImport = () =>
  useResultMutation(
    (body: PublicationChoices & { readonly importId: string }) =>
      call(
        'POST /api/console/rates/import/confirm',
        { body },
        { hidesOfflineToast, send: sendWithProgress({ silenceLimitMs: importTimeoutMs }) },
      ),
    changesRates,
  )

export const useDiscardImport = () =>
  useResultMutation(
    (importId: string) =>
      call(
        'POST /api/console/rates/import/discard',
        { body: { importId } },
        { hidesOfflineToast, send: sendWithProgress({ silenceLimitMs: importTimeoutMs }) },
      ),
    changesImports,
  )

export const useUndoImport = () =>
  useResultMutation(
    (importId: string) =>
      call(
        'POST /api/console/rates/import/undo',
        { body: { importId } },
        { hidesOfflineToast, send: sendWithProgress({ silenceLimitMs: importTimeoutMs }) },
      ),
    changesRates,
  )
