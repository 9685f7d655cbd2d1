import { megabytesText } from '#domain/files/file-kind.ts'
import { ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import type { ByteBody } from '#server/platform/http/requests/read-body.ts'

export const tooLarge = (maxBytes: number): Refusal =>
  refusal('too-large', { limit: megabytesText(maxBytes) })

/** Reads an uploaded sheet; refuses one that declares or turns out to exceed the limit. */
export async function takeUpload(
  { declaredBytes, pieces }: ByteBody,
  maxBytes: number,
): Promise<Result<Uint8Array>> {
  if (declaredBytes > maxBytes) return tooLarge(maxBytes)
  const saved: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.byteLength
    if (size > maxBytes) return tooLarge(maxBytes)
    saved.push(piece)
  }
  return ok(Buffer.concat(saved))
}
