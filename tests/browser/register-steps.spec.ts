import type { Page } from '@playwright/test'
import { addressOf, expect, open, test } from '#tests/support/browser.ts'
import { ofThisTry } from '#tests/support/newcomers.ts'

const words = {
  en: {
    locale: 'en-GB',
    mobile: 'Mobile',
    code: 'Verification code',
    name: 'Name',
    company: 'Company name',
    password: 'Password',
    again: 'Confirm password',
    wrong: '2 fields need attention',
    missing: '5 fields need attention',
    refused: 'This code is incorrect, already used or expired',
    first: 'Mobile or email',
    next: 'Continue',
    back: 'Back',
    other: '中文',
  },
  zh: {
    locale: 'zh-CN',
    mobile: '手机号',
    code: '验证码',
    name: '姓名',
    company: '公司名称',
    password: '密码',
    again: '确认密码',
    wrong: '2 处',
    missing: '5 处',
    refused: '验证码错误、已使用或已过期',
    first: '手机号或邮箱',
    next: '下一步',
    back: '上一步',
    other: 'English',
  },
} as const

const path = '/login?mode=register&redirect=%2FaboutUs'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Presses Tab until a field has the focus. */
async function tabTo(page: Page, label: string) {
  const target = field(page, label)
  for (let presses = 0; presses < 12; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function toDetails(page: Page, t: (typeof words)['en' | 'zh']) {
  await field(page, t.mobile).fill('13911110020')
  await field(page, t.code).fill('000000')
  await button(page, t.next).click()
  await expect(field(page, t.name)).toBeFocused()
}

const views = [
  ['en', { width: 1440, height: 900 }],
  ['zh', { width: 390, height: 844 }],
] as const

for (const [language, viewport] of views) {
  const t = words[language]
  test.describe(`registration in two steps, ${language}, ${viewport.width} px`, () => {
    // The server refuses the code.
    test.use({ locale: t.locale, viewport, errorsExpected: true })

    test('with the keyboard alone; a wrong code leads back to it', async ({ page }) => {
      await open(page, 'nb.localhost', path)
      await field(page, t.mobile).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: t.wrong })).toBeFocused()
      await field(page, t.mobile).focus()
      await page.keyboard.type('13911110021')
      await tabTo(page, t.code)
      await page.keyboard.type('000000')
      await page.keyboard.press('Enter')
      await expect(field(page, t.name)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: t.missing })).toBeFocused()
      await field(page, t.name).focus()
      await page.keyboard.type('Wei Lan')
      for (const [label, text] of [
        [t.company, 'Blue Gantry Trading'],
        [t.password, 'Gantry4Blue'],
        [t.again, 'Gantry4Blue'],
      ] as const) {
        await tabTo(page, label)
        await page.keyboard.type(text)
      }
      await page.getByRole('checkbox').focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await expect(field(page, t.code)).toBeFocused()
      await expect(page.getByRole('alert').filter({ hasText: t.refused })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(field(page, t.name)).toBeFocused()
      await expect(field(page, t.again)).toHaveValue('Gantry4Blue')
    })

    test('keeps what was typed when one goes back, reloads or changes the language', async ({ page }) => {
      await open(page, 'nb.localhost', path)
      await toDetails(page, t)
      await field(page, t.name).fill('Wei Lan')
      await button(page, t.back).click()
      await expect(field(page, t.mobile)).toBeFocused()
      await expect(field(page, t.code)).toHaveValue('000000')
      await button(page, t.next).click()
      await expect(field(page, t.name)).toHaveValue('Wei Lan')
      await expect(page.getByText('13911110020')).toBeVisible()

      await page.goBack()
      await expect(field(page, t.mobile)).toHaveValue('13911110020')
      await page.goForward()
      await expect(field(page, t.name)).toHaveValue('Wei Lan')

      await page.getByRole('link', { name: t.other }).click()
      const other = words[language === 'en' ? 'zh' : 'en']
      await expect(field(page, other.name)).toHaveValue('Wei Lan')
      await expect(field(page, other.name)).toBeVisible()

      await page.reload()
      await expect(field(page, other.name)).toBeVisible()
      await expect(field(page, other.name)).toHaveValue('Wei Lan')
      await expect(field(page, other.mobile)).toHaveValue('13911110020')
      await expect(field(page, other.code)).toHaveValue('000000')
      await button(page, other.first).click()
      await expect(field(page, other.mobile)).toBeVisible()
      await expect(field(page, other.mobile)).toHaveValue('13911110020')
      await expect(page).toHaveURL(addressOf('nb.localhost', path))
    })
  })
}

