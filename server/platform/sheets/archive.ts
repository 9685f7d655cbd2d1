import { sheetLimits } from './limits.ts'

// PKWARE APPNOTE 4.3.16, 4.3.12: the end of the central directory, and a file header in it.
const end = { signature: 0x06054b50, bytes: 22, furthest: 22 + 0xffff } as const
const header = { signature: 0x02014b50, bytes: 46 } as const
const stored = 0
const deflated = 8
/** Size of an empty archive. */
const emptyDeflated = 2
const isEncrypted = 1
const isMeasuredBehind = 8
/** Marks a ZIP64 size, which no sheet needs. */
const elsewhere = 0xffffffff

type Part = {
  readonly flags: number
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly isFolder: boolean
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - end.bytes
  for (let at = last; at >= Math.max(0, view.byteLength - end.furthest); at -= 1)
    if (view.getUint32(at, true) === end.signature) return at
  return undefined
}

function partAt(view: DataView, at: number): { readonly part: Part; readonly next: number } | undefined {
  if (at + header.bytes > view.byteLength || view.getUint32(at, true) !== header.signature) return undefined
  const nameBytes = view.getUint16(at + 28, true)
  const nameEnd = at + header.bytes + nameBytes
  if (nameBytes === 0 || nameEnd > view.byteLength) return undefined
  return {
    part: {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      isFolder: view.getUint8(nameEnd - 1) === '/'.charCodeAt(0),
    },
    next: nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  }
}

/**
 * Whether a part declares its size. The reader stops where a part exceeds its declared size, so the
 * declared size is the limit; a part without one is refused.
 */
function isHonest({ flags, method, packed, unpacked, isFolder }: Part): boolean {
  if ((flags & isEncrypted) !== 0 || packed === elsewhere || unpacked === elsewhere) return false
  if (packed === 0 && !isFolder && (flags & isMeasuredBehind) !== 0) return false
  if (method === stored) return unpacked === packed && packed <= sheetLimits.storedBytes
  return method === deflated && (unpacked > 0 || packed <= emptyDeflated)
}

// PKWARE APPNOTE 4.3.7: the first bytes of an .xlsx file.
const firstSign = Buffer.from('PK\u0003\u0004', 'latin1')

/** Recognised by the content and not by the file name. */
export const isArchive = (bytes: Uint8Array): boolean => firstSign.equals(bytes.subarray(0, firstSign.length))

/** Checks, without unpacking, that the unpacked archive stays within the limits. */
export function isSoundArchive(bytes: Uint8Array, maxUnpackedBytes: number): boolean {
  if (bytes.byteLength < end.bytes) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = findEnd(view)
  if (at === undefined) return false
  const parts = view.getUint16(at + 10, true)
  if (parts === 0 || parts > sheetLimits.parts) return false
  let [next, unpacked] = [view.getUint32(at + 16, true), 0]
  for (let count = 0; count < parts; count += 1) {
    const found = partAt(view, next)
    if (!found || !isHonest(found.part)) return false
    next = found.next
    unpacked += found.part.unpacked
    if (unpacked > maxUnpackedBytes) return false
  }
  return true
}
