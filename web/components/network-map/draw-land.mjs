// Draws the land of the network map, without borders between countries, to standard output:
// node web/components/network-map/draw-land.mjs > web/components/network-map/land.svg
// Source: Natural Earth 1:110m (public domain) as packed by world-atlas.
import { geoEquirectangular, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import atlas from 'world-atlas/land-110m.json' with { type: 'json' }
import { extent, mapRatio } from './projection.ts'

const width = 1400
const height = Math.round(width / mapRatio)
/** Smaller islands, in square units of the drawing, are left out. */
const smallestIsland = 12

/** Rings from d3, clipped to the extent; the vertical scale of the standard parallel is applied here. */
function collectRings() {
  const rings = []
  const scale = width / (2 * Math.PI)
  const flatHeight = (width / 360) * (extent.north - extent.south)
  const projection = geoEquirectangular()
    .rotate([-(extent.west + 180), 0])
    .scale(scale)
    .translate([width / 2, (extent.north / 180) * Math.PI * scale])
    .clipExtent([
      [0, 0],
      [width, flatHeight],
    ])
  const point = (x, y) => [Math.round(x), Math.round((y * height) / flatHeight)]
  const pen = {
    moveTo: (x, y) => rings.push([point(x, y)]),
    lineTo: (x, y) => rings.at(-1).push(point(x, y)),
    closePath: () => {},
  }
  geoPath(projection, pen)(feature(atlas, atlas.objects.land))
  return rings
}

const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** Removes points that repeat a neighbour or lie on the line between neighbours. */
function withoutIdlePoints(ring) {
  const saved = ring.filter(
    ([x, y], index) => index === 0 || x !== ring[index - 1][0] || y !== ring[index - 1][1],
  )
  return saved.filter(
    (here, index) =>
      index === 0 || index === saved.length - 1 || bends(saved[index - 1], here, saved[index + 1]),
  )
}

const bends = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) !== (by - ay) * (cx - ax)

const signed = (value, first) => (first || value < 0 ? `${value}` : ` ${value}`)

/** Relative coordinates are shorter than absolute ones. */
function pathOf(ring) {
  const [[startX, startY], ...rest] = ring
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = ring[index]
    return `${signed(x - fromX, index === 0)}${signed(y - fromY, false)}`
  })
  return `M${startX} ${startY}l${steps.join('')}z`
}

const rings = collectRings()
  .map(withoutIdlePoints)
  .filter((ring) => ring.length > 2 && area(ring) >= smallestIsland)
process.stdout.write(
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path d="${rings.map(pathOf).join('')}"/></svg>\n`,
)
