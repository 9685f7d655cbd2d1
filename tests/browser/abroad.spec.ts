import type { Page } from '@playwright/test'
import { addressOf, expect, open, test } from '#tests/support/browser.ts'
import { codeFor, ofThisTry } from '#tests/support/newcomers.ts'

const words = {
  en: {
    locale: 'en-GB',
    useEmail: 'Use an email address instead',
    email: 'Email',
    send: 'Send code',
    code: 'Verification code',
    name: 'Name',
    company: 'Company name',
    password: 'Password',
    again: 'Confirm password',
    next: 'Continue',
    consent: /service agreement.*privacy policy/,
    register: 'Register',
    account: 'Mobile, email or account',
    logIn: 'Log in',
    sessions: 'My sessions',
    end: /^Log out: /,
    ended: /has been logged out/,
  },
  zh: {
    locale: 'zh-CN',
    useEmail: '改用邮箱',
    email: '邮箱',
    send: '获取验证码',
    code: '验证码',
    name: '姓名',
    company: '公司名称',
    password: '密码',
    again: '确认密码',
    next: '下一步',
    consent: /《服务协议》.*《隐私政策》/,
    register: '注册',
    account: '手机号、邮箱或账号',
    logIn: '登录',
    sessions: '我的登录',
    end: /^退出该登录：/,
    ended: /已退出登录/,
  },
} as const

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

for (const language of ['en', 'zh'] as const) {
  const t = words[language]

  test.describe(`a person abroad, ${language}`, () => {
    test.use({ locale: t.locale, errorsExpected: true })

    test('registers by email, logs in again with it, and ends the first session', async ({
      page,
      browser,
    }) => {
      const email = ofThisTry(`anna.${language}@forwarder.example`, `berta.${language}@forwarder.example`)
      await open(page, 'localhost', '/login?mode=register')
      await press(page, t.useEmail)
      await field(page, t.email).fill(email.toUpperCase())
      await press(page, t.send)
      await field(page, t.code).fill(await codeFor(page.request, email))
      await press(page, t.next)
      await field(page, t.name).fill('Anna de Vries')
      await field(page, t.company).fill('North Sea Forwarding')
      for (const label of [t.password, t.again]) await field(page, label).fill('Gantry4Blue')
      await page.getByRole('checkbox', { name: t.consent }).check()
      await press(page, t.register)
      await expect(page).toHaveURL(addressOf('localhost', '/workbench'))

      const elsewhere = await (await browser.newContext({ locale: t.locale })).newPage()
      await open(elsewhere, 'localhost', '/login?mode=account')
      await field(elsewhere, t.account).fill(email)
      await field(elsewhere, t.password).fill('Gantry4Blue')
      await press(elsewhere, t.logIn)
      const sessions = elsewhere.getByRole('region', { name: t.sessions }).getByRole('listitem')
      await expect(sessions).toHaveCount(2)
      await expect(sessions.first()).toContainText('127.0.0.1')
      await sessions.getByRole('button', { name: t.end }).click()
      await expect(elsewhere.getByText(t.ended)).toBeVisible()
      await expect(sessions).toHaveCount(1)
      await page.goto(addressOf('localhost', '/aboutUs'))
      await expect(page).toHaveURL(addressOf('localhost', '/'))
      await elsewhere.context().close()
    })
  })
}
