/** One row for each station; the text beside it takes three lines at most, and one more with a bridge. */
export const rowHeights = { plain: 60, withBridge: 76 } as const
const trunkX = 10
const stationX = 42
/** A branch leaves the trunk at 45°, so it is as high as it is wide. */
const branch = stationX - trunkX

/** The place at the top, a trunk down, and a branch at 45° to each terminal. */
export function locationMap(terminals: number, rowHeight: number) {
  const rowY = (row: number) => row * rowHeight + rowHeight / 2
  const start = { x: trunkX, y: rowY(0) }
  const stations = Array.from({ length: terminals }, (_, index) => ({ x: stationX, y: rowY(index + 1) }))
  const trunk = `M${start.x} ${start.y}V${rowY(terminals) - branch}`
  return {
    width: stationX + trunkX,
    height: (terminals + 1) * rowHeight,
    start,
    stations,
    trunk,
    branches: stations.map(({ x, y }) => `M${trunkX} ${y - branch}L${x} ${y}`),
  }
}
