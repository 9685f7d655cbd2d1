import type { ImageType, MediaType, OfficeType } from './file-kind.ts'
import { pixelsOf } from './pixels.ts'

/** The first and last bytes, which are enough to detect the media type. */
export type FileSample = { readonly head: Uint8Array; readonly tail: Uint8Array }

/** A JPEG may have a preview before its size; the end record of a zip is in its last 64 KiB and 22 bytes. */
export const sampledBytes = { head: 256 * 1024, tail: 64 * 1024 + 22 } as const

/** More than phone cameras produce. Larger pictures could exhaust the memory when decoded. */
export const maxPixels = 50_000_000

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** A type that its first bytes tell. */
type SignedType = Exclude<MediaType, OfficeType>

/** Signatures by offset. */
const signatures: Readonly<Record<SignedType, readonly (readonly [at: number, text: string])[]>> = {
  'image/png': [[0, '\x89PNG\r\n\x1a\n']],
  'image/jpeg': [[0, '\xff\xd8\xff']],
  // RFC 9649 §2.4: the file size is between the two.
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBPVP8'],
  ],
  'application/pdf': [[0, '%PDF-']],
}

// WHATWG MIME Sniffing §5.2: browsers look for HTML in this many bytes.
const sniffedBytes = 1445
const htmlStart = /<(?:!doctype|html|head|body|script|iframe|svg|\?php|a\s|img\s|style|title|!--)/i

/** Zip files are read from the end, so a zip can be appended to any other file. */
const zipEnd = 'PK\x05\x06'

// ISO 32000-1 annex H.3.4.4: the end-of-file marker is in the last 1024 bytes.
const isWholePdf = (tail: Uint8Array): boolean => latin(tail.subarray(-1024)).includes('%%EOF')

function isWellFormed(type: ImageType | 'application/pdf', { head, tail }: FileSample): boolean {
  if (type === 'application/pdf') return isWholePdf(tail)
  const pixels = pixelsOf(type, head) ?? 0
  return pixels > 0 && pixels <= maxPixels
}

// MS-CFB §2.2 and PKWARE APPNOTE 4.3.7: what Word and Excel files are wrapped in.
const containers = { compound: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', zip: 'PK\x03\x04' } as const
export type OfficeContainer = keyof typeof containers

// ISO 32000-1 annex H.3.4.1: readers accept the header of a PDF in this many bytes.
const pdfStart = { text: '%PDF-', within: 1024 } as const

/** The container that an office file may be in; undefined for another file, or for two types at once. */
export function officeContainerOf({ head, tail }: FileSample): OfficeContainer | undefined {
  const start = latin(head.subarray(0, sniffedBytes))
  if (htmlStart.test(start) || start.slice(0, pdfStart.within).includes(pdfStart.text)) return undefined
  if (start.startsWith(containers.zip)) return 'zip'
  if (!start.startsWith(containers.compound)) return undefined
  return latin(tail).includes(zipEnd) ? undefined : 'compound'
}

/** Undefined if the content is no known type, or two types at once. Office files are not among them. */
export function mediaTypeOf(sample: FileSample): SignedType | undefined {
  const start = latin(sample.head.subarray(0, sniffedBytes))
  const found = (Object.keys(signatures) as SignedType[]).find((type) =>
    signatures[type].every(([at, text]) => start.startsWith(text, at)),
  )
  if (!found || htmlStart.test(start) || latin(sample.tail).includes(zipEnd)) return undefined
  return isWellFormed(found, sample) ? found : undefined
}
