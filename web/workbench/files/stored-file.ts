import { useEffect, useState } from 'react'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { addressOfBytes } from './read-blob.ts'

export type StoredFile = { readonly blob: Blob; readonly isPicture: boolean; readonly address: string }

export async function readStored(id: string): Promise<Verdict<StoredFile>> {
  const verdict = await call('GET /api/files/file', { query: { id } })
  if (!verdict.ok) return verdict
  // The contract speaks of a file; what the browser gets are its bytes.
  const blob: Blob = verdict.value
  return accept({ blob, isPicture: blob.type.startsWith('image/'), address: await addressOfBytes(blob) })
}

/** A file of the reader's own, once it has come; nothing where there is none or it cannot be read. */
export function useStoredFile(id: string | null): StoredFile | undefined {
  const [file, setFile] = useState<{ readonly id: string; readonly read: StoredFile }>()
  useEffect(() => {
    let isWanted = id !== null
    if (id)
      void readStored(id).then((verdict) => {
        if (isWanted && verdict.ok) setFile({ id, read: verdict.value })
      })
    return () => {
      isWanted = false
    }
  }, [id])
  return file && file.id === id ? file.read : undefined
}
