import { addressOf, expect, open, test } from '#tests/support/browser.ts'
import { demoAccount } from '#tests/support/people.ts'

test.describe('errors', () => {
  test.use({ errorsExpected: true })

  test('an unknown path has a page with status 404 in both languages', async ({ page }) => {
    for (const [lang, word] of [
      ['zh', '/nowhere'],
      ['en', '/nowhere'],
    ] as const) {
      const reply = await open(page, 'localhost', `/nowhere?lang=${lang}`)
      expect(reply?.status()).toBe(404)
      await expect(page.getByRole('main')).toContainText(word)
      await expect(page.getByRole('banner')).toBeVisible()
    }
  })

  test('a page without its data shows the error inside the layout, with retry', async ({ page }) => {
    await open(page, 'localhost')
    await page.route('**/aboutUs.data*', (route) => route.fulfill({ status: 503, body: 'busy' }))
    await page.locator('a[href="/aboutUs"]').first().click()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: '重试', exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('after a login the page begins with the focus, and not with the window', async ({ page }) => {
  const { account, password } = demoAccount('linhai')
  await open(page, 'localhost', '/login?lang=en')
  await page.getByLabel('Mobile, email or account').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addressOf('localhost', '/workbench'))
  await expect(page.getByRole('main')).toBeFocused()
})

test('headers, ETag and a new nonce for every response', async ({ request }) => {
  const first = await request.get(addressOf('localhost', '/'))
  const second = await request.get(addressOf('localhost', '/'))
  const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
  const [one, other] = [first, second].map((reply) => nonceOf(reply.headers()['content-security-policy']))
  expect(one).toBeTruthy()
  expect(one).not.toBe(other)
  expect(await first.text()).toContain(`nonce="${one}"`)
  const etag = first.headers().etag ?? ''
  const again = await request.get(addressOf('localhost', '/'), { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  expect(again.headers()['content-security-policy']).toBeUndefined()
})

test('a second visit uses the browser cache and still hydrates', async ({ page }) => {
  await open(page, 'localhost', '/aboutUs')
  await page.goto('about:blank')
  await open(page, 'localhost', '/aboutUs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('assets are compressed and immutable', async ({ page, request }) => {
  await open(page, 'localhost')
  const asset = await page.locator('link[rel="stylesheet"]').first().getAttribute('href')
  const reply = await request.get(addressOf('localhost', asset ?? ''), {
    headers: { 'accept-encoding': 'br' },
  })
  expect(reply.headers()['content-encoding']).toBe('br')
  expect(reply.headers()['cache-control']).toContain('immutable')
})

test('without JavaScript the page is complete, with styles and pictures', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/', '/aboutUs', '/domestic/yardDetail']) {
    await page.goto(addressOf('fj.localhost', path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
    const paint = await page
      .locator('svg.drawing')
      .first()
      .evaluate((picture) => getComputedStyle(picture).getPropertyValue('--blank'))
    expect(paint, path).not.toBe('')
  }
  await context.close()
})

test('pictures stay as the server rendered them, and load on navigation', async ({ page }) => {
  await open(page, 'fj.localhost', '/domestic/yardDetail')
  const shapes = page.locator('main svg.drawing').first().locator('path, rect, circle')
  expect(await shapes.count()).toBeGreaterThan(3)
  await page.locator('header a[href="/aboutUs"]').first().click()
  await expect(page).toHaveURL(/aboutUs$/)
  await expect(
    page.locator('main svg.drawing').first().locator('path, rect, circle, polygon').first(),
  ).toBeAttached()
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL(addressOf('fj.localhost', '/'))
  await expect(
    page.locator('main svg.drawing').first().locator('path, rect, circle, polygon').first(),
  ).toBeAttached()
})
