import { type ReactNode, useEffect, useState } from 'react'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import { pictureUrl, readBlob } from '#web/client/files.ts'

async function readPicture(id: string): Promise<Verdict<string>> {
  const verdict = await readBlob('GET /api/files/file', { query: { id } })
  return verdict.ok ? accept(await pictureUrl(verdict.value)) : verdict
}

type PrivateImageProps = {
  readonly fileId: string
  readonly alt: string
  readonly className?: string
  /** What stands there until the picture is here, and where it does not come. */
  readonly fallback?: ReactNode
}

/** A picture only its owner may see: an address alone cannot carry the token that proves it. */
export function PrivateImage({ fileId, alt, className, fallback }: PrivateImageProps) {
  const [shown, setShown] = useState<{ readonly of: string; readonly address: string }>()
  useEffect(() => {
    let isWanted = true
    void readPicture(fileId).then((verdict) => {
      if (isWanted && verdict.ok) setShown({ of: fileId, address: verdict.value })
    })
    return () => {
      isWanted = false
    }
  }, [fileId])
  if (shown?.of !== fileId) return fallback
  return <img className={className} src={shown.address} alt={alt} />
}
