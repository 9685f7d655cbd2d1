import type { RouteConfigEntry } from '@react-router/dev/routes'
import { ownerOfPage } from '#domain/brands/owned-pages.ts'
import { openAdmin } from '#tests/support/admin.ts'
import { comeIn, expect, hosts, open, test } from '#tests/support/browser.ts'
import { expectFits } from '#tests/support/widths.ts'
import routes from '#web/routes.ts'

test.use({ viewport: { width: 320, height: 640 }, locale: 'en-GB' })
test.describe.configure({ timeout: 120_000 })

/** Pages that the server writes in full; those that load their contents later are looked at where they are tested. */
const isWritten = ({ id = '' }: RouteConfigEntry) => /^(content|request) /.test(id)
const pathsOf = (route: RouteConfigEntry): string[] => [
  ...(isWritten(route) ? [`/${route.path}`] : []),
  ...(route.children ?? []).flatMap(pathsOf),
]
const written = routes.flatMap(pathsOf)

for (const { host, brand } of hosts) {
  const paths = written.filter((path) => (ownerOfPage(path) ?? 'group') === brand)
  if (paths.length > 0)
    test(`content pages of ${host} fit the smallest screen`, async ({ page }) => {
      await comeIn(page, host)
      for (const path of paths) {
        await open(page, host, path)
        await expectFits(page, path)
      }
    })
}

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
