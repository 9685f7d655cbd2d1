import { expect, test } from '#tests/support/browser.ts'
import { pageOf } from '#tests/support/newcomers.ts'
import { shipper } from '#tests/support/price-pages.ts'

test('a quote opened offline says so inside the page, and loads when the connection is back', async ({
  browser,
  request,
}) => {
  const { token, save } = await shipper(request)
  const { number } = await save()
  const page = await pageOf(browser, { token }, '/workbench/quotes')
  const link = page.getByRole('link', { name: number })
  await expect(link).toBeVisible()
  await page.context().setOffline(true)
  await link.click()
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bulk quote' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Price breakdown' })).toBeVisible()
})
