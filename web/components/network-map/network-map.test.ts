import { describe, expect, test } from 'vitest'
import { arcsFrom } from './arcs.ts'
import { homePortCodes } from './home-ports.ts'
import { homePorts, overseasPorts, regions } from './nodes.data.ts'
import { pointOf } from './projection.ts'

const ports = [...Object.values(homePorts), ...overseasPorts]

describe('the network map', () => {
  test('every port lies on the map', () => {
    for (const port of ports) {
      const { x, y } = pointOf(port)
      expect(Math.min(x, y)).toBeGreaterThan(0)
      expect(Math.max(x, y)).toBeLessThan(100)
    }
  })

  test('Europe lies west of China and America east of it', () => {
    const china = pointOf(homePorts.shanghai).x
    for (const port of overseasPorts.filter(({ region }) => region === 'europe'))
      expect(pointOf(port).x).toBeLessThan(china)
    for (const port of overseasPorts.filter(({ region }) => region.endsWith('america')))
      expect(pointOf(port).x).toBeGreaterThan(china)
  })

  test('a port has one name in each language', () => {
    for (const language of ['zh', 'en'] as const)
      expect(new Set(ports.map(({ name }) => name[language])).size).toBe(ports.length)
  })

  test('every region has ports', () => {
    for (const region of regions) expect(overseasPorts.some((port) => port.region === region)).toBe(true)
  })

  test('a seaway leads to every port abroad, from one home port or from all in turn', () => {
    const ways = (path: string) => path.split('M').slice(1)
    expect(ways(arcsFrom(['ningbo']))).toHaveLength(overseasPorts.length)
    const starts = new Set(ways(arcsFrom(homePortCodes)).map((way) => way.split('Q')[0]))
    expect(starts.size).toBe(homePortCodes.length)
  })
})
