import type { Sharp, SharpOptions } from 'sharp'
import { mostPixels } from '#domain/files/file-content.ts'
import { avatarSide, type FileKind, type PictureType } from '#domain/files/file-kind.ts'
import { refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { createTurns } from '#server/platform/turns.ts'

/** A picture as it is kept. */
export type Redrawn = { readonly bytes: Buffer; readonly mediaType: PictureType }

/** One at a time: the largest picture takes some hundred megabytes while it is drawn. */
const turn = createTurns({ atOnce: 1, waiting: 20 })

/** Within the time of a request, waiting included. */
const longestSeconds = 8

const reading: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true }

/** Loaded when the first picture comes; whatever a file pretends to be, only these three are ever opened. */
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

const shapeOf: Readonly<Record<FileKind, (picture: Sharp, type: PictureType) => [Sharp, PictureType]>> = {
  avatar: (picture) => [
    picture.resize(avatarSide, avatarSide, { fit: 'cover', position: 'centre' }).webp({ quality: 85 }),
    'image/webp',
  ],
  // As large as it came, so that every stamp and line of a licence stays legible.
  licence: (picture, type) => [
    type === 'image/png' ? picture.png() : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
    type === 'image/png' ? type : 'image/jpeg',
  ],
}

async function draw(kind: FileKind, type: PictureType, given: Buffer): Promise<Redrawn | undefined> {
  loading ??= loadSharp()
  const sharp = await loading
  try {
    const [picture, mediaType] = shapeOf[kind](sharp(given, reading), type)
    // Without being asked to, sharp keeps no metadata: neither where nor when nor with what it was taken.
    return { bytes: await picture.timeout({ seconds: longestSeconds }).toBuffer(), mediaType }
  } catch {
    return undefined
  }
}

/**
 * Drawn anew: upright, and nothing but its points. What cannot be drawn to its end is no picture, nor is what takes
 * too long.
 */
export async function redraw(kind: FileKind, type: PictureType, given: Buffer): Promise<Verdict<Redrawn>> {
  const drawn = await turn(() => draw(kind, type, given))
  if (!drawn.ok) return drawn
  return drawn.value ? { ok: true, value: drawn.value } : refuseFields({ file: 'wrong-format' })
}
