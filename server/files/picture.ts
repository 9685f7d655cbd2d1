import type { Sharp, SharpOptions } from 'sharp'
import { maxPixels } from '#domain/files/file-content.ts'
import { avatarSide, type FileKind, type ImageType } from '#domain/files/file-kind.ts'
import { invalidFields, type Result } from '#domain/values/refusal.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'

export type CleanPicture = { readonly bytes: Buffer; readonly mediaType: ImageType }

/** One at a time: decoding the largest picture takes some hundred megabytes of memory. */
const limitConcurrency = createConcurrencyLimiter({ concurrent: 1, queued: 20 })

/** Shorter than the request timeout, with time spent waiting. */
const timeoutSeconds = 8

const readOptions: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true }

/** Loaded at the first picture. All decoders except these three are blocked, whatever the file claims to be. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}
let loading: ReturnType<typeof loadSharp> | undefined
function loaded() {
  loading ??= loadSharp()
  return loading
}

const timeout = { seconds: timeoutSeconds }

type Convert = (picture: Sharp, type: ImageType) => [Sharp, ImageType]

// In the original size, so that every stamp and line stays legible.
const asDocument: Convert = (picture, type) => [
  type === 'image/png' ? picture.png() : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  type === 'image/png' ? type : 'image/jpeg',
]

const convert: Readonly<Record<FileKind, Convert>> = {
  avatar: (picture) => [
    picture.resize(avatarSide, avatarSide, { fit: 'cover', position: 'centre' }).webp({ quality: 85 }),
    'image/webp',
  ],
  licence: asDocument,
  attachment: asDocument,
  instruction: asDocument,
  document: asDocument,
}

async function reencode(
  kind: FileKind,
  type: ImageType,
  original: Buffer,
): Promise<CleanPicture | undefined> {
  const sharp = await loaded()
  try {
    const [picture, mediaType] = convert[kind](sharp(original, readOptions), type)
    // By default sharp drops all metadata, such as place, time and camera.
    return { bytes: await picture.timeout(timeout).toBuffer(), mediaType }
  } catch {
    return undefined
  }
}

/**
 * Decodes and encodes the picture again: upright, with pixels only. A file that cannot be decoded completely or in
 * time is refused.
 */
export async function cleanPicture(
  kind: FileKind,
  type: ImageType,
  original: Buffer,
): Promise<Result<CleanPicture>> {
  const reencoded = await limitConcurrency(() => reencode(kind, type, original))
  if (!reencoded.ok) return reencoded
  return reencoded.value ? { ok: true, value: reencoded.value } : invalidFields({ file: 'wrong-format' })
}

// Measured: a page of this size is recognised in a few seconds with 200 MB of memory, and its small print is legible.
const readSide = 2000

async function drawForReading(stored: Buffer): Promise<Buffer | undefined> {
  const sharp = await loaded()
  try {
    const picture = sharp(stored, readOptions).flatten({ background: 'white' }).greyscale()
    const fitted = picture.resize(readSide, readSide, { fit: 'inside', withoutEnlargement: true })
    return await fitted.png().timeout(timeout).toBuffer()
  } catch {
    return undefined
  }
}

/** For recognition of its text: in grey, and no larger than that needs. Undefined if it cannot be decoded. */
export const pictureForReading = (stored: Buffer): Promise<Result<Buffer | undefined>> =>
  limitConcurrency(() => drawForReading(stored))
