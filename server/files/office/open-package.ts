import { createInflateRaw } from 'node:zlib'
import { megabyte } from '#domain/files/file-kind.ts'
import { type ArchivePart, partsOf, stored } from '#server/platform/sheets/archive.ts'
import type { OfficeDanger } from './office-danger.ts'

/** The parts of a Word or Excel file by their names in small letters; only XML parts have a text. */
export type OfficePackage = ReadonlyMap<string, string>

/** More than an instruction needs. */
const maxUnpackedBytes = 48 * megabyte

// PKWARE APPNOTE 4.3.7, 4.3.9 and 4.3.16.
const localHeaderBytes = 30
const end = { bytes: 22, signature: 0x06054b50, directoryBytesAt: 12, directoryAt: 16 } as const
/** Behind the bytes of a part its size may be repeated. */
const maxDescriptorBytes = 16
const flags = { encrypted: 1, measuredBehind: 8 } as const
const deflated = 8

/** Whether the parts, the directory and its end follow each other from the first byte to the last, so that nothing else is there. */
function isFilled(bytes: Buffer, parts: readonly ArchivePart[]): boolean {
  const endAt = bytes.length - end.bytes
  if (endAt < 0 || bytes.readUInt32LE(endAt) !== end.signature) return false
  const directoryAt = bytes.readUInt32LE(endAt + end.directoryAt)
  if (directoryAt + bytes.readUInt32LE(endAt + end.directoryBytesAt) !== endAt) return false
  let next = { from: 0, to: 0 }
  for (const part of parts.toSorted((one, other) => one.at - other.at)) {
    if (part.at < next.from || part.at > next.to) return false
    const partEnd = part.bytes.byteOffset - bytes.byteOffset + part.bytes.byteLength
    const isMeasuredBehind = (part.flags & flags.measuredBehind) !== 0
    next = { from: partEnd, to: partEnd + (isMeasuredBehind ? maxDescriptorBytes : 0) }
  }
  return directoryAt >= next.from && directoryAt <= next.to
}

/** A reader that goes by the first header must find the same name as one that goes by the directory. */
function hasOneName(bytes: Buffer, { name, at }: ArchivePart): boolean {
  const nameAt = at + localHeaderBytes
  return bytes.toString('utf8', nameAt, nameAt + bytes.readUInt16LE(at + 26)) === name
}

const isPlainName = (name: string) => !/^\/|\\|\.\.|%|\p{Cc}/u.test(name)

function isSound(bytes: Buffer, parts: readonly ArchivePart[]): boolean {
  const names = new Set(parts.map(({ name }) => name.toLowerCase()))
  return (
    names.size === parts.length &&
    parts.every((part) => isPlainName(part.name) && hasOneName(bytes, part)) &&
    parts.every(({ method }) => method === stored || method === deflated) &&
    parts.reduce((sum, { unpacked }) => sum + unpacked, 0) <= maxUnpackedBytes &&
    isFilled(bytes, parts)
  )
}

/** Undefined for a part that is not of the size it declares. */
async function contentOf({ method, bytes, unpacked }: ArchivePart): Promise<Buffer | undefined> {
  if (method === stored) return bytes.byteLength === unpacked ? Buffer.from(bytes) : undefined
  const inflate = createInflateRaw()
  inflate.end(bytes)
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of inflate) {
      size += piece.length
      if (size > unpacked) return undefined
      pieces.push(piece)
    }
    return size === unpacked ? Buffer.concat(pieces) : undefined
  } catch {
    return undefined
  } finally {
    inflate.destroy()
  }
}

const isXml = (name: string) => /\.(?:xml|rels|vml)$/.test(name)

const declaredEncoding = /^\uFEFF?<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/

/** Undefined for a text in another encoding, which could hide what it says, or with entities of its own. */
function textOf(content: Buffer): string | undefined {
  if (content.includes(0)) return undefined
  const text = content.toString('utf8')
  const encoding = declaredEncoding.exec(text)?.[1] ?? 'utf-8'
  return /^(?:utf-?8|us-ascii)$/i.test(encoding) && !text.includes('<!DOCTYPE') ? text : undefined
}

/** Opens a file of ISO/IEC 29500-2. Sizes are limited before anything is unpacked. */
export async function openPackage(bytes: Buffer): Promise<OfficePackage | OfficeDanger> {
  const parts = partsOf(bytes) ?? []
  if (parts.some((part) => (part.flags & flags.encrypted) !== 0)) return 'office-encrypted'
  if (parts.length === 0 || !isSound(bytes, parts)) return 'office-unsafe'
  const texts = new Map<string, string>()
  for (const part of parts) {
    const name = part.name.toLowerCase()
    const content = await contentOf(part)
    const text = content && (isXml(name) ? textOf(content) : '')
    if (text === undefined) return 'office-unsafe'
    texts.set(name, text)
  }
  return texts
}
