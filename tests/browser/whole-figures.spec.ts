import type { Locator } from '@playwright/test'
import { expect, open, test } from '#tests/support/browser.ts'
import { pageOf } from '#tests/support/newcomers.ts'
import { shipper } from '#tests/support/price-pages.ts'

/** The texts of which a part is hidden. */
const cut = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => (element as HTMLInputElement).value ?? element.textContent),
  )

test('totals and dates of the quote list are whole beside the menu', async ({ browser, request }) => {
  const { token, save } = await shipper(request)
  const { number } = await save()
  const page = await pageOf(browser, { token }, '/workbench/quotes')
  await page.setViewportSize({ width: 1280, height: 800 })
  const row = page.getByRole('row', { name: number })
  await expect(row.locator('data')).toContainText('CNY')
  expect(await cut(page.locator('td:has(data, time), th[data-align="end"]'))).toEqual([])
})

for (const path of ['/service/hyzx', '/service/yard', '/service/warehousing'])
  test(`${path} shows whole dates on phones and tablets`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, 'localhost', path)
    const fields = page.locator('input:has(+ [aria-haspopup="dialog"])')
    await expect(fields.first()).toHaveValue(/年.*日$/)
    expect(await cut(fields)).toEqual([])
    await page.setViewportSize({ width: 1024, height: 800 })
    expect(await cut(fields)).toEqual([])
  })
