import type { RouteConfigEntry } from '@react-router/dev/routes'
import { ownerOfPage } from '#domain/brands/owned-pages.ts'
import { openAdmin } from '#tests/support/admin.ts'
import { comeIn, expect, hosts, open, saveToken, test } from '#tests/support/browser.ts'
import { shipper } from '#tests/support/price-pages.ts'
import { expectFits, hiddenPx, setWideFont } from '#tests/support/widths.ts'
import routes from '#web/routes.ts'

test.use({ viewport: { width: 320, height: 640 }, locale: 'en-GB' })
test.describe.configure({ timeout: 120_000 })

/** Pages that the server renders completely; pages that load data later are checked in their own tests. */
const isComplete = ({ id = '' }: RouteConfigEntry) => /^(content|request) /.test(id)
const pathsOf = (route: RouteConfigEntry): string[] => [
  ...(isComplete(route) ? [`/${route.path}`] : []),
  ...(route.children ?? []).flatMap(pathsOf),
]
const completePages = routes.flatMap(pathsOf)

/** Few enough that no core waits for the other at the end of the run. */
const pagesPerTest = 10
const inParts = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / pagesPerTest) }, (_, part) =>
    paths.slice(part * pagesPerTest, (part + 1) * pagesPerTest),
  )

for (const { host, brand } of hosts)
  for (const paths of inParts(completePages.filter((path) => (ownerOfPage(path) ?? 'group') === brand)))
    test(`${paths[0]} and others of ${host} fit the smallest screen`, async ({ page }) => {
      await comeIn(page, host)
      for (const path of paths) {
        await open(page, host, path)
        await expectFits(page, path)
      }
    })

test('the quotes that can be ordered fit the smallest screen', async ({ page, request }) => {
  const customer = await shipper(request)
  await customer.save()
  await saveToken(page, 'localhost', customer.token)
  await open(page, 'localhost', '/service/reserve')
  await expect(page.getByRole('link', { name: /^Order from quote/ }).first()).toBeVisible()
  await expectFits(page)
})

const consolePages = [
  '/console',
  '/console/rates',
  '/console/rates/new',
  '/console/rates/import',
  '/console/exchangeRates',
  '/console/audit',
]
test('pages of the console fit the smallest screen', async ({ page }) => {
  for (const path of consolePages) {
    await openAdmin(page, 'tariff', path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page, path)
  }
})

const withdrawIn = { 'en-GB': /^Withdraw/, 'zh-CN': /^撤回/ }
for (const [locale, withdraw] of Object.entries(withdrawIn))
  test.describe(`on a laptop in ${locale}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale })

    test('the list of exchange rates is whole beside the form', async ({ page }) => {
      await openAdmin(page, 'tariff', '/console/exchangeRates')
      const rows = page.getByRole('table').last().locator('tbody tr')
      await expect(rows.nth(5)).toBeVisible()
      const cut = await page
        .getByRole('table')
        .last()
        .evaluate((table) =>
          [table.parentElement, ...table.querySelectorAll('td, th')]
            .filter((part) => part && part.scrollWidth > part.clientWidth)
            .map((part) => part?.textContent),
        )
      expect(cut).toEqual([])
    })

    test('the tiers of every port say their price in full', async ({ page }) => {
      await open(page, 'sh.localhost', '/service/yard')
      const tiers = page.locator('li[data-tier]:not([data-tier="0"])')
      await expect(tiers.first()).toBeVisible()
      const cut = await tiers.evaluateAll((all) =>
        all.filter((tier) => tier.scrollWidth > tier.clientWidth).map(({ textContent }) => textContent),
      )
      expect(cut).toEqual([])
    })

    test('the buttons in the list of exchange rates are shown in full', async ({ page }) => {
      await openAdmin(page, 'tariff', '/console/exchangeRates')
      const button = page.getByRole('button', { name: withdraw }).first()
      await expect(button).toBeVisible()
      await setWideFont(page)
      expect(await hiddenPx(button.locator('..'))).toBe(0)
    })
  })

const ownSessionsIn = { 'en-GB': 'My sessions', 'zh-CN': '我的登录' }
for (const [locale, title] of Object.entries(ownSessionsIn))
  test.describe(`on a small laptop in ${locale}`, () => {
    test.use({ viewport: { width: 1280, height: 900 }, locale })

    test('the own sessions of staff fit their panel', async ({ page }) => {
      await openAdmin(page, 'tariff', '/console/account')
      const frame = page.getByRole('table', { name: title }).locator('..')
      await expect(frame).toBeVisible()
      expect(await hiddenPx(frame)).toBe(0)
      await setWideFont(page)
      expect(await hiddenPx(frame)).toBe(0)
    })
  })
