import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { addressOf, expect, open, test } from '#tests/support/browser.ts'
import { ofThisTry } from '#tests/support/newcomers.ts'
import { demoAccount } from '#tests/support/people.ts'

/** A mobile is sent one code a minute, so no test here requests two; only these passwords change. */
const [lin, chen, maria] = [demoAccount('linhai'), demoAccount('chenyue'), demoAccount('maria')]

type SentMessage = { readonly recipient: string; readonly text: string }

/** The code as it came by SMS. */
async function codeFor(page: Page, mobile: string): Promise<string> {
  let code: string | undefined
  const look = async () => {
    const { data } = await (await page.request.get(addressOf('localhost', '/api/dev/outbox'))).json()
    const message = (data as SentMessage[]).find(({ recipient }) => recipient === mobile)
    code = message?.text.match(/\b\d{6}\b/)?.[0]
    return code
  }
  await expect.poll(look).toBeTruthy()
  return code ?? ''
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const stored = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => window[name].getItem('access-token'), storage)

async function fillAll(page: Page, given: Record<string, string>) {
  for (const [label, text] of Object.entries(given)) await field(page, label).fill(text)
}

async function sendForCode(page: Page, mobile: string) {
  await press(page, 'Send code')
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()
  await expect(field(page, 'Verification code')).toBeFocused()
  await field(page, 'Verification code').fill(await codeFor(page, mobile))
}

async function logIn(page: Page, account: string, password: string) {
  await fillAll(page, { 'Mobile, email or account': account, Password: password })
  await press(page, 'Log in')
}

const consent = (page: Page) =>
  page.getByRole('checkbox', {
    name: /^I have read and accept the service agreement.* and the privacy policy/,
  })

/** Whether the code is right is known only when the second step is sent. */
async function toDetails(page: Page, mobile: string) {
  await fillAll(page, { Mobile: mobile, 'Verification code': '000000' })
  await press(page, 'Continue')
  await expect(field(page, 'Name')).toBeFocused()
}

const account = (page: Page) => page.getByRole('button', { name: 'Your account' })

test.use({ locale: 'en-GB' })

test('a new user is logged in, welcomed, and returns to the previous page', async ({ page }) => {
  const mobile = ofThisTry('13911110001', '13911110011')
  await open(page, 'nb.localhost', '/login?redirect=%2FaboutUs')
  await page.getByRole('link', { name: 'Register' }).click()
  await field(page, 'Mobile').fill(`+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}`)
  await sendForCode(page, mobile)
  await press(page, 'Continue')
  await fillAll(page, { Name: 'Wei Lan', 'Company name': 'Blue Gantry Trading' })
  await fillAll(page, { Password: 'Gantry4Blue', 'Confirm password': 'Gantry4Blue' })
  await expect(consent(page)).not.toBeChecked()
  await consent(page).check()
  await press(page, 'Register')
  await expect(page).toHaveURL(addressOf('nb.localhost', '/aboutUs'))
  await expect(page.getByText('Welcome, Wei Lan. Your account is ready')).toBeVisible()
  await expect(account(page)).toContainText('Wei Lan')
  expect(await stored(page, 'sessionStorage')).toMatch(/^v1\./)
  expect(await stored(page, 'localStorage')).toBeNull()
})

test('logs in by code, remembered on request', async ({ page }) => {
  const { mobile, name } = ofThisTry(lin, demoAccount('zhouwei'))
  await open(page, 'localhost', '/login?by=code')
  await field(page, 'Mobile').fill(mobile)
  await sendForCode(page, mobile)
  await page.getByLabel('Remember me').check()
  await press(page, 'Log in')
  await expect(account(page)).toContainText(name)
  expect(await stored(page, 'localStorage')).toMatch(/^v1\./)
})

test.describe('a forgotten password', () => {
  // The old password is refused on the way.
  test.use({ errorsExpected: true })

  test('is replaced by a new one, and the old one no longer works', async ({ page }) => {
    await open(page, 'localhost', '/login?mode=reset')
    await field(page, 'Mobile').fill(maria.mobile)
    await sendForCode(page, maria.mobile)
    await fillAll(page, { 'New password': 'Breakwater77', 'Confirm new password': 'Breakwater77' })
    await press(page, 'Set new password')
    await expect(page.getByText('Your new password is set. Log in with it now.')).toBeVisible()
    await expect(page).toHaveURL(addressOf('localhost', '/login'))
    await expect(page.getByLabel('Mobile, email or account')).toHaveValue(maria.mobile)
    await logIn(page, maria.account, maria.password)
    await expect(alertOf(page, 'Incorrect account or password')).toBeVisible()
    await expect(field(page, 'Password')).toBeFocused()
    await logIn(page, maria.account, 'Breakwater77')
    await expect(account(page)).toContainText(maria.name)
  })
})

