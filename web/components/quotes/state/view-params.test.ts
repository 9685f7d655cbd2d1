import { expect, test } from 'vitest'
import { queryKeysOf } from '#domain/quotes/query/query-codec.ts'
import { defaultView, type ListView, readView, viewParameters, withoutView, withView } from './view-params.ts'

const query = 'pol=CNNGB&pod=NLRTM&container=40HQ*1&container=20GP*2'
const view: ListView = {
  sorting: 'byTransit',
  carrier: 'QSLN',
  terminal: 'YICT',
  contractOnly: true,
  currency: 'USD',
  day: '2026-11-20',
  opened: 'R1:S1',
  compared: ['R1:S1', 'R2:S2'],
  isComparing: true,
}

test('a view survives its URL, and the query beside it stays', () => {
  const url = withView(new URLSearchParams(query), view)
  expect(readView(new URLSearchParams(url.toString()))).toEqual(view)
  expect(withoutView(url).toString()).toBe(new URLSearchParams(query).toString())
})

test('the usual view leaves nothing in the URL', () => {
  const url = withView(withView(new URLSearchParams(query), view), defaultView)
  expect(url.toString()).toBe(new URLSearchParams(query).toString())
  expect(readView(url)).toEqual({
    ...defaultView,
    carrier: undefined,
    terminal: undefined,
    day: undefined,
    opened: undefined,
  })
})

test('an unknown currency is yuan', () => {
  expect(readView(new URLSearchParams('cur=EUR')).currency).toBe('CNY')
})

test('an unknown sorting is the usual one, what is no day is left out, and an offer is compared once', () => {
  const read = readView(new URLSearchParams('sort=byColour&sails=2026-02-30&compare=a&compare=a'))
  expect([read.sorting, read.day, read.compared]).toEqual(['byPrice', undefined, ['a']])
})

test.each(['ocean', 'trucking', 'warehouse', 'depot'] as const)('no query of %s uses its names', (mode) => {
  const pageKeys = ['city', 'goods', 'services', 'business', 'port', 'code', 'lang']
  expect([...queryKeysOf(mode), ...pageKeys].filter((key) => viewParameters.includes(key))).toEqual([])
})
