import type { MediaType } from './file-kind.ts'

const readers: Partial<Record<MediaType, (head: DataView) => number | undefined>> = {
  'image/png': pixelsOfPng,
  'image/jpeg': pixelsOfJpeg,
  'image/webp': pixelsOfWebp,
}

/** How many points a picture says it has, without drawing it; nothing when it does not say. */
export function pixelsOf(type: MediaType, head: Uint8Array): number | undefined {
  return readers[type]?.(new DataView(head.buffer, head.byteOffset, head.byteLength))
}

/** PNG §11.2.2: IHDR comes first, width and height are its first eight bytes. */
function pixelsOfPng(head: DataView): number | undefined {
  const isHeader = head.byteLength >= 24 && head.getUint32(12) === 0x49484452
  return isHeader ? head.getUint32(16) * head.getUint32(20) : undefined
}

// ITU T.81 table B.1: the frame headers, without the tables and marks that stand between them.
const isFrame = (mark: number): boolean =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc

/** ITU T.81 §B.2.2: segment by segment, each with its length, until the frame says height and width. */
function pixelsOfJpeg(head: DataView): number | undefined {
  let at = 2
  while (at + 9 <= head.byteLength && head.getUint8(at) === 0xff) {
    const mark = head.getUint8(at + 1)
    if (isFrame(mark)) return head.getUint16(at + 5) * head.getUint16(at + 7)
    // Any number of 0xFF may stand before a mark.
    at += mark === 0xff ? 1 : 2 + head.getUint16(at + 2)
  }
  return undefined
}

/** RFC 9649 §2.5–2.7: three kinds of first chunk, each with its own way to tell width and height. */
function pixelsOfWebp(head: DataView): number | undefined {
  if (head.byteLength < 30) return undefined
  const kind = head.getUint8(15)
  if (kind === 0x20) return (head.getUint16(26, true) & 0x3fff) * (head.getUint16(28, true) & 0x3fff)
  if (kind === 0x4c) {
    const sizes = head.getUint32(21, true)
    return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1)
  }
  if (kind !== 0x58) return undefined
  const threeBytes = (at: number) => head.getUint16(at, true) + head.getUint8(at + 2) * 0x10000
  return (threeBytes(24) + 1) * (threeBytes(27) + 1)
}
