import type { CallInput } from '#contract/client.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { call } from './call.ts'
import type { CallOptions } from './client.ts'
import { sendWatched, type Watching } from './watched.ts'

const uploading = 'POST /api/files/upload'

type Upload = Omit<CallInput<typeof uploading>, 'body'> & Watching & { readonly file: File }

export const upload = (key: typeof uploading, { query, file, ...watching }: Upload) =>
  call(
    key,
    { query, body: file },
    {
      send: sendWatched(watching),
      // Whoever took the file back knows why it did not arrive.
      get isQuiet() {
        return watching.signal?.aborted
      },
    },
  )

type ReadingKey =
  | 'GET /api/files/file'
  | 'GET /api/console/company/licence'
  | 'GET /api/quotes/document'
  | 'POST /api/quotes/lanes/sheet'
  | `GET /api/console/rates/${'template' | 'export'}`

/** The file, or the refusal of the server. */
export async function readBlob<K extends ReadingKey>(
  key: K,
  input: CallInput<K>,
  { isQuiet }: Pick<CallOptions, 'isQuiet'> = {},
): Promise<Verdict<Blob>> {
  const verdict = await call(key, input, { send: sendWatched({}), isQuiet })
  if (!verdict.ok) return verdict
  const blob: unknown = verdict.value
  return blob instanceof Blob ? accept(blob) : refuse('unreachable')
}

/** As long as a browser may need to take a file over. */
const takenOverMs = 60_000

function addressFor(blob: Blob): string {
  const address = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(address), takenOverMs)
  return address
}

export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = addressFor(blob)
  link.download = name
  link.click()
}

/** A page made of an uploaded file would speak in our name, so only these are shown. */
const isShowable = ({ type }: Blob) =>
  ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'].includes(type)

/** In a tab of its own; what cannot be shown there, or may not, is saved. */
export function openFile(blob: Blob, name: string): void {
  const tab = isShowable(blob) ? window.open(addressFor(blob)) : null
  if (tab) tab.opener = null
  else saveFile(blob, name)
}

/** For a picture: the policy of the pages takes none from elsewhere than our origin and the address itself. */
export const pictureUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
