import type { HomePort } from './home-ports.ts'
import { homePorts, overseasPorts } from './nodes.data.ts'
import { pointOf } from './projection.ts'

const round = (value: number) => Math.round(value * 10) / 10

/** Routes from the home ports to the ports abroad, as one path in a 100 by 100 viewport. */
export function arcsFrom(homes: readonly HomePort[]): string {
  return overseasPorts
    .map((port, index) => {
      const home = homes[index % homes.length]
      if (!home) return ''
      const from = pointOf(homePorts[home])
      const to = pointOf(port)
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.abs(to.x - from.x) * 0.3 - 3 }
      return `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`
    })
    .join('')
}
