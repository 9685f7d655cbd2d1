import { metaOf } from '#domain/brands/metas.ts'
import { addressOf, expect, open, test } from '#tests/support/browser.ts'

const switchTo = (name: string) => ({ name, exact: true }) as const

test.describe('a first visit', () => {
  test('is in the language of the browser', async ({ browser }) => {
    for (const [locale, lang] of [
      ['en-GB', 'en'],
      ['zh-CN', 'zh'],
      ['de-DE', 'en'],
    ] as const) {
      const context = await browser.newContext({ locale })
      const page = await context.newPage()
      await open(page, 'localhost')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await context.close()
    }
  })
})

test('the switch keeps the page and its query, and changes every text without a reload', async ({ page }) => {
  await open(page, 'nb.localhost', '/domestic/yardDetail?from=mail')
  await page.evaluate(() => Object.assign(window, { mark: 'same page' }))
  const chinese = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', switchTo('English')).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(chinese)
  await expect(page).toHaveURL(addressOf('nb.localhost', '/domestic/yardDetail?from=mail'))
  expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  expect(await page.getByRole('main').innerText()).not.toMatch(/\p{Script=Han}/u)
})

test('the switch changes what the server rendered and no script has loaded', async ({ page }) => {
  await open(page, 'nb.localhost')
  const main = page.getByRole('main')
  await expect(main.getByText('鹿特丹').first()).toBeVisible()
  await page.getByRole('link', switchTo('English')).first().click()
  await expect(main.getByText('Rotterdam').first()).toBeVisible()
  await expect(main.getByText('鹿特丹')).toHaveCount(0)
})

test('the switch keeps form values', async ({ page }) => {
  await open(page, 'localhost', '/dev/outbox')
  const field = page.locator('input[name="recipient"]')
  await field.fill('13800001111')
  await page.getByRole('link', switchTo('English')).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(field).toHaveValue('13800001111')
})

test('the choice is remembered on the next visit', async ({ page }) => {
  await open(page, 'localhost')
  await page.getByRole('link', switchTo('English')).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await open(page, 'localhost', '/aboutUs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a direct link sets the language, and the page names its alternates', async ({ page }) => {
  await open(page, 'localhost', '/?lang=en')
  await expect(page).toHaveTitle(metaOf('group').home.title.en)
  for (const lang of ['zh', 'en'])
    await expect(page.locator(`link[rel="alternate"][hreflang="${lang}"]`)).toHaveAttribute(
      'href',
      addressOf('localhost', `/?lang=${lang}`),
    )
})

test('without JavaScript the switch is a plain link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(addressOf('localhost', '/aboutUs'))
  await page.locator('a[hreflang="en"]').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/aboutUs\?lang=en$/)
  await context.close()
})

test('every call has the language in its cookie', async ({ page, context }) => {
  await open(page, 'localhost', '/?lang=en')
  await context.clearCookies()
  await page.getByRole('link', switchTo('中文')).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('zh')
})
