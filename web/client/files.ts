import type { CallInput } from '#contract/client.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { call } from './call.ts'
import type { CallOptions } from './client.ts'
import { sendWithProgress, type Transfer } from './send-with-progress.ts'

/** For customers and for staff, each on its own host. */
export type UploadKey = 'POST /api/files/upload' | 'POST /api/console/files/upload'

type Upload<K extends UploadKey> = Omit<CallInput<K>, 'body'> & Transfer & { readonly file: File }

export const upload = <K extends UploadKey>(key: K, { query, file, ...transfer }: Upload<K>) =>
  call(key, { query, body: file } as unknown as CallInput<K>, {
    send: sendWithProgress(transfer),
    // The user has cancelled the upload and needs no error.
    get hidesOfflineToast() {
      return transfer.signal?.aborted
    },
  })

type ReadingKey =
  | 'GET /api/console/offer/document'
  | 'GET /api/files/file'
  | 'GET /api/console/company/licence'
  | 'GET /api/console/orders/sheet/template'
  | 'GET /api/console/request/attachment'
  | 'GET /api/console/orders/instruction'
  | 'GET /api/console/orders/document'
  | 'GET /api/quotes/document'
  | `GET /api/orders/${'exportShipments' | 'exportBkOrder' | 'shipmentsCommonExport' | 'printReportTemplate'}`
  | 'GET /api/orders/exports/file'
  | 'POST /api/quotes/lanes/sheet'
  | 'POST /api/orders/shared/document'
  | `GET /api/addresses/${'template' | 'sheet'}`
  | `GET /api/console/rates/${'template' | 'export' | 'import/wrong'}`
  | 'POST /api/console/rates/export'
  | 'GET /api/console/audit/export'
  | 'GET /api/console/staff/export'

/** The file, or the refusal of the server. */
export async function readBlob<K extends ReadingKey>(
  key: K,
  input: CallInput<K>,
  { hidesOfflineToast }: Pick<CallOptions, 'hidesOfflineToast'> = {},
): Promise<Result<Blob>> {
  const result = await call(key, input, { send: sendWithProgress({}), hidesOfflineToast })
  if (!result.ok) return result
  const blob: unknown = result.value
  return blob instanceof Blob ? ok(blob) : refusal('unreachable')
}

/** How long a browser may need to read a file from its object URL. */
const objectUrlMs = 60_000

function objectUrl(blob: Blob): string {
  const url = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(url), objectUrlMs)
  return url
}

export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = objectUrl(blob)
  link.download = name
  link.click()
}

/** An uploaded HTML file would run in our origin, so only these types are opened. */
const isSafeToOpen = ({ type }: Blob) =>
  ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'].includes(type)

/** Opens a file in a new tab; other types, or a blocked tab, are downloaded. */
export function openFile(blob: Blob, name: string): void {
  const tab = isSafeToOpen(blob) ? window.open(objectUrl(blob)) : null
  if (tab) tab.opener = null
  else saveFile(blob, name)
}

/** As a data URL: the content security policy allows images of our origin and data URLs only. */
export const imageUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
