import { messages } from '#messages/messages.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { addressOf, expect, saveToken, test } from '#tests/support/browser.ts'
import { fillOceanForm } from '#tests/support/order-form.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'
import { shipper } from '#tests/support/price-pages.ts'
import { expectFits } from '#tests/support/widths.ts'

const views = [
  { locale: 'zh-CN', language: 'zh', viewport: { width: 1440, height: 900 } },
  { locale: 'en-GB', language: 'en', viewport: { width: 390, height: 844 } },
] as const

for (const { locale, language, viewport } of views)
  test.describe(`in ${language}, ${viewport.width} px wide`, () => {
    test.use({ locale, viewport })
    const words = messages[language].orderForm

    test('a saved quote is ordered: every wrong field, a draft, the review, the confirmation', async ({
      page,
      request,
    }) => {
      const customer = await shipper(request)
      const { number } = await customer.save()
      await saveToken(page, 'localhost', customer.token)
      await page.goto(addressOf('localhost', `/workbench/quotes?number=${number}`))
      await page.getByRole('link', { name: messages[language].myQuotes.quote.order }).click()
      const next = page.getByRole('button', { name: words.toReview })
      await next.click()
      // A Chinese date is not broken between its characters.
      await expect(page.locator('dl[data-layout="columns"] time').last()).toHaveCSS('word-break', 'keep-all')
      const problem = page.getByRole('main').getByText(words.problems.shipper.mobile.required).first()
      await expect(problem).toBeVisible()
      await expectNoBarrier(page)
      await expectFits(page)
      await fillOceanForm(page)
      // What was typed is there again.
      await page.reload()
      await expect(page.locator('[name="ownReference"]')).toHaveValue(oceanValues.fields.ownReference)
      await page.getByRole('button', { name: words.toReview }).click()
      await expect(page.getByRole('heading', { name: words.review.title })).toBeVisible()
      await expect(page.getByText('Steel bolts')).toBeVisible()
      // Scrolled to the review, the trail lies in part under the header of the site, which axe would call too small.
      await page.evaluate(() => scrollTo(0, 0))
      await expectNoBarrier(page)
      await expectFits(page)
      await page.getByRole('button', { name: words.review.change }).first().click()
      await expect(page.locator('[name="commodityEn"]')).toHaveValue('Steel bolts')
      await page.getByRole('button', { name: words.toReview }).click()
      await page.getByRole('button', { name: words.review.send }).click()
      await expect(page.getByRole('heading', { name: words.placed.title })).toBeVisible()
      const placed = new URL(page.url()).searchParams.get('placed') ?? ''
      await expect(page.getByText(placed)).toBeVisible()
      await expect(page.getByRole('heading', { name: words.placed.cutOffs })).toBeVisible()
      await expectFits(page)
    })
  })

test.describe('a visitor', () => {
  test.use({ locale: 'en-GB' })
  test('is asked to log in before anything is ordered', async ({ page }) => {
    await page.goto(addressOf('localhost', '/service/reserve'))
    await expect(page.getByRole('heading', { name: messages.en.orderForm.reserve.title })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: messages.en.gate.steps['log-in'] }),
    ).toBeVisible()
  })
})
