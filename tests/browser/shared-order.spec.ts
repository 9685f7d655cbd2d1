import { messages } from '#messages/messages.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { addressOf, expect, saveToken, test } from '#tests/support/browser.ts'
import { openSection, placeBrowserOrder } from '#tests/support/browser-orders.ts'
import { shipper } from '#tests/support/price-pages.ts'
import { expectFits } from '#tests/support/widths.ts'

const views = [
  { locale: 'zh-CN', language: 'zh', viewport: { width: 1440, height: 900 } },
  { locale: 'en-GB', language: 'en', viewport: { width: 390, height: 844 } },
] as const

for (const view of views)
  test.describe(`in ${view.language}, ${view.viewport.width} px wide`, () => {
    // A revoked link is answered with 404.
    test.use({ locale: view.locale, viewport: view.viewport, errorsExpected: true })
    const words = messages[view.language].orderSharing

    test('a consignee opens a link without a login, until it is revoked', async ({
      page,
      request,
      browser,
    }) => {
      const { number } = await placeBrowserOrder(request, `shared-order-${view.language}-${Date.now()}`)
      await saveToken(page, 'localhost', (await shipper(request)).token)
      await page.goto(addressOf('localhost', `/workbench/ShippingOrderDetail?number=${number}`))
      await openSection(page, 'documents')
      await page.getByRole('textbox', { name: words.recipient }).fill('Rotterdam Tools')
      await page.getByRole('button', { name: words.create }).click()
      const link = (await page.locator('code', { hasText: '/order/shared#' }).textContent()) ?? ''

      const visitor = await browser.newContext({ locale: view.locale, viewport: view.viewport })
      const shared = await visitor.newPage()
      await shared.goto(link)
      await expect(shared.getByRole('heading', { level: 1 })).toHaveText(words.page.titles.consignee)
      await expect(shared.getByText(number)).toBeVisible()
      await expect(shared.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(shared.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
      await expect(shared.getByText('Harbour Moss Trading')).toHaveCount(0)
      await test.step('the shared order', () => expectNoBarrier(shared))
      await expectFits(shared)

      await page.getByRole('button', { name: new RegExp(`^${words.revoke}`) }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.revoke, exact: true }).click()
      await expect(page.getByText(words.revoked).first()).toBeVisible()
      await shared.reload()
      await expect(shared.getByText(words.page.invalid)).toBeVisible()
      await visitor.close()
    })
  })
