import { describe, expect, test } from 'vitest'
import { isConsolePath } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import { openHouse } from '#tests/support/house.ts'
import { tinySite } from '#tests/support/tiny-site.ts'

const mirror = tinySite(async ({ isConsole, origin }) => ({
  html: `<!doctype html><p>${isConsole ? 'console' : 'brand'} ${origin}</p>`,
}))
const house = await openHouse({ source: mirror })
const staffCalls = Object.values(calls).filter(({ path }) => isConsolePath(path))
const otherCalls = Object.values(calls).filter(({ path }) => !isConsolePath(path))

test('the console has calls of its own', () => {
  expect(staffCalls.length).toBeGreaterThan(10)
  expect(staffCalls.every(({ capability }) => capability === 'console')).toBe(true)
})

describe.each(brandCodes)('at the host of %s', (brand) => {
  const host = brandOf(brand).developmentHost
  test('no call of the console is known, whatever the method', async () => {
    for (const { path } of staffCalls)
      for (const method of ['GET', 'POST']) refusalOf(await house.ask(path, { host, method }), 'not-found')
  })
  test('a page is the brand’s', async () => {
    expect((await house.ask('/some-page', { host })).text).toContain(`<p>brand http://${host}</p>`)
  })
})

describe('at the host of the console', () => {
  const host = 'console.localhost'
  test('no other call is known, whatever the method', async () => {
    for (const { path } of otherCalls)
      for (const method of ['GET', 'POST']) refusalOf(await house.ask(path, { host, method }), 'not-found')
  })
  test.each(['console.localhost', 'CONSOLE.localhost', 'console.localhost.', 'console.localhost:3000'])(
    '%s is the console',
    async (spelling) => {
      expect((await house.ask('/some-page', { host: spelling })).text).toContain('<p>console ')
    },
  )
  test('a page of a brand is never given out for one of the console, nor the other way round', async () => {
    await house.ask('/both', { host })
    expect((await house.ask('/both')).text).toContain('<p>brand ')
    expect((await house.ask('/both', { host })).text).toContain('<p>console ')
  })
})

test('without a configured host nobody reaches the console', async () => {
  const production = await openHouse({
    source: mirror,
    database: house.database,
    env: {
      QUAYSIDE_MODE: 'production',
      SECRET_KEY: 'a-secret-of-this-installation',
      METRICS_TOKEN: 'a-token-of-this-installation',
      BRAND_HOSTS: 'group=www.quayside.example',
    },
  })
  refusalOf(await production.ask('/console', { host: 'console.localhost' }), 'unknown-host')
})

test('a brand and the console cannot share a host', async () => {
  await expect(
    openHouse({ database: house.database, env: { CONSOLE_HOST: 'nb.localhost' } }),
  ).rejects.toThrow('CONSOLE_HOST')
})
