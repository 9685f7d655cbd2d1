import { createHash, randomBytes } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * A finished page with holes where the nonce goes. Both forms are prepared once: the pieces between the
 * holes as they are, and the same pieces packed, each ending on a byte so that a nonce can stand between
 * them as a stored block. Sending is then a concatenation and a checksum, whatever the page's size.
 */
export type NoncedPage = {
  readonly status: number
  readonly etag: string
  readonly plain: readonly Buffer[]
  readonly packed: readonly Buffer[]
  readonly bytes: number
  /** Whether it shows the same to whoever asks next. */
  readonly mayCache: boolean
}

const nonceBytes = 18

/** 18 bytes make 24 letters, without padding. */
export const freshNonce = () => randomBytes(nonceBytes).toString('base64')

const pack = (piece: Buffer) =>
  deflateRawSync(piece, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH })

type Made = { readonly status: number; readonly html: string; readonly mayCache: boolean }

export function makeNoncedPage({ status, html, mayCache }: Made, slot: string): NoncedPage {
  const plain = html.split(slot).map((piece) => Buffer.from(piece))
  const packed = plain.map(pack)
  const digest = plain.reduce((hash, piece) => hash.update(piece).update('\0'), createHash('sha256'))
  const bytes = [...plain, ...packed].reduce((sum, piece) => sum + piece.length, 0)
  return { status, etag: `W/"${digest.digest('base64url').slice(0, 22)}"`, plain, packed, bytes, mayCache }
}

const woven = (pieces: readonly Buffer[], between: Buffer): Buffer[] =>
  pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]))

export const plainBody = (page: NoncedPage, nonce: string): Buffer =>
  Buffer.concat(woven(page.plain, Buffer.from(nonce)))

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const lastBlock = Buffer.from([3, 0])

/** RFC 1951, a stored block: type 0, the length, its complement, the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(0xffff ^ bytes.length, 3)
  return Buffer.concat([head, bytes])
}

export function gzipBody(page: NoncedPage, nonce: string): Buffer {
  const word = Buffer.from(nonce)
  let checksum = 0
  let size = 0
  for (const piece of woven(page.plain, word)) {
    checksum = crc32(piece, checksum)
    size += piece.length
  }
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(checksum, 0)
  tail.writeUInt32LE(size, 4)
  return Buffer.concat([gzipHead, ...woven(page.packed, storedBlock(word)), lastBlock, tail])
}
