/**
 * The map is cut in the Atlantic, so that China is left of the centre and its routes in both directions are unbroken.
 * Plate carrée on a standard parallel of 30°: a place is a plain share of width and height.
 */
export const extent = { west: -28, north: 75, south: -58 } as const

const degreesHigh = extent.north - extent.south
export const mapRatio = (360 * Math.cos(Math.PI / 6)) / degreesHigh

export type Place = { readonly lon: number; readonly lat: number }
export type Point = { readonly x: number; readonly y: number }

/** The position of a place on the map in percent from left and top. */
export function pointOf({ lon, lat }: Place): Point {
  return { x: ((lon - extent.west + 360) % 360) / 3.6, y: ((extent.north - lat) / degreesHigh) * 100 }
}
