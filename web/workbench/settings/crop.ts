/** A square of an image: its centre, and the zoom relative to the shorter side. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }
export type Size = { readonly width: number; readonly height: number }

export const maxZoom = 4

export const centredCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The side of the square in pixels of the image. */
const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** A crop never leaves the image. */
function keepInside(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, maxZoom)
  const half = sideOf(size, { ...crop, zoom }) / 2
  return {
    zoom,
    x: clamp(crop.x, half, size.width - half),
    y: clamp(crop.y, half, size.height - half),
  }
}

/** Moves by parts of the square's side. */
export function move(size: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const side = sideOf(size, crop)
  return keepInside(size, { ...crop, x: crop.x + by.x * side, y: crop.y + by.y * side })
}

export const zoomTo = (size: Size, crop: Crop, zoom: number): Crop => keepInside(size, { ...crop, zoom })

/** The square in pixels of the image. */
export function squareOf(size: Size, crop: Crop) {
  const side = sideOf(size, crop)
  return { x: crop.x - side / 2, y: crop.y - side / 2, side }
}
