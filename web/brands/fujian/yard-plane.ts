/** The yard seen from above at an angle: x runs to the lower right, y to the lower left, z up. */
export type Spot = readonly [x: number, y: number, z: number]

const across = Math.cos(Math.PI / 6)
const origin = { x: 408, y: 158 } as const

const round = (value: number) => Math.round(value * 10) / 10

const onScreen = ([x, y, z]: Spot): string =>
  `${round(origin.x + (x - y) * across)} ${round(origin.y + (x + y) / 2 - z)}`

/** A polygon through its corners. */
export const area = (...corners: readonly Spot[]): string => `M${corners.map(onScreen).join('L')}z`

export const line = (...spots: readonly Spot[]): string => `M${spots.map(onScreen).join('L')}`

/** Projects a flat drawing onto the left wall at the given y. */
export const wall = (x: number, y: number): string =>
  `matrix(${round(across * 1000) / 1000} .5 0 1 ${onScreen([x, y, 0])})`
