import { sheetLimits } from './limits.ts'

// PKWARE APPNOTE 4.3.16, 4.3.12: the end of the central directory, and a file header in it.
const end = { signature: 0x06054b50, bytes: 22, furthest: 22 + 0xffff } as const
const header = { signature: 0x02014b50, bytes: 46 } as const
// PKWARE APPNOTE 4.3.7: the header in front of a file.
const localHeader = { signature: 0x04034b50, bytes: 30 } as const
export const stored = 0
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
  readonly name: string
  /** Of its local header. */
  readonly at: number
}

/** A part with its packed bytes. */
export type ArchivePart = Omit<Part, 'packed'> & { readonly bytes: Uint8Array }

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - end.bytes
  for (let at = last; at >= Math.max(0, view.byteLength - end.furthest); at -= 1)
    if (view.getUint32(at, true) === end.signature) return at
  return undefined
}

const bytesIn = ({ buffer, byteOffset, byteLength }: DataView, at: number, length: number): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength).subarray(at, at + length)

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
      name: new TextDecoder().decode(bytesIn(view, at + header.bytes, nameBytes)),
      at: view.getUint32(at + 42, true),
    },
    next: nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  }
}

/**
 * Whether a part declares its size. The reader stops where a part exceeds its declared size, so the
 * declared size is the limit; a part without one is refused.
 */
function isHonest({ flags, method, packed, unpacked, name }: Part): boolean {
  if ((flags & isEncrypted) !== 0 || packed === elsewhere || unpacked === elsewhere) return false
  if (packed === 0 && !name.endsWith('/') && (flags & isMeasuredBehind) !== 0) return false
  if (method === stored) return unpacked === packed && packed <= sheetLimits.storedBytes
  return method === deflated && (unpacked > 0 || packed <= emptyDeflated)
}

// PKWARE APPNOTE 4.3.7: the first bytes of an .xlsx file.
const firstSign = Buffer.from('PK\u0003\u0004', 'latin1')

/** Recognised by the content and not by the file name. */
export const isArchive = (bytes: Uint8Array): boolean => firstSign.equals(bytes.subarray(0, firstSign.length))

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

/** The parts by the central directory, as the parser finds them; undefined if it is broken or too long. */
function directoryOf(view: DataView): readonly Part[] | undefined {
  const at = view.byteLength < end.bytes ? undefined : findEnd(view)
  if (at === undefined) return undefined
  const count = view.getUint16(at + 10, true)
  if (count === 0 || count > sheetLimits.parts) return undefined
  const parts: Part[] = []
  for (let next = view.getUint32(at + 16, true); parts.length < count; ) {
    const found = partAt(view, next)
    if (!found) return undefined
    parts.push(found.part)
    next = found.next
  }
  return parts
}

/** Checks, without unpacking, that the unpacked archive declares a size within the limits. */
export function isSoundArchive(bytes: Uint8Array, maxUnpackedBytes: number): boolean {
  const parts = directoryOf(viewOf(bytes))
  if (!parts?.every(isHonest)) return false
  return parts.reduce((sum, { unpacked }) => sum + unpacked, 0) <= maxUnpackedBytes
}

function packedBytes(view: DataView, { at, packed }: Part): Uint8Array | undefined {
  if (at + localHeader.bytes > view.byteLength || view.getUint32(at, true) !== localHeader.signature)
    return undefined
  const start = at + localHeader.bytes + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  return start + packed <= view.byteLength ? bytesIn(view, start, packed) : undefined
}

/** Every part with its packed bytes; undefined if the archive is broken. */
export function partsOf(bytes: Uint8Array): readonly ArchivePart[] | undefined {
  const view = viewOf(bytes)
  const parts: ArchivePart[] = []
  for (const { packed, ...part } of directoryOf(view) ?? []) {
    const packedContent = packedBytes(view, { ...part, packed })
    if (!packedContent) return undefined
    parts.push({ ...part, bytes: packedContent })
  }
  return parts.length > 0 ? parts : undefined
}
