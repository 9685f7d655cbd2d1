import type { MediaType } from './file-kind.ts'
import { pixelsOf } from './pixels.ts'

/** The ends of a file are enough to tell what it is. */
export type FileEnds = { readonly head: Uint8Array; readonly tail: Uint8Array }

/** A JPEG may carry a preview before it says how large it is; a zip is found by its last 64 KiB and 22 bytes. */
export const sampledBytes = { head: 256 * 1024, tail: 64 * 1024 + 22 } as const

/** What the largest cameras of phones give; a picture that claims more is meant to fill a memory, since it is drawn. */
export const mostPixels = 50_000_000

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** What stands at which place. */
const startsOf: Readonly<Record<MediaType, readonly (readonly [at: number, text: string])[]>> = {
  'image/png': [[0, '\x89PNG\r\n\x1a\n']],
  'image/jpeg': [[0, '\xff\xd8\xff']],
  // RFC 9649 §2.4: between the two stands the size of the file.
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBPVP8'],
  ],
  'application/pdf': [[0, '%PDF-']],
}

// WHATWG MIME Sniffing §5.2 looks for a page in so many bytes.
const sniffedBytes = 1445
const page = /<(?:!doctype|html|head|body|script|iframe|svg|\?php|a\s|img\s|style|title|!--)/i

/** A zip is read from its end, by this mark; so it can hide behind the beginning of anything. */
const zipEnd = 'PK\x05\x06'

// ISO 32000-1 annex H.3.4.4: the end of a document stands in its last 1024 bytes.
const isWholePdf = (tail: Uint8Array): boolean => latin(tail.subarray(-1024)).includes('%%EOF')

function isSound(type: MediaType, { head, tail }: FileEnds): boolean {
  if (type === 'application/pdf') return isWholePdf(tail)
  const pixels = pixelsOf(type, head)
  return pixels !== undefined && pixels > 0 && pixels <= mostPixels
}

/** What a file is by its content; nothing when it is none of these, or two things at once. */
export function mediaTypeOf(ends: FileEnds): MediaType | undefined {
  const start = latin(ends.head.subarray(0, sniffedBytes))
  const found = (Object.keys(startsOf) as MediaType[]).find((type) =>
    startsOf[type].every(([at, text]) => start.startsWith(text, at)),
  )
  if (!found || page.test(start) || latin(ends.tail).includes(zipEnd)) return undefined
  return isSound(found, ends) ? found : undefined
}
