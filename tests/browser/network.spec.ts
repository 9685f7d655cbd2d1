import type { APIRequestContext } from '@playwright/test'
import { addressOf, expect, logInByApi, open, test } from '#tests/support/browser.ts'
import { loggedIn } from '#tests/support/newcomers.ts'
import { demoAccount } from '#tests/support/people.ts'

test.use({ locale: 'en-GB' })
const network = 'net.localhost'
const warning = 'Please log in on the parent site first'
const logInAddress = (path: string) =>
  addressOf('localhost', `/login?crossBrandLogin=network&redirect=${encodeURIComponent(path)}`)

for (const [path, returnPath] of [
  ['/aboutUs', '/aboutUs'],
  ['/service/hyzx?pol=CNSHA', '/service/hyzx?pol=CNSHA'],
  ['/login', '/'],
] as const)
  test(`without a token ${path} redirects to the home page, with a link to the login of the parent`, async ({
    page,
  }) => {
    await page.goto(addressOf(network, path))
    await expect(page).toHaveURL(addressOf(network, '/'))
    const toast = page.getByRole('alert').filter({ hasText: warning })
    await expect(toast).toHaveCount(1)
    await expect(toast.getByRole('link', { name: 'Go to login' })).toHaveAttribute(
      'href',
      logInAddress(returnPath),
    )
  })

for (const [path, heading] of [
  ['/agreement', 'Service agreement'],
  ['/policy', 'Privacy policy'],
  ['/quote/verify', 'Verify a quote'],
  ['/invitation/unknown', 'Company invitation'],
] as const)
  test(`${path} opens without a token`, async ({ page }) => {
    await open(page, network, path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveURL(
      new RegExp(`${addressOf(network, '')}${path.split('/').slice(0, 2).join('/')}`),
    )
    await expect(page.getByRole('alert').filter({ hasText: warning })).toHaveCount(0)
  })

test('without a token a link of the home page leads to the warning', async ({ page }) => {
  await open(page, network)
  await page.locator('footer a[href="/aboutUs"]').first().click()
  await expect(page.getByRole('alert').filter({ hasText: warning })).toHaveCount(1)
  await expect(page).toHaveURL(addressOf(network, '/'))
})

async function logInAtParent(page: Parameters<typeof open>[0]) {
  await page.getByLabel('Mobile, email or account').fill('linhai')
  await page.getByLabel('Password', { exact: true }).fill('Harbour2026')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

test('the login of the header is the parent’s, and the user returns logged in', async ({ page }) => {
  await open(page, network)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(
    new RegExp(
      `${addressOf('localhost', '/login')}\\?crossBrandLogin=network&redirect=%2F&challenge=[0-9a-f]{64}$`,
    ),
  )
  await logInAtParent(page)
  await expect(page).toHaveURL(addressOf(network, '/'))
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.locator('footer a[href="/aboutUs"]').first().click()
  await expect(page).toHaveURL(addressOf(network, '/aboutUs'))
  expect(await page.evaluate(() => sessionStorage.getItem('access-token'))).toMatch(/^v1\./)
})

test('after the login Back leads to the page before it, without a warning', async ({ page }) => {
  await open(page, network, '/agreement')
  await page.goto(addressOf(network, '/?lang=en'))
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await logInAtParent(page)
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  for (const [path, shown] of [
    ['/?lang=en', page.getByRole('button', { name: 'Your account' })],
    ['/agreement', page.getByRole('heading', { name: 'Service agreement' })],
  ] as const) {
    await page.goBack()
    await expect(page).toHaveURL(addressOf(network, path))
    await expect(shown).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'This login link has expired' })).toHaveCount(0)
  }
})

test('the quote box leads to the login of the parent and back to the prices of what was typed', async ({
  page,
}) => {
  await open(page, network)
  await page.getByLabel('Destination', { exact: true }).fill('Rotterdam')
  await page.getByLabel('Quantity', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Get price', exact: true }).click()
  await expect(page).toHaveURL(/localhost:\d+\/login\?crossBrandLogin=network&redirect=/)
  await logInAtParent(page)
  await expect(page).toHaveURL(
    new RegExp(`${addressOf(network, '/service/booking')}\\?pol=CNTAO&pod=NLRTM&.*3`),
  )
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(page.getByText('Qingdao to Rotterdam', { exact: true })).toBeVisible()
})

test('a user who is logged in at the parent is logged in here at once', async ({ page }) => {
  await logInByApi(page, 'localhost')
  await page.goto(addressOf('localhost', '/login?crossBrandLogin=network'))
  await expect(page).toHaveURL(addressOf(network, '/'))
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})

/** A link with a code that another user made for a secret of their own. */
async function linkOf(request: APIRequestContext, account: string) {
  const { token } = await loggedIn(request, account, demoAccount(account).password)
  const reply = await request.post(addressOf('localhost', '/api/identity/crossBrandLogin'), {
    headers: { 'access-token': token },
    data: { brand: 'network', challenge: 'a'.repeat(64) },
  })
  return (await reply.json()).data.address as string
}

test('the link of another user logs no one in', async ({ page, request }) => {
  await logInByApi(page, network)
  await page.goto(await linkOf(request, 'zhouwei'))
  await expect(page.getByRole('button', { name: demoAccount('linhai').name })).toBeVisible()
  await expect(page).toHaveURL(addressOf(network, '/'))
  await expect(page.getByRole('alert').filter({ hasText: 'belongs to another browser' })).toHaveCount(0)
})

test('another user who is logged in here is asked first, and stays by default', async ({ page }) => {
  await logInByApi(page, network, 'zhouwei')
  await logInByApi(page, 'localhost')
  for (const [answer, shown] of [
    ['Stay logged in as', 'zhouwei'],
    ['Switch to', 'linhai'],
  ] as const) {
    await page.goto(addressOf('localhost', '/login?crossBrandLogin=network'))
    const dialog = page.getByRole('dialog', { name: 'Switch account?' })
    await expect(dialog.getByRole('button', { name: 'Stay logged in as' })).toBeFocused()
    await dialog.getByRole('button', { name: answer }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: demoAccount(shown).name })).toBeVisible()
  }
})

test.describe('an invalid code', () => {
  test.use({ errorsExpected: true })

  test('leaves the URL and shows a warning', async ({ page }) => {
    await page.goto(`${addressOf(network, '/')}#entry=invented`)
    await expect(page.getByRole('alert').filter({ hasText: 'This login link has expired' })).toHaveCount(1)
    await expect(page).toHaveURL(addressOf(network, '/'))
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
})
