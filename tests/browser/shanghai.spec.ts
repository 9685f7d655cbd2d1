import { addressOf, expect, logInByApi, open, test } from '#tests/support/browser.ts'

const shanghai = 'sh.localhost'
// The workbench has a page of its own, with tests of its own; here it only matters who gets there.
test.use({ locale: 'en-GB', errorsExpected: true })

test('not logged in, the workbench leads to the log-in and back', async ({ page }) => {
  await page.goto(addressOf(shanghai, '/workbench/ShippingOrderList?tab=done'))
  await expect(page).toHaveURL(
    addressOf(shanghai, `/login?redirect=${encodeURIComponent('/workbench/ShippingOrderList?tab=done')}`),
  )
  await page.getByLabel('Mobile, email or account').fill('linhai')
  await page.getByLabel('Password', { exact: true }).fill('Harbour2026')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(addressOf(shanghai, '/workbench/ShippingOrderList?tab=done'))
})

test('logged in, the log-in page leads to the workbench, its account stays', async ({ page }) => {
  await logInByApi(page, shanghai)
  await page.goto(addressOf(shanghai, '/login'))
  await expect(page).toHaveURL(addressOf(shanghai, '/workbench'))
  await page.goto(addressOf(shanghai, '/login?mode=account'))
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page).toHaveURL(addressOf(shanghai, '/login?mode=account'))
})

test('logged in, the log-in page leads nowhere else on the other brands', async ({ page }) => {
  await logInByApi(page, 'localhost')
  await open(page, 'localhost', '/login')
  await expect(page).toHaveURL(addressOf('localhost', '/login'))
})
