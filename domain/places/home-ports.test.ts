import { expect, test } from 'vitest'
import { asHomePort, homePortOf } from './home-ports.ts'

test.each([
  ['CNNGB', 'CNNGB', 'CNNGB'],
  // Yantian and Shekou are harbours of Shenzhen.
  ['CNYTN', undefined, 'CNSZX'],
  ['CNSHK', undefined, 'CNSZX'],
  ['NLRTM', undefined, undefined],
  ['', undefined, undefined],
])('%s is the home port %s, and cargo is loaded in %s', (code, own, loadedIn) => {
  expect(asHomePort(code)).toBe(own)
  expect(homePortOf(code)).toBe(loadedIn)
})

test('no code is no home port', () => {
  expect([asHomePort(null), asHomePort(undefined)]).toEqual([undefined, undefined])
})
