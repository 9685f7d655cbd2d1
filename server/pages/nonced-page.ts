import { createHash } from 'node:crypto'
import { constants, deflateRawSync } from 'node:zlib'
import type { LentBytes } from '#server/platform/http/connections/fast-path.ts'
import { nonceCharacters } from './nonce.ts'
import { NonceChecksum } from './nonce-checksum.ts'
import { NoncedBody } from './nonced-body.ts'

/**
 * A rendered page with places for the CSP nonce, plain and as gzip. Each compressed piece ends on a byte boundary, so
 * that the nonce lies between two pieces as an uncompressed block. A response then needs only the nonce in its places
 * and a checksum, whatever the size of the page.
 */
export type NoncedPage = {
  readonly status: number
  readonly etag: string
  readonly plain: NoncedBody
  readonly gzip: NoncedBody
  readonly checksum: NonceChecksum
  readonly bytes: number
  /** Whether the page is the same for every visitor. */
  readonly mayCache: boolean
}

/** Checksum, etag, key and the texts of the headers: an upper estimate. */
const otherBytes = 8 * 1024

const emptyNonce = Buffer.alloc(nonceCharacters)

/** How far back a compressed piece can refer (RFC 1951 §2). */
const windowBytes = 32 * 1024

/** A byte that UTF-8 never has, so no piece can refer to it. */
const unusedByte = 0xff
const nonceGap = Buffer.alloc(nonceCharacters, unusedByte)

/** Each piece may refer to the text before it, but not to a nonce, which is another in every response. */
function compressPieces(pieces: readonly Buffer[]): readonly Buffer[] {
  let before = Buffer.alloc(0)
  return pieces.map((piece) => {
    const dictionary = before.length > 0 ? { dictionary: before } : {}
    const compressed = deflateRawSync(piece, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...dictionary,
    })
    before = Buffer.concat([before, piece, nonceGap]).subarray(-windowBytes)
    return compressed
  })
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const lastBlock = Buffer.from([3, 0])
const tailBytes = 8

/** RFC 1951 §3.2.4, an uncompressed block: type 0, length, complement of the length, bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(0xffff ^ bytes.length, 3)
  return Buffer.concat([head, bytes])
}

/** The pieces with `between` between them, which ends with the place of a nonce. */
function joinPieces(pieces: readonly Buffer[], between: Buffer) {
  const places: number[] = []
  let length = 0
  const joined = pieces.flatMap((piece, index) => {
    if (index > 0) {
      length += between.length
      places.push(length - nonceCharacters)
    }
    length += piece.length
    return index > 0 ? [between, piece] : [piece]
  })
  return { bytes: Buffer.concat(joined), places }
}

function gzipBodyOf(pieces: readonly Buffer[], plainLength: number): NoncedBody {
  const { bytes, places } = joinPieces(compressPieces(pieces), storedBlock(emptyNonce))
  const tail = Buffer.alloc(tailBytes)
  tail.writeUInt32LE(plainLength, 4)
  return new NoncedBody(
    Buffer.concat([gzipHead, bytes, lastBlock, tail]),
    places.map((place) => gzipHead.length + place),
  )
}

export type RenderedPage = { readonly status: number; readonly html: string; readonly mayCache: boolean }

export function makeNoncedPage({ status, html, mayCache }: RenderedPage, slot: string): NoncedPage {
  const pieces = html.split(slot).map((piece) => Buffer.from(piece))
  const digest = pieces.reduce((hash, piece) => hash.update(piece).update('\0'), createHash('sha256'))
  const { bytes, places } = joinPieces(pieces, emptyNonce)
  const [plain, gzip] = [new NoncedBody(bytes, places), gzipBodyOf(pieces, bytes.length)]
  return {
    status,
    etag: `W/"${digest.digest('base64url').slice(0, 22)}"`,
    plain,
    gzip,
    checksum: new NonceChecksum(bytes, places),
    bytes: plain.retainedBytes + gzip.retainedBytes + otherBytes,
    mayCache,
  }
}

/** Filled and read again for every reply. */
const nonceBytes = Buffer.alloc(nonceCharacters)

export function plainBody(page: NoncedPage, nonce: string): LentBytes {
  nonceBytes.write(nonce, 'latin1')
  return page.plain.lend(nonceBytes)
}

export function gzipBody(page: NoncedPage, nonce: string): LentBytes {
  nonceBytes.write(nonce, 'latin1')
  const lent = page.gzip.lend(nonceBytes)
  lent.bytes.writeUInt32LE(page.checksum.of(nonceBytes), lent.bytes.length - tailBytes)
  return lent
}