test.describe('registration in two steps', () => {
  const t = words.en
  test.use({ locale: t.locale, errorsExpected: true })

  test('goes from step to step without a connection, and two clicks go back one step', async ({ page }) => {
    await open(page, 'nb.localhost', '/aboutUs')
    await open(page, 'nb.localhost', path)
    await toDetails(page, t)
    await field(page, t.name).fill('Wei Lan')
    await page.context().setOffline(true)
    await button(page, t.back).dblclick()
    await expect(field(page, t.mobile)).toBeVisible()
    await button(page, t.next).click()
    await expect(field(page, t.name)).toHaveValue('Wei Lan')
    await expect(field(page, t.name)).toBeFocused()
    await page.context().setOffline(false)
  })

  test('stays on the page when one goes back before the code is refused', async ({ page }) => {
    await open(page, 'nb.localhost', '/aboutUs')
    await open(page, 'nb.localhost', path)
    await toDetails(page, t)
    for (const [label, text] of [
      [t.name, 'Wei Lan'],
      [t.company, 'Blue Gantry Trading'],
      [t.password, 'Gantry4Blue'],
      [t.again, 'Gantry4Blue'],
    ] as const)
      await field(page, label).fill(text)
    await page.getByRole('checkbox').check()
    const sent = Promise.withResolvers<void>()
    const back = Promise.withResolvers<void>()
    await page.route('**/api/identity/register', async (route) => {
      sent.resolve()
      await back.promise
      await route.continue()
    })
    await button(page, 'Register').click()
    await sent.promise
    await page.goBack()
    await expect(field(page, t.mobile)).toBeVisible()
    back.resolve()
    await expect(page.getByRole('alert').filter({ hasText: t.refused })).toBeVisible()
    await expect(field(page, t.code)).toBeFocused()
    await expect(page).toHaveURL(addressOf('nb.localhost', path))
  })

  test('a code is awaited only for the number that it was sent to', async ({ page }) => {
    const mobile = ofThisTry('13911110022', '13911110032')
    await open(page, 'nb.localhost', path)
    await field(page, t.mobile).fill(mobile)
    await button(page, 'Send code').click()
    const wait = page.getByRole('button', { name: /^Resend in/ })
    await expect(wait).toBeDisabled()
    await field(page, t.mobile).fill('13911110023')
    await expect(button(page, 'Send code')).toBeEnabled()
    await field(page, t.mobile).fill(mobile)
    await expect(wait).toBeDisabled()
  })
})

test.describe('the picture beside the form', () => {
  test.use({ locale: 'en-GB' })

  for (const [host, fact] of [
    ['nb.localhost', 'Next departure from Ningbo, Beijing time'],
    ['sh.localhost', 'Depot storage in Shanghai'],
    ['sz.localhost', 'Trucking in Shenzhen'],
  ] as const)
    test(`has a fact of the brand at ${host}, and is not on a phone`, async ({ page }) => {
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, host, '/login')
      await expect(page.locator('main svg.drawing')).toBeHidden()
      await expect(page.getByText(fact)).toHaveCount(0)
      expect(requested.filter((url) => /departures|publishedTerms/.test(url))).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(page.getByText(fact)).toBeVisible()
      await expect(page.locator('main svg.drawing')).toBeVisible()
    })

  test('names the next ship that still takes cargo', async ({ page }) => {
    await open(page, 'nb.localhost', '/login')
    const { data } = await (
      await page.request.get(addressOf('localhost', '/api/departures?pol=CNNGB&size=50'))
    ).json()
    const shown = await page.getByText(/First cut-off/).innerText()
    const [name = ''] = shown.split(' · ')
    const named = (data.departures as { vessel: string; voyage: string; departsAt: string }[]).find(
      ({ vessel, voyage }) => `${vessel} / ${voyage}` === name,
    )
    // The first cut-off is four days before the departure.
    const hours = (new Date(named?.departsAt ?? 0).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(96)
    expect(hours).toBeLessThan(96 + 7 * 24)
  })
})
