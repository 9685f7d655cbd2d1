import type { Page } from '@playwright/test'
import { expectBestPractice } from '#tests/support/accessibility.ts'
import { addressOf, expect, open, test } from '#tests/support/browser.ts'
import { demoAccount } from '#tests/support/people.ts'

const lin = demoAccount('linhai')

const wayIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Log in|登录)$/ })
const dialog = (page: Page) => page.getByRole('dialog')

async function openDialog(page: Page, host: string, path: string) {
  await open(page, host, path)
  await wayIn(page).click()
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page, account: string, password: string) {
  await dialog(page)
    .getByLabel(/^(Mobile, email or account|手机号、邮箱或账号)$/)
    .fill(account)
  await dialog(page)
    .getByRole('textbox', { name: /^(Password|密码)$/ })
    .fill(password)
}

/** Whether the current entry of the history is that of the dialog. */
const isAtDialog = (page: Page) => page.evaluate(() => window.history.state?.over === 1)

const submit = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

test.describe('in English', () => {
  test.use({ locale: 'en-GB', errorsExpected: true })

  test('a wrong password is reported and the form keeps its values; the right one leaves the page unchanged', async ({
    page,
  }) => {
    await openDialog(page, 'localhost', '/aboutUs?from=dialog')
    await expect(dialog(page)).toHaveAccessibleName('Log in')
    await fill(page, lin.account, 'Wrong1234')
    await submit(page, 'Log in')
    await expect(dialog(page).getByRole('alert')).toHaveText('Incorrect account or password')
    await expect(dialog(page).getByLabel('Mobile, email or account')).toHaveValue(lin.account)
    await expect(dialog(page).getByRole('textbox', { name: 'Password', exact: true })).toBeFocused()
    await expectBestPractice(page)

    await dialog(page).getByRole('textbox', { name: 'Password', exact: true }).fill(lin.password)
    await submit(page, 'Log in')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Your account' })).toContainText(lin.name)
    await expect(page.getByText(`Welcome, ${lin.name}`)).toBeVisible()
    await expect(page).toHaveURL(addressOf('localhost', '/aboutUs?from=dialog'))
    // The link that opened it is gone: the page is read from its beginning.
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('Escape closes it and returns the focus', async ({ page }) => {
  await openDialog(page, 'nb.localhost', '/aboutUs')
  await expect(dialog(page)).toHaveAccessibleName('登录')
  await fill(page, 'maria', 'Harbour2026')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(wayIn(page)).toBeFocused()
  await expect(page).toHaveURL(addressOf('nb.localhost', '/aboutUs'))
  await wayIn(page).press('Enter')
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: '关闭' }).click()
  await expect(wayIn(page)).toBeFocused()
  expect(await page.evaluate(() => sessionStorage.getItem('access-token'))).toBeNull()
})

test('the other tab keeps the mobile and the URL; register and reset return here', async ({ page }) => {
  await openDialog(page, 'localhost', '/aboutUs')
  await dialog(page).getByLabel('手机号、邮箱或账号').fill('139 0000 1234')
  await dialog(page).getByRole('tab', { name: '验证码登录' }).click()
  await expect(dialog(page).getByLabel('手机号', { exact: true })).toHaveValue('139 0000 1234')
  await expect(page).toHaveURL(addressOf('localhost', '/aboutUs'))
  await expectBestPractice(page)
  await dialog(page).getByRole('link', { name: '注册账号' }).click()
  await expect(page).toHaveURL(addressOf('localhost', '/login?mode=register&redirect=%2FaboutUs'))
  await expect(dialog(page)).toHaveCount(0)
})

test('a login in another tab closes the dialog', async ({ page, context }) => {
  await openDialog(page, 'localhost', '/aboutUs')
  const other = await context.newPage()
  await openDialog(other, 'localhost', '/aboutUs')
  await fill(other, lin.mobile, lin.password)
  await dialog(other).getByLabel('在此设备上记住我').check()
  await submit(other, '登录')
  await expect(dialog(other)).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '我的账号' })).toContainText(lin.name)
})

test('with a modifier key, and on the login page, the link is an ordinary link', async ({
  page,
  context,
}) => {
  await open(page, 'localhost', '/aboutUs')
  const opened = context.waitForEvent('page')
  await wayIn(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(addressOf('localhost', '/login?redirect=%2FaboutUs'))
  await expect(dialog(page)).toHaveCount(0)
})

test('on a page that was opened directly, Back closes it; what was typed stays, and no data is loaded again', async ({
  page,
}) => {
  const url = addressOf('localhost', '/service/truck?port=CNNGB')
  await open(page, 'localhost', '/service/truck?port=CNNGB')
  const address = page.getByRole('combobox', { name: '装货区县' })
  await address.fill('余姚')
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) loaded.push(request.url())
  })
  const before = await page.evaluate(() => window.history.length)
  await wayIn(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => isAtDialog(page)).toBe(true)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(url)
  await expect(address).toHaveValue('余姚')
  // Forward leads to no dialog, and the entry of a closed dialog is used again.
  await page.goForward()
  await expect(dialog(page)).toHaveCount(0)
  await wayIn(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(address).toHaveValue('余姚')
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
  expect(loaded).toEqual([])
})

test('after a reload under the dialog, Back leaves the page', async ({ page }) => {
  await open(page, 'localhost', '/')
  await page.goto(addressOf('localhost', '/aboutUs'))
  await wayIn(page).click()
  await expect.poll(() => isAtDialog(page)).toBe(true)
  const started = page.waitForResponse((reply) => reply.url().includes('getServiceContact'))
  await page.reload()
  await started
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(addressOf('localhost', '/'))
})

test('it fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 560 })
  await openDialog(page, 'localhost', '/aboutUs')
  const { inner, outer } = await dialog(page).evaluate((shown) => ({
    inner: shown.scrollWidth - shown.clientWidth,
    outer: shown.getBoundingClientRect().width,
  }))
  expect(inner).toBe(0)
  expect(outer).toBeLessThanOrEqual(320)
})
