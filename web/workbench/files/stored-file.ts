import { accept, type Verdict } from '#domain/values/refusal.ts'
import { pictureAddress, readBlob } from '#web/client/files.ts'

export type StoredFile = { readonly blob: Blob; readonly isPicture: boolean; readonly address: string }

/** A file of the reader's own. */
export async function readStored(id: string): Promise<Verdict<StoredFile>> {
  const verdict = await readBlob('GET /api/files/file', { query: { id } })
  if (!verdict.ok) return verdict
  const blob = verdict.value
  return accept({ blob, isPicture: blob.type.startsWith('image/'), address: await pictureAddress(blob) })
}
