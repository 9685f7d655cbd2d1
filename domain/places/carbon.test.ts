import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContainerCount, containerTypeCodes } from '#domain/values/container-type.ts'
import { carbonOf } from './carbon.ts'
import { ports } from './ports.data.ts'
import { seaMiles } from './sea-miles.ts'

const lane = { pol: 'CNTAO', pod: 'NLRTM' }

test('a forty-foot container from Qingdao to Rotterdam is twenty tonnes over some 10,840 miles', () => {
  const containers: ContainerCount[] = [{ type: '40HQ', count: 1 }]
  const { kilograms, ...madeOf } = carbonOf({ ...lane, shipTeu: 20000, containers })
  expect(madeOf).toEqual({ factor: '0.01553', miles: seaMiles('CNTAO', 'NLRTM'), tonnes: 20 })
  expect(kilograms).toBe(Math.round(madeOf.miles * 1.852 * 20 * 0.01553 * 10) / 10)
  expect(Math.abs(kilograms - 6244.7)).toBeLessThan(50)
})

test('containers of every size weigh by their TEU', () => {
  const containers: ContainerCount[] = [
    { type: '20GP', count: 3 },
    { type: '40RH', count: 2 },
    { type: '45HQ', count: 1 },
  ]
  expect(carbonOf({ ...lane, shipTeu: 8000, containers }).tonnes).toBe(90)
  expect(carbonOf({ ...lane, shipTeu: 8000, containers: [] })).toMatchObject({ kilograms: 0, tonnes: 0 })
})

test.each([
  [24000, '0.01553'],
  [8000, '0.01553'],
  [7999, '0.02062'],
  [3000, '0.02062'],
  [2999, '0.02484'],
  [2000, '0.02484'],
  [1999, '0.03987'],
  [1000, '0.03987'],
  [999, '0.04508'],
  [0, '0.04508'],
])('a ship of %i TEU gives %s kilograms a tonne-kilometre', (shipTeu, factor) => {
  expect(carbonOf({ ...lane, shipTeu, containers: [] }).factor).toBe(factor)
})

test('twice the containers give twice the carbon, within the rounding', () => {
  const anyPod = fc.constantFrom(...ports.slice(5).map(({ code }) => code))
  const anyType = fc.constantFrom(...containerTypeCodes)
  fc.assert(
    fc.property(anyPod, anyType, fc.integer({ min: 1, max: 99 }), (pod, type, count) => {
      const of = (containers: number) =>
        carbonOf({ pol: 'CNSHA', pod, shipTeu: 5500, containers: [{ type, count: containers }] }).kilograms
      expect(Math.abs(of(2 * count) - 2 * of(count))).toBeLessThanOrEqual(0.2)
    }),
  )
})
