import type { APIRequestContext, Page } from '@playwright/test'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { openAdmin } from '#tests/support/admin.ts'
import { expect, requestPage, test } from '#tests/support/browser.ts'
import { placeBrowserOrder } from '#tests/support/browser-orders.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The rows that are whole on the screen, between the header of the table and its edge. */
const wholeRows = (page: Page) =>
  page
    .getByRole('table')
    .last()
    .evaluate((table) => {
      const top = table.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
      const frame = table.parentElement?.getBoundingClientRect()
      const bottom = Math.min(frame?.bottom ?? 0, window.innerHeight)
      return [...table.querySelectorAll('tbody tr:not(:has(td:empty:only-child))')]
        .map((row) => row.getBoundingClientRect())
        .filter((row) => row.top >= top - 0.5 && row.bottom <= bottom + 0.5).length
    })

/** The list as if it had a full page of its first order. */
async function fillPage(page: Page, request: APIRequestContext) {
  const headers = { [tokenHeader]: process.env.QUAYSIDE_TEST_SALES ?? '' }
  const path = '/api/console/orders?size=1'
  const body = await (await requestPage(request, 'console.localhost', path, headers)).json()
  const [row] = body.data.rows
  const rows = Array.from({ length: 100 }, (_, index) => ({ ...row, number: `${row.number}${index}` }))
  await page.route('**/api/console/orders?**', (route) =>
    route.fulfill({ json: { ...body, data: { ...body.data, rows, next: 'x' } } }),
  )
}

for (const locale of ['en-GB', 'zh-CN'])
  test.describe(`the long lists of the console in ${locale}`, () => {
    test.use({ locale })

    for (const [account, path] of [
      ['tariff', '/console/rates'],
      ['sales', '/console/orders?part=all'],
    ] as const)
      test(`28 rows of ${path} are in sight on a screen of 900 px, which itself does not scroll`, async ({
        page,
        request,
      }) => {
        if (account === 'sales') {
          await placeBrowserOrder(request, `list-${locale}-${Date.now()}`)
          await fillPage(page, request)
        }
        await openAdmin(page, account, path)
        await expect(page.locator('tbody tr').nth(30)).toBeAttached()
        expect(await wholeRows(page)).toBeGreaterThanOrEqual(28)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
        const foot = page.getByRole('status').filter({ hasText: /100/ })
        await expect(foot).toBeInViewport()
      })

    test('rows are 30 px high where 28 of them fit', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 1080 })
      await openAdmin(page, 'tariff', '/console/rates')
      await expect(page.locator('tbody tr').nth(30)).toBeAttached()
      const heights = await page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.slice(0, 20).map((row) => row.getBoundingClientRect().height))
      expect(new Set(heights)).toEqual(new Set([30]))
      expect(await wholeRows(page)).toBeGreaterThanOrEqual(28)
    })
  })

test.describe('the filters of rates', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } })

  test('have carrier and company in the address, and the validity is in sight', async ({ page }) => {
    await openAdmin(page, 'tariff', '/console/rates')
    const validity = await page.getByRole('columnheader', { name: 'Validity' }).boundingBox()
    expect((validity?.x ?? 0) + (validity?.width ?? 1280)).toBeLessThanOrEqual(1280)
    await expect(page.getByText(/Rows 1–100 of \d/)).toBeVisible()
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('combobox', { name: 'Carrier' }).fill('moonreach')
    await page.getByRole('option', { name: /Moonreach/ }).click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/carrier=MNRQ/)
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await expect(page.getByRole('combobox', { name: 'Carrier' })).toHaveValue('Moonreach Line')
    await page.getByRole('combobox', { name: 'Contract customer' }).fill('远舟')
    await page.getByRole('option', { name: /远舟国际物流有限公司/ }).click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/company=[\da-f-]{36}/)
    await page.reload()
    await page.getByRole('button', { name: 'Filters (2)' }).click()
    await expect(page.getByRole('combobox', { name: 'Contract customer' })).toHaveValue(
      '远舟国际物流有限公司',
    )
  })
})
