import { addressOf, expect, logInByApi, open, test } from '#tests/support/browser.ts'

test.use({ locale: 'en-GB' })
const network = 'net.localhost'
const warning = 'Please log in on the parent site first'

for (const path of ['/aboutUs', '/agreement', '/policy', '/login'])
  test(`without a token ${path} of the network leads home, with the way to the parent`, async ({ page }) => {
    await page.goto(addressOf(network, path))
    await expect(page).toHaveURL(addressOf(network, '/'))
    const notification = page.getByRole('alert').filter({ hasText: warning })
    await expect(notification).toHaveCount(1)
    const link = notification.getByRole('link', { name: 'Go to login' })
    await expect(link).toHaveAttribute('href', addressOf('localhost', '/login?crossBrandLogin=network'))
  })

test('without a token no link of the home leads further', async ({ page }) => {
  await open(page, network)
  await page.locator('footer a[href="/aboutUs"]').first().click()
  await expect(page.getByRole('alert').filter({ hasText: warning })).toHaveCount(1)
  await expect(page).toHaveURL(addressOf(network, '/'))
})

test('the log-in of the header is the parent’s; whoever logs in there goes on here', async ({ page }) => {
  await open(page, network)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(addressOf('localhost', '/login?crossBrandLogin=network'))
  await page.getByLabel('Mobile or account').fill('linhai')
  await page.getByLabel('Password', { exact: true }).fill('Harbour2026')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(addressOf(network, '/'))
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.locator('footer a[href="/aboutUs"]').first().click()
  await expect(page).toHaveURL(addressOf(network, '/aboutUs'))
  expect(await page.evaluate(() => sessionStorage.getItem('access-token'))).toMatch(/^v1\./)
})

test('whoever is logged in at the parent is handed over at once', async ({ page }) => {
  await logInByApi(page, 'localhost')
  await page.goto(addressOf('localhost', '/login?crossBrandLogin=network'))
  await expect(page).toHaveURL(addressOf(network, '/'))
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})

test.describe('a code that is not good', () => {
  test.use({ errorsExpected: true })

  test('leaves the address, warns, and does nothing else', async ({ page }) => {
    await page.goto(`${addressOf(network, '/')}#entry=invented`)
    await expect(page.getByRole('alert').filter({ hasText: 'This login link has expired' })).toHaveCount(1)
    await expect(page).toHaveURL(addressOf(network, '/'))
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
})
