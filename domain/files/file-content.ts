import type { MediaType } from './file-kind.ts'
import { pixelsOf } from './pixels.ts'

/** The ends of a file are enough to tell what it is. */
export type FileEnds = { readonly head: Uint8Array; readonly tail: Uint8Array }

/** A JPEG may carry a preview before it says how large it is; a zip is found by its last 64 KiB and 22 bytes. */
export const endsKept = { head: 256 * 1024, tail: 64 * 1024 + 22 } as const

/** Nobody photographs a document larger than this; a picture that claims to be is meant to fill a memory. */
const mostPixels = 100_000_000

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

const startsOf: Readonly<Record<MediaType, string>> = {
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/jpeg': '\xff\xd8\xff',
  'application/pdf': '%PDF-',
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
  const found = (Object.keys(startsOf) as MediaType[]).find((type) => start.startsWith(startsOf[type]))
  if (!found || page.test(start) || latin(ends.tail).includes(zipEnd)) return undefined
  return isSound(found, ends) ? found : undefined
}
