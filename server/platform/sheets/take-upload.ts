import { megabyte } from '#domain/files/file-kind.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { ByteBody } from '#server/platform/http/read-body.ts'
import { sheetLimits } from './limits.ts'

const tooLarge = (mostBytes: number) => refusal('too-large', { limit: `${mostBytes / megabyte} MiB` })

/** Reads an uploaded sheet; refuses one that declares or turns out to exceed the limit. */
export async function takeUpload(
  { declaredBytes, pieces }: ByteBody,
  mostBytes: number = sheetLimits.uploadBytes,
): Promise<Result<Uint8Array>> {
  if (declaredBytes > mostBytes) return tooLarge(mostBytes)
  const saved: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.byteLength
    if (size > mostBytes) return tooLarge(mostBytes)
    saved.push(piece)
  }
  return ok(Buffer.concat(saved))
}
