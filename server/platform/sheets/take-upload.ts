import { megabyte } from '#domain/files/file-kind.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { ByteBody } from '#server/platform/http/read-body.ts'
import { sheetLimits } from './limits.ts'

const tooLarge = () => refuse('too-large', { limit: `${sheetLimits.uploadBytes / megabyte} MiB` })

/** Reads an uploaded sheet; refuses one that declares or turns out to exceed the limit. */
export async function takeUpload({ declaredBytes, pieces }: ByteBody): Promise<Verdict<Uint8Array>> {
  if (declaredBytes > sheetLimits.uploadBytes) return tooLarge()
  const saved: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.byteLength
    if (size > sheetLimits.uploadBytes) return tooLarge()
    saved.push(piece)
  }
  return accept(Buffer.concat(saved))
}
