import { avatarSide } from '#domain/files/file-kind.ts'
import { type Crop, squareOf } from './crop.ts'

/** Twice the stored size, so that scaling it down keeps it sharp. */
const outputSide = avatarSide * 2

/** The chosen square as it is shown on a canvas. */
export function draw(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { x, y, side } = squareOf(image, crop)
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height)
}

/** Drawn again, the image has no metadata such as place or camera. */
export async function renderCrop(image: ImageBitmap, crop: Crop): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = outputSide
  canvas.height = outputSide
  draw(canvas, image, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob ? new File([blob], 'avatar.png', { type: 'image/png' }) : undefined
}
