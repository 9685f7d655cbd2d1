import { type ReactNode, useEffect, useState } from 'react'
import { ok, type Result } from '#domain/values/refusal.ts'
import { imageUrl, readBlob } from '#web/client/files.ts'

async function readPicture(id: string): Promise<Result<string>> {
  const result = await readBlob('GET /api/files/file', { query: { id } }, { hidesOfflineToast: true })
  return result.ok ? ok(await imageUrl(result.value)) : result
}

type PrivateImageProps = {
  readonly fileId: string
  readonly alt: string
  readonly className?: string
  /** The width and the height of a square image. */
  readonly sizePx?: number
  /** Shown until the image is loaded, or if it cannot be. */
  readonly fallback?: ReactNode
}

/** An image that only its owner may see: a plain URL cannot carry the token. */
export function PrivateImage({ fileId, alt, className, sizePx, fallback }: PrivateImageProps) {
  const [shown, setShown] = useState<{ readonly of: string; readonly url: string }>()
  useEffect(() => {
    let isCurrent = true
    void readPicture(fileId).then((result) => {
      if (isCurrent && result.ok) setShown({ of: fileId, url: result.value })
    })
    return () => {
      isCurrent = false
    }
  }, [fileId])
  if (shown?.of !== fileId) return fallback
  return <img className={className} src={shown.url} alt={alt} width={sizePx} height={sizePx} />
}
