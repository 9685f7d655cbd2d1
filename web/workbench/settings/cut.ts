import { avatarSide } from '#domain/files/file-kind.ts'
import { type Crop, squareOf } from './crop.ts'

/** Twice the stored size, so that scaling it down keeps it sharp. */
const cutSide = avatarSide * 2

/** The chosen square as it is shown on a canvas. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { x, y, side } = squareOf(picture, crop)
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height)
}

/** Drawn again, the image has no metadata such as place or camera. */
export async function cut(picture: ImageBitmap, crop: Crop): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = cutSide
  canvas.height = cutSide
  draw(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob ? new File([blob], 'avatar.png', { type: 'image/png' }) : undefined
}
