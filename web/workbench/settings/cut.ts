import { avatarSide } from '#domain/files/file-kind.ts'
import { type Crop, squareOf } from './crop.ts'

/** Twice as fine as it is kept, so that drawing it smaller makes it sharper. */
const cutSide = avatarSide * 2

/** The chosen square as it is shown on a canvas. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { x, y, side } = squareOf(picture, crop)
  pen.imageSmoothingQuality = 'high'
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height)
}

/** Drawn anew, the picture holds nothing but its points: no place, no camera. */
export async function cut(picture: ImageBitmap, crop: Crop): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = cutSide
  canvas.height = cutSide
  draw(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob ? new File([blob], 'avatar.png', { type: 'image/png' }) : undefined
}
