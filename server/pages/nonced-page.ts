import { createHash, randomBytes } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * A rendered page, split where the CSP nonce goes. The pieces are kept plain and compressed. Each compressed piece ends
 * on a byte boundary, so that the nonce can be inserted between two pieces as an uncompressed block. A response then
 * needs only a concatenation and a checksum, whatever the size of the page.
 */
export type NoncedPage = {
  readonly status: number
  readonly etag: string
  readonly plain: readonly Buffer[]
  readonly compressed: readonly Buffer[]
  readonly bytes: number
  /** Whether the page is the same for every visitor. */
  readonly mayCache: boolean
}

const nonceBytes = 18

/** 18 bytes encode to 24 base64 characters without padding. */
export const newNonce = () => randomBytes(nonceBytes).toString('base64')

const compress = (piece: Buffer) =>
  deflateRawSync(piece, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH })

type RenderedPage = { readonly status: number; readonly html: string; readonly mayCache: boolean }

export function makeNoncedPage({ status, html, mayCache }: RenderedPage, slot: string): NoncedPage {
  const plain = html.split(slot).map((piece) => Buffer.from(piece))
  const compressed = plain.map(compress)
  const digest = plain.reduce((hash, piece) => hash.update(piece).update('\0'), createHash('sha256'))
  const bytes = [...plain, ...compressed].reduce((sum, piece) => sum + piece.length, 0)
  return {
    status,
    etag: `W/"${digest.digest('base64url').slice(0, 22)}"`,
    plain,
    compressed: compressed,
    bytes,
    mayCache,
  }
}

const interleave = (pieces: readonly Buffer[], between: Buffer): Buffer[] =>
  pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]))

export const plainBody = (page: NoncedPage, nonce: string): Buffer =>
  Buffer.concat(interleave(page.plain, Buffer.from(nonce)))

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const lastBlock = Buffer.from([3, 0])

/** RFC 1951 §3.2.4, an uncompressed block: type 0, length, complement of the length, bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(0xffff ^ bytes.length, 3)
  return Buffer.concat([head, bytes])
}

export function gzipBody(page: NoncedPage, nonce: string): Buffer {
  const nonceText = Buffer.from(nonce)
  let checksum = 0
  let size = 0
  for (const piece of interleave(page.plain, nonceText)) {
    checksum = crc32(piece, checksum)
    size += piece.length
  }
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(checksum, 0)
  tail.writeUInt32LE(size, 4)
  return Buffer.concat([gzipHead, ...interleave(page.compressed, storedBlock(nonceText)), lastBlock, tail])
}
