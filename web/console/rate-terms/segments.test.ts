import { expect, test } from 'vitest'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import en from '#messages/en/rates-admin.json' with { type: 'json' }
import zh from '#messages/zh/rates-admin.json' with { type: 'json' }
import { choicesOf } from './choices.ts'
import { leavesOf } from './leaves.ts'
import { openings } from './openings.data.ts'
import { offeredFigures } from './parts.data.ts'
import { segmentOrder } from './segments.data.ts'
import { shapes } from './shapes.data.ts'

const isCode = (segment: string) => (containerTypeCodes as readonly string[]).includes(segment)
const languages = [
  ['zh', zh],
  ['en', en],
] as const

test.each(languages)('every part of a rate has a name in %s, and no name is left over', (_, { segments }) => {
  expect(Object.keys(segments).sort()).toEqual(segmentOrder.filter((segment) => !isCode(segment)).sort())
})

test('every part is named once', () => {
  expect(new Set(segmentOrder).size).toBe(segmentOrder.length)
})

test.each(languages)('what is chosen from a few has words in %s', (_, { values }) => {
  for (const name of ['taxed', 'rule', 'kind', 'terms'] as const)
    expect(Object.keys(values[name]).sort()).toEqual([...(choicesOf([name]) ?? [])].sort())
})

test.each(languages)('container types and ways of counting have words in %s', (_, { containers, per }) => {
  expect(Object.keys(containers)).toEqual(containerTypeCodes)
  expect(Object.keys(per).sort()).toEqual(Object.keys(shapes.per ?? {}).sort())
})

test.each(languages)('rows that can be added have words in %s', (_, { rows }) => {
  for (const opening of Object.values(openings).flat())
    expect(Object.keys(rows[opening.name])).toEqual(
      expect.arrayContaining('keys' in opening ? ['key', 'add'] : ['one', 'add']),
    )
})

/** Keys that are codes of terminals, depots and ports: they are what they are. */
const open = ['inspection', 'depotLift', 'destinationServices']

test.each([
  ...Object.values(depotTariffs),
  ...Object.values(oceanTariffs),
  ...Object.values(truckingTariffs),
  ...Object.values(exampleWarehouseTariffs),
])('every figure of $code is called by words', ({ code: _code, version: _version, ...terms }) => {
  const unnamed = leavesOf(terms)
    .filter(({ path: [part = ''] }) => !open.includes(part))
    .flatMap(({ path }) => path)
    .filter((segment) => !/^\d$/.test(segment) && !segmentOrder.includes(segment))
  expect(unnamed.filter((segment) => !Object.hasOwn(feeItems, segment))).toEqual([])
})

test('what a sheet could have besides is called by words too', () => {
  const parts = Object.values(offeredFigures).flatMap((names) => names.flatMap((name) => name.split('.')))
  expect(parts.filter((part) => !segmentOrder.includes(part))).toEqual([])
})
