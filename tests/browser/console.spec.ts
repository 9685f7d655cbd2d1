import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { type DemoStaff, demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import { codeAt, stepAt } from '#server/platform/totp/totp.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { addressOf, expect, requestPage, test } from '#tests/support/browser.ts'
import { newCompany } from '#tests/support/browser-company.ts'
import { creditCode } from '#tests/support/licences.ts'
import { ofThisTry } from '#tests/support/newcomers.ts'

const host = 'console.localhost'

function demoAccount(account: string): DemoStaff {
  const found = demoStaff.find((one) => one.account === account)
  if (!found) throw new Error(`there is no demo account ${account}`)
  return found
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')

async function submitLogIn(page: Page, { account, password }: DemoStaff, code: string) {
  await field(page, 'Account').fill(account)
  await field(page, 'Password').fill(password)
  await field(page, 'Authenticator code').fill(code)
  await press(page, 'Log in')
}

const nowSeconds = () => Date.now() / 1000

/** The last step whose code was used. A test that fails ends its process, so that the next one reads it from a file. */
const usedStep = (account: string) => join(test.info().project.outputDir, `used-step-of-${account}`)

/** A code can be used once: another log-in uses the next one, which is valid one step early, or waits for it. */
async function freshCode({ account, totpSecret }: DemoStaff): Promise<string> {
  const file = usedStep(account)
  const used = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  const step = Math.max(stepAt(nowSeconds()), used + 1)
  await expect.poll(() => stepAt(nowSeconds()), { timeout: 45_000 }).toBeGreaterThanOrEqual(step - 1)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, String(step))
  return codeAt(totpSecret, step)
}

async function logIn(page: Page, account: string, at = '/console') {
  const member = demoAccount(account)
  await page.goto(addressOf(host, at))
  await expect(page).toHaveURL(/\/console\/login/)
  await expect(page.getByRole('heading', { name: 'Demo staff' })).toBeVisible()
  await submitLogIn(page, member, await freshCode(member))
  await expect(page).toHaveURL(addressOf(host, at))
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
}

/** Where a panel of the page is. */
const panelBox = (page: Page) => async (title: string) => {
  const heading = page.getByRole('heading', { name: title, exact: true })
  const box = await page.locator('section', { has: heading }).last().boundingBox()
  if (!box) throw new Error(`${title} is not shown`)
  return box
}

// In order: an authenticator code can be used once. Each test checks the accessibility of several pages.
test.describe.configure({ mode: 'default', timeout: 90_000 })
test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

test('the console has its own host, which serves no other pages', async ({ request }) => {
  for (const brand of ['localhost', 'nb.localhost', 'net.localhost'])
    for (const path of ['/console', '/console/login', '/console/audit'])
      expect((await requestPage(request, brand, path)).status(), `${brand}${path}`).toBe(404)
  for (const path of ['/', '/aboutUs', '/login', '/workbench']) {
    const reply = await getWithoutRedirect(request, path)
    expect(reply.status(), path).toBe(302)
    expect(reply.headers().location).toBe('/console')
  }
  expect((await requestPage(request, host, '/console/nowhere')).status()).toBe(404)
  expect((await requestPage(request, host, '/api/ops/serviceContact/getServiceContact')).status()).toBe(404)
})

const getWithoutRedirect = (request: APIRequestContext, path: string) =>
  request.get(addressOf('localhost', path), {
    maxRedirects: 0,
    headers: { host: `${host}:${new URL(addressOf('localhost')).port}` },
  })

test('console pages request no customer data', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (one) => {
    const { pathname } = new URL(one.url())
    if (pathname.startsWith('/api/')) requested.push(pathname)
  })
  await page.goto(addressOf(host, '/console/audit?from=2026-11-01'))
  await expect(page).toHaveURL(/\/console\/login\?redirect=%2Fconsole%2Faudit%3Ffrom%3D2026-11-01$/)
  await expect(page.getByRole('heading', { name: 'Demo staff' })).toBeVisible()
  expect([...new Set(requested)]).toEqual(['/api/console/dev/demoStaff'])
  await expectNoBarrier(page)
})

