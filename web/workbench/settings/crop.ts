/** A square cut out of a picture: its middle, and how much of the shorter side it takes up. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }
export type Size = { readonly width: number; readonly height: number }

export const mostZoom = 4

export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** How many points of the picture lie along each side of the square. */
const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** No crop reaches over the edge of the picture. */
function keepInside(size: Size, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, mostZoom)
  const half = sideOf(size, { ...crop, zoom }) / 2
  return {
    zoom,
    x: within(crop.x, half, size.width - half),
    y: within(crop.y, half, size.height - half),
  }
}

/** Moved by so much of the square's own side: a step of 1 shows what lies wholly beside it. */
export function move(size: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const side = sideOf(size, crop)
  return keepInside(size, { ...crop, x: crop.x + by.x * side, y: crop.y + by.y * side })
}

export const zoomTo = (size: Size, crop: Crop, zoom: number): Crop => keepInside(size, { ...crop, zoom })

/** Where the square lies in the picture. */
export function squareOf(size: Size, crop: Crop) {
  const side = sideOf(size, crop)
  return { x: crop.x - side / 2, y: crop.y - side / 2, side }
}
