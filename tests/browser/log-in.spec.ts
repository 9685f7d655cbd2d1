import type { Page } from '@playwright/test'
import { addressOf, expect, open, requestPage, test } from '#tests/support/browser.ts'
import { demoAccount } from '#tests/support/people.ts'

/** The others' passwords are changed by the tests of registration. */
const lin = demoAccount('linhai')

const fill = async (page: Page, account: string, password: string) => {
  await page.getByLabel('Mobile, email or account').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
const stored = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => window[name].getItem('access-token'), storage)

test.use({ locale: 'en-GB' })

test('logs in from any page, returns to it, shows the name, and logs out', async ({ page }) => {
  await open(page, 'nb.localhost', '/aboutUs')
  const wayIn = await page.getByRole('link', { name: 'Log in' }).getAttribute('href')
  expect(wayIn).toBe('/login?redirect=%2FaboutUs')
  await open(page, 'nb.localhost', String(wayIn))
  await fill(page, lin.mobile, lin.password)
  await submit(page)
  await expect(page).toHaveURL(addressOf('nb.localhost', '/aboutUs'))
  await expect(page.getByText(`Welcome, ${lin.name}`)).toBeVisible()
  expect(await stored(page, 'localStorage')).toBeNull()
  expect(await stored(page, 'sessionStorage')).toMatch(/^v1\.[0-9a-f-]{36}\.1\.[\w-]{43}$/)

  await page.reload()
  const account = page.getByRole('button', { name: 'Your account' })
  await expect(account).toContainText(lin.name)
  await account.click()
  await expect(page.getByText('138****0001')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await stored(page, 'sessionStorage')).toBeNull()
})

test('a remembered token survives the tab and is replaced by the next', async ({ page }) => {
  await open(page, 'localhost', '/login')
  await fill(page, lin.account, lin.password)
  await page.getByLabel('Remember me').check()
  await submit(page)
  await expect(page.getByRole('button', { name: 'Your account' })).toContainText(lin.name)
  expect(await stored(page, 'sessionStorage')).toBeNull()
  expect(await stored(page, 'localStorage')).toMatch(/^v1\./)
})

test('a return URL of another site leads to the home page', async ({ page }) => {
  await open(page, 'localhost', '/login?redirect=//evil.example/')
  await fill(page, lin.mobile, lin.password)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(page).toHaveURL(addressOf('localhost', '/'))
})

test.describe('wrong fields', () => {
  test.use({ errorsExpected: true })

  test('are marked before the request; the summary takes the focus', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await open(page, 'localhost', '/login')
    await submit(page)
    const summary = page.getByRole('alert').filter({ hasText: '2 fields need attention' })
    await expect(summary).toBeFocused()
    await expect(page.getByText('Mobile, email or account is required')).toHaveCount(2)
    await summary.getByRole('link', { name: 'Password is required' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    expect(requested.filter((url) => url.includes('/api/identity/'))).toEqual([])
  })

  test('a wrong password is reported in both languages, and the form keeps its values', async ({ page }) => {
    await open(page, 'localhost', '/login')
    await fill(page, 'maria', 'Wrong1234')
    await submit(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Incorrect account or password' })).toBeVisible()
    await page.getByRole('link', { name: '中文' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '账号或密码不正确' })).toBeVisible()
    await expect(page.getByLabel('手机号、邮箱或账号')).toHaveValue('maria')
    expect(await stored(page, 'sessionStorage')).toBeNull()
  })
})

test('the password can be shown', async ({ page }) => {
  await open(page, 'localhost', '/login')
  await fill(page, 'maria', 'Harbour2026')
  await page.getByRole('button', { name: 'Show: Password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide: Password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
})

test('the server renders the form', async ({ request }) => {
  const page = await (await requestPage(request, 'localhost', '/login?lang=en')).text()
  expect(page).toMatch(/<title>Log in - Quayside Group<\/title>/)
  expect(page).toMatch(/<h1[^>]*>Log in<\/h1>/)
})

test('both ways to log in share the mobile and the return URL', async ({ page }) => {
  await open(page, 'localhost', '/login?redirect=%2FaboutUs')
  await page.getByLabel('Mobile, email or account').fill('139 0000 1234')
  await page.getByRole('link', { name: 'One-time code' }).click()
  await expect(page).toHaveURL(addressOf('localhost', '/login?by=code&redirect=%2FaboutUs'))
  await expect(page.getByRole('link', { name: 'One-time code' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByLabel('Mobile', { exact: true })).toHaveValue('139 0000 1234')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeFocused()
  await expect(page.getByLabel('Mobile', { exact: true })).toHaveValue('139 0000 1234')
  await page.getByRole('link', { name: 'Back to login' }).click()
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(addressOf('localhost', '/login?mode=register&redirect=%2FaboutUs'))
})

test('the server renders every form of the page', async ({ request }) => {
  for (const [query, title] of [
    ['by=code', 'Log in'],
    ['mode=register', 'Register'],
    ['mode=reset', 'Reset password'],
    ['mode=account', 'Account security'],
  ])
    expect(await (await requestPage(request, 'localhost', `/login?lang=en&${query}`)).text()).toMatch(
      new RegExp(`<h1[^>]*>${title}</h1>`),
    )
})

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: false })

  test('no form can be sent', async ({ page }) => {
    await page.goto(addressOf('nb.localhost', '/login'))
    await fill(page, lin.mobile, lin.password)
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeDisabled()
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL(addressOf('nb.localhost', '/login'))
    expect(await page.locator('main form').getAttribute('method')).toBe('post')
  })
})
