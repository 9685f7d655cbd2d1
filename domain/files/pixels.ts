import type { ImageType } from './file-kind.ts'

const readers: Readonly<Record<ImageType, (head: DataView) => number | undefined>> = {
  'image/png': pixelsOfPng,
  'image/jpeg': pixelsOfJpeg,
  'image/webp': pixelsOfWebp,
}

/** The pixel count in the header of a picture, without decoding it. Undefined if the header has none. */
export function pixelsOf(type: ImageType, head: Uint8Array): number | undefined {
  return readers[type](new DataView(head.buffer, head.byteOffset, head.byteLength))
}

/** PNG §11.2.2: the first chunk is IHDR and begins with width and height. */
function pixelsOfPng(head: DataView): number | undefined {
  const isHeader = head.byteLength >= 24 && head.getUint32(12) === 0x49484452
  return isHeader ? head.getUint32(16) * head.getUint32(20) : undefined
}

// ITU T.81 table B.1: start-of-frame markers, without DHT, JPG and DAC.
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** ITU T.81 §B.2.2: skips segments by their length up to the frame header, which has height and width. */
function pixelsOfJpeg(head: DataView): number | undefined {
  let at = 2
  while (at + 9 <= head.byteLength && head.getUint8(at) === 0xff) {
    const marker = head.getUint8(at + 1)
    if (isFrameHeader(marker)) return head.getUint16(at + 5) * head.getUint16(at + 7)
    // Any number of 0xFF may precede a marker.
    at += marker === 0xff ? 1 : 2 + head.getUint16(at + 2)
  }
  return undefined
}

/** RFC 9649 §2.5–2.7: the three kinds of first chunk store width and height differently. */
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
