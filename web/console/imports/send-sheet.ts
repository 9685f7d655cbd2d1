import type { CallInput } from '#contract/client.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { call } from '#web/client/call.ts'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { sendWithProgress, type Transfer } from '#web/client/send-with-progress.ts'
import type { PublicationChoices } from '#web/console/rates/publishing/when-dialog.tsx'

/** Tens of thousands of rows take longer than the usual timeout of a call. */
const importTimeoutMs = 120_000

const hidesOfflineToast = true
const slowly = () => ({ hidesOfflineToast, send: sendWithProgress({ silenceLimitMs: importTimeoutMs }) })
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

type Edit = CallInput<'POST /api/console/rates/edit'>['body']

export const usePreviewEdit = () =>
  useResultMutation((body: Edit) => call('POST /api/console/rates/edit', { body }, slowly()), changesImports)

const changesRows = {
  invalidates: [
    'GET /api/console/rates/imports',
    'GET /api/console/rates/import/rows',
    'GET /api/console/rates/import/check',
  ],
} as const

export const useRecompute = () =>
  useResultMutation(
    (importId: string) => call('POST /api/console/rates/import/recompute', { body: { importId } }, slowly()),
    changesRows,
  )

export const useLeaveOut = () =>
  useResultMutation(
    (body: CallInput<'POST /api/console/rates/import/rows/leaveOut'>['body']) =>
      call('POST /api/console/rates/import/rows/leaveOut', { body }, slowly()),
    changesRows,
  )

type CallChoices = {
  readonly importId: string
  readonly skipsWrong: boolean
  readonly asDrafts?: boolean
  readonly keepsDrafts?: boolean
}

export const useConfirmImport = () =>
  useResultMutation(
    (body: PublicationChoices & CallChoices) =>
      call('POST /api/console/rates/import/confirm', { body }, slowly()),
    changesRates,
  )

export const useDiscardImport = () =>
  useResultMutation(
    (importId: string) => call('POST /api/console/rates/import/discard', { body: { importId } }, slowly()),
    changesImports,
  )

export const useUndoImport = () =>
  useResultMutation(
    (body: { readonly importId: string; readonly keepsLater: boolean }) =>
      call('POST /api/console/rates/import/undo', { body }, slowly()),
    changesRates,
  )
