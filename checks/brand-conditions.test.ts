import { expect, test } from 'vitest'
import { brandCodes } from '#domain/brands/brand.ts'
import { checkBrandConditions } from './brand-conditions.ts'
import { findIn } from './seeded-tree.ts'

const inSite = (text: string) => findIn(checkBrandConditions, { 'web/site/header.tsx': text })

test.each(brandCodes)('%s may not be compared with', async (code) => {
  expect(await inSite(`if (brand.code === '${code}') show()`)).toEqual([
    'brand-condition web/site/header.tsx:1',
  ])
})

test.each([
  ['unequal', `const plain = brand.code !== 'ningbo'`],
  ['loosely equal', `const plain = 'ningbo' == brand.code`],
  ['in brackets', `const plain = code === ('ningbo' as BrandCode)`],
  ['a case', `switch (code) {\n  case 'shanghai':\n}`],
  ['in a list', `const depot = ['shanghai', 'fujian'].includes(brand.code)`],
  ['in a set', `const depot = new Set(['shanghai']).has(brand.code)`],
  ['asked of a list', `const here = codes.includes('shenzhen')`],
  ['at the start', `const here = code.startsWith('ningbo')`],
  ['a brand called network', `const reload = brand === 'network'`],
])('a brand code %s is found', async (_, text) => {
  expect(await inSite(text)).not.toEqual([])
})

test.each([
  ['data by brand', `const homes = { ningbo: NingboHome, shanghai: ShanghaiHome }`],
  ['a service', `const depot = brand.services.includes('depot')`],
  ['a failure of the network', `if (failure.kind === 'network') retry()`],
  ['a group of links', `if (entry.kind === 'group') open()`],
])('%s is no condition on a brand', async (_, text) => {
  expect(await inSite(text)).toEqual([])
})

test('the brands themselves and tests may name a brand', async () => {
  const text = `if (brand.code === 'ningbo') show()`
  const places = [
    'domain/brands/find.ts',
    'web/brands/index.ts',
    'domain/orders/place.test.ts',
    'tests/browser/home.ts',
  ]
  const seeds = Object.fromEntries(places.map((place) => [place, text]))
  expect(await findIn(checkBrandConditions, seeds)).toEqual([])
})
