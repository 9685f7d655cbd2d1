import type { Page } from '@playwright/test'
import { addressOf, expect, open, saveToken, test } from '#tests/support/browser.ts'
import { demoAccount } from '#tests/support/people.ts'

const lists = '**/api/{common,ops,identity}/**'
const reply = (code: number, data: unknown = null) => ({ code, success: false, data, message: '' })

/** The four calls of the start, all with the same response. */
const answerAll = (page: Page, status: number, json: unknown) =>
  page.route(lists, (route) => route.fulfill({ status, json }))

test('the start loads the four lists', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
  })
  await open(page, 'localhost')
  expect(asked.sort()).toEqual([
    'GET /api/common/dictionary/queryDictRows',
    'GET /api/ops/serviceContact/getServiceContact',
    'GET /api/ops/wms/basWarehouse/dictionary/queryDictRows',
    'POST /api/ops/opsActivityConfiguration/activity',
  ])
})

test.describe('refusals', () => {
  test.use({ errorsExpected: true })

  test('code 8 clears all storage, goes home and warns once, in both languages', async ({ page }) => {
    for (const [lang, text] of [
      ['en', 'Your login has expired, you are returning to the home page'],
      ['zh', '您的登录已过期，即将返回首页'],
    ] as const) {
      await saveToken(page, 'localhost', 'v1.a.1.s')
      await answerAll(page, 401, reply(8))
      await page.goto(addressOf('localhost', `/agreement?lang=${lang}`))
      await expect(page).toHaveURL(addressOf('localhost', '/'))
      await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(1)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      await page.unroute(lists)
    }
  })

  test('on the network code 8 reloads the page instead', async ({ page }) => {
    await saveToken(page, 'net.localhost', 'v1.a.1.s')
    let loads = 0
    // A reload may come before the first load is complete, so requests are counted.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route(lists, async (route) => {
      const logged = (await route.request().headerValue('access-token')) !== null
      return logged ? route.fulfill({ status: 401, json: reply(8) }) : route.continue()
    })
    await page.goto(addressOf('net.localhost', '/aboutUs'), { waitUntil: 'commit' })
    await expect.poll(() => loads).toBe(2)
    // Without a token the guard leads home.
    await expect(page).toHaveURL(addressOf('net.localhost', '/'))
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('code 4 of the server clears the token and stays on the page', async ({ page }) => {
    await saveToken(page, 'localhost', 'v1.a.1.s')
    await page.goto(addressOf('localhost', '/aboutUs?lang=en'))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL(/\/aboutUs\?lang=en$/)
  })

  test('code 8 of the server goes home with a warning', async ({ page }) => {
    await open(page, 'localhost', '/agreement?lang=en')
    await page.evaluate(async ({ account, password }) => {
      const post = (path: string, headers: HeadersInit, body?: object) =>
        fetch(path, { method: 'POST', headers, body: body && JSON.stringify(body) })
      const type = { 'content-type': 'application/json' }
      const entered = await post('/api/identity/logIn', type, { account, password, remember: true })
      const token = entered.headers.get('access-token') ?? ''
      await post('/api/identity/logOut', { 'access-token': token })
      localStorage.setItem('access-token', token)
    }, demoAccount('linhai'))
    await page.goto(addressOf('localhost', '/aboutUs?lang=en'))
    await expect(page).toHaveURL(addressOf('localhost', '/'))
    await expect(page.getByRole('alert').filter({ hasText: 'Your login has expired' })).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('code 500 warns with the text of the server, and the warning can be closed', async ({ page }) => {
    await answerAll(page, 500, reply(500, '系统错误，请稍后再试'))
    await page.goto(addressOf('localhost', '/agreement?lang=zh'))
    const notification = page.getByRole('alert').filter({ hasText: '系统错误，请稍后再试' })
    await expect(notification).toHaveCount(1)
    await expect(notification).toHaveAttribute('data-kind', 'warning')
    await notification.getByRole('button').click()
    await expect(notification).toHaveCount(0)
  })
})