test.describe('with refused requests', () => {
  test.use({ errorsExpected: true })

  test('a wrong account, password or code gives the same message, and the entries stay', async ({ page }) => {
    const editor = demoAccount('editor')
    const right = codeAt(editor.totpSecret, stepAt(nowSeconds()))
    await page.goto(addressOf(host, '/console/login'))
    await expect(page.getByRole('heading', { name: 'Demo staff' })).toBeVisible()
    const wrong = right === '123456' ? '654321' : '123456'
    for (const [member, code] of [
      [editor, wrong],
      [{ ...editor, password: 'editor writes the quay news' }, right],
      [{ ...editor, account: 'unknown.account' }, right],
    ] as const) {
      const refused = page.waitForResponse((reply) => reply.request().method() === 'POST')
      await submitLogIn(page, member, code)
      await refused
      await expect(page.getByRole('alert').filter({ hasText: /Incorrect/ })).toHaveText(
        'Incorrect account, password or authenticator code',
      )
      await expect(field(page, 'Account')).toHaveValue(member.account)
    }
    expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
  })

  test('an expired session leads to the log-in page with a message', async ({ page }) => {
    await logIn(page, 'tariff')
    await page.route('**/api/console/whoAmI', (route) =>
      route.fulfill({ status: 401, json: { code: 8, success: false, data: null, message: '' } }),
    )
    await page.reload()
    await expect(page).toHaveURL(/\/console\/login/)
    await expect(page.getByRole('alert').filter({ hasText: 'Your session has expired' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
  })

  test('a section without permission says why; an unknown page stays in the shell', async ({ page }) => {
    await logIn(page, 'sales')
    const rail = page.getByRole('navigation', { name: 'Sections' })
    // The links to the requests and orders may include their number.
    const sections = ['Overview', /^Orders/, /^Quote requests/, 'Rates', 'Exchange rates', 'Companies']
    await expect(rail.getByRole('link')).toHaveText(sections)
    for (const path of ['/console/staff', '/console/audit', '/console/people', '/console/certifications']) {
      await page.goto(addressOf(host, path))
      await expect(page.getByText('Your roles do not give you access')).toBeVisible()
    }
    await expectNoBarrier(page)
    await page.goto(addressOf(host, '/console/nowhere'))
    await expect(page.getByText('Page not found')).toBeVisible()
    await expect(rail).toBeVisible()
    await press(page, 'Log out')
    await expect(page).toHaveURL(/\/console\/login/)
  })
})

test('a reviewer rejects a company with a reason and approves its next application', async ({
  page,
  request,
}) => {
  // A second try has a company of its own: that of the first one may be certified already.
  const company = await newCompany(request, {
    mobile: ofThisTry('13922220001', '13922220101'),
    name: ofThisTry('Lantern Quay Trading', 'Lantern Pier Trading'),
    creditCode: ofThisTry(creditCode(4_101), creditCode(4_111)),
  })
  // A demo company, whose document is a picture: rotated, it is as wide as its frame and no wider.
  await logIn(page, 'reviewer', '/console/certifications?search=91350200MA00000020')
  await page.locator('tbody').getByRole('link').first().click()
  await press(page, 'View document (access is recorded)')
  const picture = page.getByRole('img', { name: /licence|document/i })
  await expect(picture).toBeVisible()
  // Application, decision and history follow each other, however long the picture beside them is.
  const companyId = new URL(page.url()).searchParams.get('open') ?? ''
  await page.goto(addressOf(host, `/console/certifications/${companyId}`))
  await press(page, 'View document (access is recorded)')
  await expect(picture).toBeVisible()
  const left = await Promise.all(['Application', 'Decision', 'Verification history'].map(panelBox(page)))
  expect(left.map(({ x }) => x)).toEqual([left[0]?.x, left[0]?.x, left[0]?.x])
  for (const [index, { y }] of left.slice(1).entries()) {
    const above = left[index]
    expect(y - (above ? above.y + above.height : 0)).toBeLessThan(20)
  }
  // The engine takes as long as the machine needs, and has a test of its own.
  const comparisons = [
    { field: 'companyName', said: '北屿跨境供应链有限公司', outcome: 'differs' },
    { field: 'creditCode', said: '91350200MA00000020', outcome: 'agrees' },
    { field: 'licenceEnd', said: null, outcome: 'not-found' },
  ]
  await page.route('**/api/console/company/licence/compare', (route) =>
    route.fulfill({ json: { code: 0, success: true, data: { comparisons }, message: '' } }),
  )
  await press(page, 'Read and compare')
  await expect(page.getByText('Agrees', { exact: true })).toBeVisible()
  await expect(page.getByText('北屿跨境供应链有限公司')).toBeVisible()
  await expect(page.getByText('Not found', { exact: true })).toBeVisible()
  await expectNoBarrier(page)
  await press(page, 'Rotate')
  await expect(picture).toHaveAttribute('data-turns', '1')
  const frame = page.locator('section', { has: picture }).last()
  expect(await frame.evaluate((of) => [of.scrollWidth - of.clientWidth, of.clientWidth > 0])).toEqual([
    0,
    true,
  ])

  await page.goto(addressOf(host, `/console/certifications?search=${company.creditCode}`))
  await expect(page.getByRole('link', { name: company.name })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('link', { name: company.name }).click()
  await expect(page.getByText('Check digit is correct')).toBeVisible()
  await expectNoBarrier(page)

  await expect(page.getByText('Open the document before you decide')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reject…' })).toBeDisabled()
  await press(page, 'View document (access is recorded)')
  await expect(page.getByText('This document is a PDF file')).toBeVisible()
  await press(page, 'Ask the applicant…')
  await press(page, 'Send question')
  await expect(dialog(page).getByText('Enter a question').first()).toBeVisible()
  await dialog(page).getByRole('button', { name: 'English' }).click()
  await dialog(page).getByRole('button', { name: 'Validity unclear' }).click()
  await expectNoBarrier(page)
  await press(page, 'Send question')
  await expect(page.getByRole('status').filter({ hasText: 'Question sent' })).toBeVisible()
  await expect(page.getByText('Awaiting applicant').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask the applicant…' })).toHaveCount(0)
  await press(page, 'Reject…')
  await press(page, 'Reject application')
  await expect(dialog(page).getByText('Enter a reason; the applicant will see it').first()).toBeVisible()
  await dialog(page).getByRole('button', { name: 'English' }).click()
  await dialog(page).getByRole('button', { name: 'Licence expired' }).click()
  await expect(dialog(page).getByLabel('Reason')).toHaveValue(/^The business licence has expired/)
  // A second common reason joins the first one.
  await dialog(page).getByRole('button', { name: 'Name mismatch' }).click()
  await expect(dialog(page).getByLabel('Reason')).toHaveValue(
    /has expired.*\n.*does not match the business licence/,
  )
  await expectNoBarrier(page)
  await press(page, 'Reject application')
  await expect(page.getByRole('status').filter({ hasText: `${company.name} rejected` })).toBeVisible()
  await expect(page.getByText('Nothing to decide')).toHaveCount(0)

  await company.submit()
  await page.reload()
  await expect(page.getByText('Resubmitted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled()
  await press(page, 'View document (access is recorded)')
  await press(page, 'Approve')
  await expect(dialog(page)).toContainText('the applicant becomes its administrator')
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${company.name} approved` })).toBeVisible()
  await expect(page.getByRole('row', { name: /Administrator/ })).toBeVisible()

  await page.getByLabel('New note').fill('Called; the licence is new.')
  // By keyboard: what the company trades is still loading, and moves the button.
  await page.getByRole('button', { name: 'Add note', exact: true }).press('Enter')
  await expect(page.getByText('Called; the licence is new.')).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')

  await press(page, 'Suspend…')
  await dialog(page).getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(dialog(page).getByText('Enter a reason; the members will see it').first()).toBeVisible()
  await dialog(page).getByLabel('Reason').fill('The licence has expired')
  await expectNoBarrier(page)
  await dialog(page).getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: `${company.name} suspended` })).toBeVisible()
  await expectNoBarrier(page)
  await press(page, 'End suspension…')
  await dialog(page).getByRole('button', { name: 'End suspension', exact: true }).click()
  await expect(page.getByText('Verified', { exact: true }).first()).toBeVisible()
})

test('a decision that comes too late is explained, and the record is loaded again', async ({
  browser,
  request,
}) => {
  const company = await newCompany(request, {
    mobile: ofThisTry('13922220002', '13922220102'),
    name: ofThisTry('Heron Pier Supply', 'Heron Quay Supply'),
    creditCode: creditCode(ofThisTry(4_102, 4_112)),
  })
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await logIn(page, 'reviewer', `/console/certifications?search=${company.creditCode}`)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(addressOf(host, `/console/certifications?search=${company.creditCode}`))
    await tab.getByRole('link', { name: company.name }).click()
    if (tab === page) await press(tab, 'View document (access is recorded)')
    await press(tab, 'Approve')
  }
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${company.name} approved` })).toBeVisible()
  await dialog(other).getByRole('button', { name: 'Approve' }).click()
  await expect(other.getByText('Your decision was not saved')).toBeVisible()
  await expect(other.getByText('Verified', { exact: true }).first()).toBeVisible()
  await page.context().close()
})

test('an administrator adds an account, its user sets it up, and the log records it', async ({
  page,
  browser,
}, { retry }) => {
  const account = `new.reviewer${retry}`
  await logIn(page, 'admin', '/console/staff')
  const mine = page.getByRole('row').filter({ hasText: 'you' })
  await expect(mine.getByRole('button', { name: /^Disable/ })).toHaveCount(0)
  await expect(mine).toContainText('Another administrator can disable or reset it')
  await page.setViewportSize({ width: 1280, height: 900 })
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights), 'no row takes more than two lines').toBeLessThanOrEqual(46)
  await mine.getByRole('button', { name: /^Roles/ }).click()
  await dialog(page)
    .getByLabel(/^System administrator/)
    .uncheck()
  await dialog(page)
    .getByLabel(/^Content editor/)
    .check()
  await press(page, 'Save roles')
  await expect(dialog(page).getByRole('alert')).toContainText('at least one active system administrator')
  await expectNoBarrier(page)
  await press(page, 'Cancel')

  await press(page, 'Add account')
  await field(page, 'Account').fill(account)
  await field(page, 'Name').fill('Pier Lan')
  await press(page, 'Add')
  await expect(dialog(page).getByText('Select at least one role').first()).toBeVisible()
  await dialog(page)
    .getByLabel(/^Verification reviewer/)
    .check()
  await press(page, 'Add')
  await expect(dialog(page)).toContainText('It is shown only once')
  const firstPassword = (await dialog(page).locator('code').textContent()) ?? ''
  await press(page, 'I have passed it on')
  await expect(page.getByRole('row').filter({ hasText: account })).toContainText('Not set up')

  await setUp(await (await browser.newContext({ locale: 'en-GB' })).newPage(), account, firstPassword)

  await page.goto(addressOf(host, '/console/audit?action=staff-added'))
  await page.getByRole('link', { name: 'Staff account added' }).first().click()
  const entry = dialog(page)
  await expect(entry).toContainText(account)
  await expectNoBarrier(page)
  await entry.getByRole('button', { name: 'All entries for this request' }).click()
  await expect(page).toHaveURL(/requestId=/)
  await expectWholeName(page)
})

/** On a phone in Chinese the actions of a row leave the least space for the name beside its badge. */
async function expectWholeName(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  // Not by the cookie: a call of the page before may still write its own language there.
  await page.goto(addressOf(host, '/console/staff?lang=zh'))
  const name = page.getByRole('rowheader').filter({ hasText: '您本人' })
  expect(await name.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0)
}

async function setUp(page: Page, account: string, firstPassword: string) {
  await page.goto(addressOf(host, '/console/login'))
  await expect(page.getByRole('heading', { name: 'Demo staff' })).toBeVisible()
  await field(page, 'Account').fill(account)
  await field(page, 'Password').fill(firstPassword)
  await press(page, 'Log in')
  await expect(page.getByRole('heading', { name: 'Set up your account' })).toBeFocused()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectNoBarrier(page)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await field(page, 'New password').fill('too short')
  await field(page, 'Confirm new password').fill('too short')
  await press(page, 'Finish setup')
  await expect(page.getByText('Use at least 15 characters').first()).toBeVisible()
  await field(page, 'New password').fill('three cranes over the bay')
  await field(page, 'Confirm new password').fill('three cranes over the bay')
  await field(page, 'Code from the app').fill(codeAt(secret, stepAt(nowSeconds())))
  await press(page, 'Finish setup')
  await expect(page).toHaveURL(addressOf(host, '/console'))
  await expect(page.getByRole('heading', { name: /Pier Lan/ })).toBeVisible()
  await page.context().close()
}

test('an administrator ends the sessions of a user and blocks the account', async ({ page, request }) => {
  const mobile = ofThisTry('13922220003', '13922220103')
  const company = await newCompany(request, {
    mobile,
    name: ofThisTry('Amber Mole Freight', 'Amber Pier Freight'),
    creditCode: creditCode(ofThisTry(4_103, 4_113)),
  })
  await logIn(page, 'admin', `/console/people?search=${mobile}`)
  await expectNoBarrier(page)
  await page.getByRole('link', { name: company.person }).click()
  await expect(page.getByRole('row', { name: /Quayside Group/ })).toHaveCount(1)
  await expectNoBarrier(page)
  await press(page, 'End all sessions')
  await press(page, 'End all')
  await expect(page.getByText('No active sessions')).toBeVisible()
  await press(page, 'Block…')
  await page.getByLabel('Reason').fill('Reported stolen')
  await expectNoBarrier(page)
  await press(page, 'Block')
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible()
  await expect(page.getByText('Reported stolen')).toBeVisible()
  await expectNoBarrier(page)
})
