import { accept, type Verdict } from '#domain/values/refusal.ts'
import { pictureUrl, readBlob } from '#web/client/files.ts'
import { type CallQuery, useVerdictQuery } from '#web/client/query/use-call-query.ts'

export type StoredFile = { readonly blob: Blob; readonly isPicture: boolean; readonly address: string }

async function readStored(id: string): Promise<Verdict<StoredFile>> {
  const verdict = await readBlob('GET /api/files/file', { query: { id } }, { isQuiet: true })
  if (!verdict.ok) return verdict
  const blob = verdict.value
  return accept({ blob, isPicture: blob.type.startsWith('image/'), address: await pictureUrl(blob) })
}

/** A file that the user has uploaded. */
export const useStoredFile = (id: string): CallQuery<StoredFile> =>
  useVerdictQuery('GET /api/files/file', { query: { id } }, () => readStored(id))
