import { ok, type Result } from '#domain/values/refusal.ts'
import { imageUrl, readBlob } from '#web/client/files.ts'
import { type CallQuery, useResultQuery } from '#web/client/query/use-call-query.ts'

export type StoredFile = { readonly blob: Blob; readonly isImage: boolean; readonly url: string }

async function readStored(id: string): Promise<Result<StoredFile>> {
  const result = await readBlob('GET /api/files/file', { query: { id } }, { hidesOfflineToast: true })
  if (!result.ok) return result
  const blob = result.value
  return ok({ blob, isImage: blob.type.startsWith('image/'), url: await imageUrl(blob) })
}

/** A file that the user has uploaded. */
export const useStoredFile = (id: string): CallQuery<StoredFile> =>
  useResultQuery('GET /api/files/file', { query: { id } }, () => readStored(id))
