import { describe, expect, test } from 'vitest'
import { isConsolePath } from '#contract/call.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { calls } from '#tests/support/all-calls.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import { openProductionSite, openSite } from '#tests/support/site.ts'
import { tinySite } from '#tests/support/tiny-site.ts'

const mirror = tinySite(async ({ isConsole, origin }) => ({
  html: `<!doctype html><p>${isConsole ? 'console' : 'brand'} ${origin}</p>`,
}))
const site = await openSite({ source: mirror })
const staffCalls = Object.values(calls).filter(({ path }) => isConsolePath(path))
const otherCalls = Object.values(calls).filter(({ path }) => !isConsolePath(path))

test('the console has its own calls', () => {
  expect(staffCalls.length).toBeGreaterThan(10)
  expect(staffCalls.every(({ access, path }) => access === 'staff' || path.startsWith('/api/console/'))).toBe(
    true,
  )
})

describe.each(brandCodes)('at the host of %s', (brand) => {
  const host = brandOf(brand).developmentHost
  test('no call of the console is found, by any method', async () => {
    for (const { path } of staffCalls)
      for (const method of ['GET', 'POST']) refusalOf(await site.request(path, { host, method }), 'not-found')
  })
  test('a page is that of the brand', async () => {
    expect((await site.request('/some-page', { host })).text).toContain(
      `<p>brand http://${host}:${site.port}</p>`,
    )
  })
})

describe('at the host of the console', () => {
  const host = 'console.localhost'
  test('no other call is found, by any method', async () => {
    for (const { path } of otherCalls)
      for (const method of ['GET', 'POST']) refusalOf(await site.request(path, { host, method }), 'not-found')
  })
  test.each(['console.localhost', 'CONSOLE.localhost', 'console.localhost.', 'console.localhost:3000'])(
    '%s is the console',
    async (spelling) => {
      expect((await site.request('/some-page', { host: spelling })).text).toContain('<p>console ')
    },
  )
  test('the page cache never mixes brand and console pages', async () => {
    await site.request('/both', { host })
    expect((await site.request('/both')).text).toContain('<p>brand ')
    expect((await site.request('/both', { host })).text).toContain('<p>console ')
  })
})

test('without a configured host there is no console', async () => {
  const production = await openProductionSite({ source: mirror })
  refusalOf(await production.request('/console', { host: 'console.localhost' }), 'unknown-host')
})

test('a brand and the console cannot share a host', async () => {
  await expect(openSite({ database: site.database, env: { CONSOLE_HOST: 'nb.localhost' } })).rejects.toThrow(
    'CONSOLE_HOST',
  )
})
