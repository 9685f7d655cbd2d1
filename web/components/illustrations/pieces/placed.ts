/** Position, scale and direction of a piece. */
export type Placed = {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly turned?: boolean
}

export const placed = ({ x, y, size = 1, turned = false }: Placed): string =>
  `translate(${x} ${y}) scale(${turned ? -size : size} ${size})`