test.describe('account security', () => {
  // The other session learns by code 8 that it is over.
  test.use({ errorsExpected: true })

  test('a new password ends every other session, and the user can end all', async ({ page, browser }) => {
    const elsewhere = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await open(elsewhere, 'fj.localhost', '/login')
    await logIn(elsewhere, chen.account, chen.password)
    await expect(account(elsewhere)).toContainText(chen.name)
    // On a page that asks nothing of the server, until it is opened again.
    await open(elsewhere, 'fj.localhost', '/aboutUs')

    await open(page, 'localhost', '/login')
    await logIn(page, chen.account, chen.password)
    await account(page).click()
    await page.getByRole('link', { name: 'Account security' }).click()
    await expect(page).toHaveURL(addressOf('localhost', '/login?mode=account'))
    const sessions = page.getByRole('region', { name: 'My sessions' }).getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    await expect(sessions.filter({ hasText: 'This session' })).toContainText('Quayside Group')
    await expect(sessions.filter({ hasNotText: 'This session' })).toContainText(
      'Quayside Fujian Port Logistics',
    )

    await sendForCode(page, chen.mobile)
    await fillAll(page, { 'Current password': 'Wrong1234' })
    await fillAll(page, { 'New password': 'Lighthouse88', 'Confirm new password': 'Lighthouse88' })
    await press(page, 'Change password')
    await expect(alertOf(page, 'Incorrect account or password')).toBeVisible()
    await expect(field(page, 'Current password')).toBeFocused()
    await field(page, 'Current password').fill(chen.password)
    await press(page, 'Change password')
    await expect(page.getByText('Password changed')).toBeVisible()
    await expect(sessions).toHaveCount(1)
    await expect(field(page, 'Current password')).toHaveValue('')

    await elsewhere.reload()
    await expect(alertOf(elsewhere, 'Your login has expired')).toBeVisible()

    await press(page, 'Log out of all sessions')
    const question = page.getByRole('dialog', { name: 'Log out of all sessions?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(sessions).toHaveCount(1)
    await press(page, 'Log out of all sessions')
    await question.getByRole('button', { name: 'Log out of all sessions' }).click()
    await expect(page.getByText('You have been logged out of all sessions')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(await stored(page, 'sessionStorage')).toBeNull()
    await logIn(page, chen.account, 'Lighthouse88')
    await expect(page.getByRole('heading', { name: 'Account security' })).toBeVisible()
    await elsewhere.context().close()
  })
})

test('a visitor who opens the account page logs in first and returns to it', async ({ page }) => {
  await open(page, 'localhost', '/login?mode=account')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await logIn(page, lin.account, lin.password)
  await expect(page.getByRole('heading', { name: 'Account security' })).toBeVisible()
  await expect(page.getByText('This session', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(addressOf('localhost', '/login?mode=account'))
})

test.describe('wrong fields', () => {
  test.use({ errorsExpected: true })

  test('are all marked before the request, in each step; the summary takes the focus', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await open(page, 'localhost', '/login?mode=register')
    const expectRequired = async (labels: readonly string[]) => {
      for (const label of labels) {
        await expect(page.getByRole('link', { name: `${label} is required`, exact: true })).toBeVisible()
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      }
    }
    await press(page, 'Continue')
    await expectRequired(['Mobile', 'Verification code'])
    await expect(alertOf(page, '2 fields need attention')).toBeFocused()
    await page.getByRole('link', { name: 'Mobile is required' }).click()
    await expect(field(page, 'Mobile')).toBeFocused()
    await expect(field(page, 'Name')).toBeHidden()

    await toDetails(page, '13911110008')
    await expect(alertOf(page, 'need attention')).toHaveCount(0)
    await press(page, 'Register')
    await expectRequired(['Name', 'Company name', 'Password', 'Confirm password'])
    const both = 'Please accept the service agreement and the privacy policy'
    await expect(page.getByRole('link', { name: both })).toBeVisible()
    await expect(alertOf(page, '5 fields need attention')).toBeFocused()
    await page.getByRole('link', { name: both }).click()
    await expect(consent(page)).toBeFocused()
    expect(requested.filter((url) => url.includes('/api/identity/'))).toEqual([])
  })

  test('are marked while typing, until they are right', async ({ page }) => {
    await open(page, 'localhost', '/login?mode=register')
    for (const [label, wrong, problem, right] of [
      [
        'Mobile',
        '12345',
        'Enter an 11-digit mainland China mobile number, or one of another country',
        '13911110002',
      ],
      ['Verification code', '123', 'Enter the 6-digit code', '123456'],
      ['Name', 'Lin 2', "Use letters, spaces and · ' - ( ) only. A dot may follow an initial", 'Lin'],
      [
        'Company name',
        'Gantry 88',
        'The company name must contain letters, and no digits, invisible characters or web addresses',
        'Gantry',
      ],
      ['Password', 'Harbo26', 'Use at least 8 characters', 'Harbo026'],
      ['Confirm password', 'Harbo027', 'Passwords do not match', 'Harbo026'],
    ] as const) {
      await field(page, label).fill(wrong)
      await expect(page.getByText(problem)).toBeHidden()
      await field(page, label).blur()
      await expect(page.getByText(problem)).toBeVisible()
      await field(page, label).fill(right)
      await expect(page.getByText(problem)).toBeHidden()
      if (label === 'Verification code') await press(page, 'Continue')
    }
    await field(page, 'Password').fill('Harbo028')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
  })

  test('the parts of the password rule are checked one by one', async ({ page }) => {
    await open(page, 'localhost', '/login?mode=register')
    await toDetails(page, '13911110009')
    const met = page.getByRole('listitem').filter({ hasText: '(met)' })
    await field(page, 'Password').pressSequentially('abc')
    await expect(met).toHaveText(['At least one letter(met)'])
    await field(page, 'Password').pressSequentially('12345')
    await expect(met).toHaveText([
      '8–16 characters(met)',
      'At least one letter(met)',
      'At least one digit(met)',
    ])
  })

  test('a refusal of the server is shown in both languages, and the form keeps its values', async ({
    page,
  }) => {
    await open(page, 'localhost', '/login?mode=register')
    await toDetails(page, '13911110003')
    const typed = {
      Name: 'Wei Lan',
      'Company name': 'Blue Gantry Trading',
      Password: 'Gantry4Blue',
      'Confirm password': 'Gantry4Blue',
    }
    await fillAll(page, typed)
    await consent(page).check()
    await press(page, 'Register')
    await expect(alertOf(page, 'This code is incorrect, already used or expired')).toBeVisible()
    await expect(field(page, 'Verification code')).toBeFocused()
    await expect(field(page, 'Mobile')).toHaveValue('13911110003')
    await press(page, 'Continue')
    for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text)
    await press(page, 'Register')
    await expect(field(page, 'Verification code')).toBeFocused()

    await page.getByRole('link', { name: '中文' }).click()
    await expect(alertOf(page, '验证码错误、已使用或已过期')).toBeVisible()
    await press(page, '下一步')
    await expect(field(page, '公司名称')).toHaveValue('Blue Gantry Trading')
    await expect(field(page, '确认密码')).toHaveValue('Gantry4Blue')
    await expect(page.getByRole('checkbox', { name: /^我已阅读并同意《服务协议》/ })).toBeChecked()
    expect(await stored(page, 'sessionStorage')).toBeNull()
  })

  test('a problem found by the server is shown at its field', async ({ page }) => {
    await open(page, 'localhost', '/login?mode=reset')
    await fillAll(page, { Mobile: '13911110004', 'Verification code': '000000' })
    await fillAll(page, { 'New password': 'Password1', 'Confirm new password': 'Password1' })
    await press(page, 'Set new password')
    await expect(page.getByText('New password is too common; please use another')).toHaveCount(2)
    await expect(alertOf(page, '1 field needs attention')).toBeFocused()
    await field(page, 'New password').fill('Breakwater77')
    await expect(page.getByText('New password is too common')).toHaveCount(0)
  })
})

test.describe('the code', () => {
  test('is sent only for a valid mobile', async ({ page }) => {
    await open(page, 'localhost', '/login?by=code')
    await field(page, 'Mobile').fill('138')
    await press(page, 'Send code')
    await expect(
      page.getByText('Enter an 11-digit mainland China mobile number, or one of another country'),
    ).toBeVisible()
    await expect(field(page, 'Mobile')).toBeFocused()
  })

  test('can be requested again after a countdown of sixty seconds', async ({ page }) => {
    await page.clock.install()
    await open(page, 'localhost', '/login?mode=register')
    await field(page, 'Mobile').fill(ofThisTry('13911110005', '13911110015'))
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await press(page, 'Send code')
    await expect(page.getByRole('button', { name: 'Resend in 60 s' })).toBeDisabled()
    const status = page.getByRole('status').filter({ hasText: 'arrive by SMS' })
    await expect(status).toContainText('a new code in 60 seconds')
    await page.clock.runFor(35_000)
    await expect(page.getByRole('button', { name: 'Resend in 25 s' })).toBeDisabled()
    await expect(status).toContainText('a new code in 30 seconds')
    await page.clock.runFor(25_000)
    await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled()
    await expect(status).toContainText('a new code now')
  })

  test.describe('where the server requires a proof of work', () => {
    test.use({ errorsExpected: true })

    test('comes after it, without the reader', async ({ page }) => {
      const envelope = (code: number, data: unknown) => ({ code, success: code === 0, data, message: '' })
      const proofs: unknown[] = []
      await page.route('**/api/identity/challenge', (route) =>
        route.fulfill({ json: envelope(0, { challenge: 'quay', bits: 10 }) }),
      )
      await page.route('**/api/identity/sendCode', (route) => {
        const { proof } = route.request().postDataJSON()
        proofs.push(proof)
        return proof
          ? route.fulfill({ json: envelope(0, { secondsToNext: 60, lifeSeconds: 300 }) })
          : route.fulfill({ status: 429, json: envelope(1202, { refusal: 'proof-needed', facts: {} }) })
      })
      await open(page, 'localhost', '/login?by=code')
      await field(page, 'Mobile').fill('13911110006')
      await press(page, 'Send code')
      await expect(page.getByRole('button', { name: 'Resend in 60 s' })).toBeVisible()
      expect(proofs).toEqual([undefined, { challenge: 'quay', answer: expect.stringMatching(/^\d+$/) }])
    })

    test('the one minute between two codes is the server’s to keep, and it is said', async ({ page }) => {
      for (const mode of ['by=code', 'mode=reset']) {
        await open(page, 'localhost', `/login?${mode}`)
        await field(page, 'Mobile').fill('13911110007')
        await press(page, 'Send code')
      }
      await expect(alertOf(page, 'Too many attempts')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled()
    })
  })
})

/** The page as it stands, on a laptop and on a phone. */
async function expectNoBarrierOnScreens(page: Page) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await expectNoBarrier(page)
    })
}

test.describe('on a laptop and on a phone', () => {
  for (const [query, submit] of [
    ['by=code', 'Log in'],
    ['mode=register', 'Continue'],
    ['mode=reset', 'Set new password'],
  ] as const)
    test(`/login?${query} has no barrier, empty and with everything wrong`, async ({ page }) => {
      await open(page, 'localhost', `/login?${query}`)
      await expectNoBarrierOnScreens(page)
      await press(page, submit)
      await expect(alertOf(page, 'need attention')).toBeVisible()
      await expectNoBarrierOnScreens(page)
    })

  test('the second step of the registration has no barrier, empty and with everything wrong', async ({
    page,
  }) => {
    await open(page, 'sh.localhost', '/login?mode=register')
    await toDetails(page, '13911110010')
    await expectNoBarrierOnScreens(page)
    await press(page, 'Register')
    await expect(alertOf(page, 'need attention')).toBeVisible()
    await expectNoBarrierOnScreens(page)
  })

  test('account security has no barrier', async ({ page }) => {
    await open(page, 'localhost', '/login?mode=account')
    await logIn(page, lin.account, lin.password)
    await expect(page.getByText('This session', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expectNoBarrierOnScreens(page)
  })
})

test('every form fits the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const query of ['by=code', 'mode=register', 'mode=reset']) {
    await open(page, 'sh.localhost', `/login?lang=en&${query}`)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow(), query).toBeLessThanOrEqual(0)
  }
})
