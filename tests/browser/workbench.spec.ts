import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { addressOf, expect, open, test } from '#tests/support/browser.ts'
import { creditCode, pdf } from '#tests/support/licences.ts'
import { codeFor, loggedIn, messageTo, newcomer, ofThisTry, pageOf } from '#tests/support/newcomers.ts'
import { demoAccount } from '#tests/support/people.ts'
import { reviewer } from '#tests/support/reviewer.ts'
import { expectFits } from '#tests/support/widths.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** At the width of a phone and at the smallest width; back to the desktop. */
async function expectGoodOnPhones(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoBarrier(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
// Several users with their own pages; refusals on the way are expected.
test.describe.configure({ timeout: 240_000 })

test('a visitor is asked to log in, on every page, before anything is shown', async ({ page }) => {
  for (const path of ['/workbench', '/workbench/company', '/workbench/inbox', '/workbench/settings']) {
    await open(page, 'localhost', path)
    await expect(page.getByText('Please log in first')).toBeVisible()
    for (const step of ['Log in', 'Register', 'Request a quote'])
      await expect(page.getByRole('main').getByRole('link', { name: step, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
  }
  await expectNoBarrier(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(dialog(page)).toBeVisible()
})

test('without JavaScript the gate is a link to the log-in', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(addressOf('localhost', '/workbench/company'))
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fworkbench%2Fcompany',
  )
  await context.close()
})

test('a renewed licence is reviewed while the company trades; a suspension stops it', async ({
  browser,
  request,
}) => {
  const [name, code, mobile] = ofThisTry(
    ['Amber Tern Forwarding', creditCode(7_011), '13933550001'],
    ['Green Tern Forwarding', creditCode(7_012), '13933550002'],
  )
  const staff = reviewer(request)
  const page = await pageOf(browser, await newcomer(request, mobile, 'Heng Lan'), '/workbench/certification')
  const chooseLicence = async (words: string) => {
    const buffer = pdf(words)
    await page.setInputFiles('input[type=file]', { name: 'new.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByRole('button', { name: 'Remove new.pdf' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeHidden()
  }
  await field(page, 'Full company name').fill(name)
  await field(page, 'Unified social credit code').fill(code)
  await chooseLicence(name)
  await press(page, 'Submit for verification')
  await expect(heading(page, 'Application sent, awaiting review')).toBeVisible()
  await staff.decide(name, 'certify')
  await expect(heading(page, 'Your company is verified')).toBeVisible()

  await test.step('another name would stop the trade; a new licence alone does not', async () => {
    await press(page, 'New document or details')
    await field(page, 'Full company name').fill(`${name} Group`)
    await expect(dialog(page).getByText('The company name or code changes:')).toBeVisible()
    await expectNoBarrier(page)
    await field(page, 'Full company name').fill(name)
    await expect(dialog(page).getByText('The company name or code changes:')).toBeHidden()
    await chooseLicence('renewed')
    await press(page, 'Submit for review')
    await expect(heading(page, 'New business licence or registration document under review')).toBeVisible()
    await expect(heading(page, 'Your company is verified')).toBeVisible()
    await expectGoodOnPhones(page)
    await press(page, 'Withdraw new document')
    await expect(heading(page, 'New business licence or registration document under review')).toBeHidden()
    await press(page, 'New document or details')
    await chooseLicence('renewed again')
    await press(page, 'Submit for review')
    await expect(heading(page, 'New business licence or registration document under review')).toBeVisible()
    await staff.decide(name, 'certify')
    await expect(heading(page, 'New business licence or registration document under review')).toBeHidden()
  })

  await test.step('a suspension reaches the open page by itself, and its end too', async () => {
    await staff.stop(name, 'suspend', 'The licence has expired')
    await expect(heading(page, 'Your company’s verification is suspended')).toBeVisible()
    await expect(page.getByText('The licence has expired')).toBeVisible()
    await expectGoodOnPhones(page)
    const rail = page.getByRole('navigation', { name: 'Workbench navigation' })
    await rail.getByRole('link', { name: 'Rate alerts' }).click()
    await expect(rail.getByRole('link', { name: 'Rate alerts' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('Your company’s verification is suspended')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'View status' }).click()
    await staff.stop(name, 'restore')
    await expect(heading(page, 'Your company is verified')).toBeVisible()
  })
})

test('a company from the first application to its people', async ({ browser, request }) => {
  const [blue, blueCode] = ofThisTry(
    ['Blue Heron Forwarding', creditCode(7_001)],
    ['Grey Heron Forwarding', creditCode(7_002)],
  )
  const mobiles = ofThisTry(
    ['13933330001', '13933330002', '13933330003'],
    ['13933440001', '13933440002', '13933440003'],
  )
  const [headMobile = '', secondMobile = '', invitedMobile = ''] = mobiles
  const head = await newcomer(request, headMobile, 'Heng Lan')
  const page = await pageOf(browser, head, '/workbench')

  await test.step('what is missing is said, with the way there', async () => {
    await expect(heading(page, 'Your company is not verified')).toBeVisible()
    await expect(page.getByText('Verify your company to view rate details').first()).toBeVisible()
    await expectGoodOnPhones(page)
    await page.getByRole('link', { name: 'Start verification' }).click()
    await expect(page).toHaveURL(addressOf('localhost', '/workbench/certification'))
  })

  await test.step('the form judges as it is typed, and keeps a draft', async () => {
    await field(page, 'Full company name').fill(blue)
    await field(page, 'Unified social credit code').fill(`${blueCode.slice(0, 17)}?`)
    await field(page, 'VAT number (optional)').focus()
    await expect(page.getByText('Invalid code')).toBeVisible()
    await field(page, 'Unified social credit code').fill(blueCode.toLowerCase())
    await expect(page.getByText('Check digit is correct')).toBeVisible()
    await press(page, 'Submit for verification')
    await expect(page.getByRole('link', { name: 'Upload your business licence' })).toBeVisible()
    await page.setInputFiles('input[type=file]', {
      name: 'licence.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ'),
    })
    await expect(page.getByText('Only these file types are accepted: PNG / JPEG / PDF')).toBeVisible()
    await page.setInputFiles('input[type=file]', {
      name: 'licence.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(blue),
    })
    await expect(page.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await page.reload()
    await expect(field(page, 'Full company name')).toHaveValue(blue)
    await expect(page.getByText('licence.pdf').first()).toBeVisible()
    await expectGoodOnPhones(page)
    await press(page, 'Submit for verification')
    await expect(heading(page, 'Application sent, awaiting review')).toBeVisible()
    await expect(page.getByText('Unavailable during review')).toBeVisible()
    await expectGoodOnPhones(page)
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft'))),
    ).toEqual([])
  })

  const staff = reviewer(request)

  await test.step('a question reaches the open page by itself, and is answered without starting over', async () => {
    await staff.ask(blue, 'Is this the current licence?')
    const title = 'Please answer a question about your application'
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('Is this the current licence?')).toBeVisible()
    await expect(field(page, 'Full company name')).toHaveValue(blue)
    await press(page, 'Send answer')
    await expect(field(page, 'Your answer')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'Your answer').fill('Yes, it is.')
    await expectGoodOnPhones(page)
    await press(page, 'Send answer')
    await expect(heading(page, title)).toBeHidden()
    await expect(heading(page, 'Application sent, awaiting review')).toBeVisible()
  })

  await test.step('a refusal reaches the open page by itself, with the former application', async () => {
    await staff.decide(blue, 'refuse', 'The licence is blurred')
    await expect(heading(page, 'Company verification was not approved')).toBeVisible()
    await expect(page.getByText('The licence is blurred')).toBeVisible()
    await expect(field(page, 'Full company name')).toHaveValue(blue)
    await expectNoBarrier(page)
    await press(page, 'Submit again')
    await expect(heading(page, 'Application sent, awaiting review')).toBeVisible()
  })

  await test.step('so does the certification, and the inbox counts it', async () => {
    await staff.decide(blue, 'certify')
    await expect(heading(page, 'Your company is verified')).toBeVisible()
    await page.getByRole('link', { name: 'Inbox 3 unread' }).click()
    const notifications = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
    await expect(notifications).toHaveCount(3)
    await expect(notifications.first()).toContainText(`${blue} has been verified`)
    await expectGoodOnPhones(page)
    await notifications.first().getByRole('button', { name: 'Mark as read' }).click()
    await expect(page.getByRole('link', { name: 'Inbox 2 unread' })).toBeVisible()
    await page.getByRole('link', { name: 'Unread', exact: true }).click()
    await expect(page).toHaveURL(addressOf('localhost', '/workbench/inbox?unread=yes'))
    await expect(notifications).toHaveCount(2)
    await press(page, 'Mark all as read')
    await expect(page.getByRole('link', { name: 'Inbox', exact: true }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('No unread notifications')).toBeVisible()
  })

  const second = await newcomer(request, secondMobile, 'Wei Lan')
  const theirs = await pageOf(browser, second, '/workbench/certification')

  await test.step('who enters a known company is offered to join it', async () => {
    await page.goto(addressOf('localhost', '/workbench/company'))
    await expect(page.getByText('No pending join requests')).toBeVisible()
    await field(theirs, 'Full company name').fill(blue)
    await field(theirs, 'Unified social credit code').fill(blueCode)
    await theirs.setInputFiles('input[type=file]', {
      name: 'mine.pdf',
      mimeType: 'application/pdf',
      buffer: pdf('mine'),
    })
    await expect(theirs.getByRole('progressbar')).toBeHidden()
    await expect(theirs.getByRole('button', { name: 'Remove mine.pdf' })).toBeVisible()
    await press(theirs, 'Submit for verification')
    await expect(heading(theirs, 'This company is already registered on our platform')).toBeVisible()
    // With another code the company is known by its name alone, and can be joined all the same.
    await field(theirs, 'Unified social credit code').fill(ofThisTry(creditCode(7_003), creditCode(7_004)))
    await press(theirs, 'Submit for verification')
    await expect(heading(theirs, 'This company is already registered on our platform')).toBeVisible()
    await press(theirs, 'Request to join')
    await expect(heading(theirs, 'Application sent, awaiting review')).toBeVisible()
    await expectNoBarrier(theirs)
  })

  await test.step('the administrator sees it come, approves, and the other is in', async () => {
    await press(page, 'Approve Wei Lan')
    await expect(page.getByRole('row', { name: /Wei Lan/ })).toContainText('Member')
    await expect(heading(theirs, 'Your company is verified')).toBeVisible()
    await expectNoBarrier(page)
    await expectGoodOnPhones(page)
  })

  await test.step('the last administrator’s buttons say why they rest', async () => {
    await press(page, 'Manage Heng Lan')
    await expect(dialog(page).getByText('must have at least one active administrator')).toHaveCount(3)
    await expect(dialog(page).getByRole('button', { name: 'Remove administrator role' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Leave the company' })).toBeDisabled()
  })

  await test.step('a member gets a limit, is disabled and sees it at once', async () => {
    await press(page, 'Manage Wei Lan')
    await field(page, 'Order limit (CNY)').fill('20,000')
    await press(page, 'Save limit')
    await expect(page.getByText('Order limit for Wei Lan saved')).toBeVisible()
    await press(page, 'Disable account')
    await expect(dialog(page)).toContainText('Disable Wei Lan’s account?')
    await expectNoBarrier(page)
    await dialog(page).getByRole('button', { name: 'Disable account' }).click()
    await expect(page.getByRole('row', { name: /Wei Lan/ })).toContainText('Disabled')
    await expect(page.getByRole('row', { name: /Wei Lan/ })).toContainText('CNY 20,000')
    await expect(heading(theirs, 'Your company account is disabled')).toBeVisible()
  })

  await test.step('who is invited comes in by the address of the SMS', async () => {
    await press(page, 'Invite a colleague')
    await field(page, 'Mobile').fill(invitedMobile)
    await press(page, 'Send invitation')
    const address = await dialog(page).locator('code').innerText()
    expect(address).toMatch(/^http:\/\/localhost:\d+\/invitation\/[\w-]+$/)
    await expectNoBarrier(page)
    await press(page, 'Done')
    await expect(page.getByRole('button', { name: 'Withdraw the invitation to 139****0003' })).toBeVisible()
    expect(await messageTo(request, invitedMobile, /invitation\//)).toContain(new URL(address).pathname)

    const wrong = await pageOf(browser, second, new URL(address).pathname)
    await expect(
      wrong.getByText('This invitation was sent to 139****0003, but you are logged in with 139****0002'),
    ).toBeVisible()
    await expect(wrong).toHaveURL(addressOf('localhost', '/invitation'))

    const third = await newcomer(request, invitedMobile, 'Lin Qiu')
    const guest = await pageOf(browser, third, new URL(address).pathname)
    await expect(heading(guest, `Heng Lan invites you to join ${blue}`)).toBeVisible()
    await expectGoodOnPhones(guest)
    await press(guest, 'Accept and join')
    await expect(guest).toHaveURL(addressOf('localhost', '/workbench/company'))
    await expect(heading(guest, 'Your company')).toBeVisible()
    await expect(guest.getByText('Only administrators can view the member list')).toBeVisible()
    await expectNoBarrier(guest)
  })
})

test.describe('settings', () => {
  test('of one person: profile, picture, notices, data, and the end', async ({ browser, request }) => {
    // A user who was sent no code yet: a mobile gets one a minute, and registering would use it.
    // Closed at the end, so the second try has another.
    const { account, mobile, password } = demoAccount(ofThisTry('heqian', 'sunli'))
    const page = await pageOf(browser, await loggedIn(request, account, password), '/workbench/settings')
    await expect(heading(page, 'Profile')).toBeVisible()

    await test.step('mail can be chosen once an address is confirmed', async () => {
      await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
      await field(page, 'Email address (optional)').fill('')
      await press(page, 'Save email address')
      await expect(page.getByText('Add and confirm an email address')).toBeVisible()
      await expect(field(page, 'Company verification: Email')).toBeDisabled()
      await field(page, 'Email address (optional)').fill('lan at quay')
      await press(page, 'Save email address')
      await expect(page.getByRole('link', { name: 'Enter a valid email address' })).toBeVisible()
      const email = ofThisTry('lan@quay.example', 'lan.second@quay.example')
      await field(page, 'Email address (optional)').fill(email)
      await press(page, 'Save email address')
      await expect(page.getByText(`Confirm ${email} with the code`)).toBeVisible()
      await expect(field(page, 'Verification code')).toBeFocused()
      await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled()
      await expectGoodOnPhones(page)
      await page.reload()
      await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible()
      await field(page, 'Verification code').fill(await codeFor(request, email))
      await press(page, 'Confirm address')
      await expect(page.getByText('Email address confirmed')).toBeVisible()
      await expect(field(page, 'Company verification: Email')).toBeEnabled()
      await field(page, 'Email address (optional)').fill('other@quay.example')
      await press(page, 'Save email address')
      await expect(page.getByText(`We still send emails to ${email}.`)).toBeVisible()
      await press(page, 'Cancel change')
      await expect(field(page, 'Email address (optional)')).toHaveValue(email)
      await field(page, 'Company and members: SMS').check()
      await press(page, 'Save preferences')
      await expect(page.getByText('Notification preferences saved')).toBeVisible()
      await page.reload()
      await expect(field(page, 'Company and members: SMS')).toBeChecked()
      await expectGoodOnPhones(page)
    })

    await test.step('the picture is cut by keyboard and sent', async () => {
      const png = await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(400, 200)
        canvas.getContext('2d')?.fillRect(0, 0, 100, 200)
        const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
        return Array.from(bytes)
      })
      await page.setInputFiles('input[type=file]', {
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.from(png),
      })
      await page.getByRole('button', { name: 'Crop area' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('slider', { name: 'Zoom' }).fill('2')
      await expectNoBarrier(page)
      await press(page, 'Use this picture')
      await expect(page.getByRole('img', { name: 'Your profile picture' })).toBeVisible()
      await press(page, 'Remove picture')
      await expect(page.getByText('No picture yet')).toBeVisible()
    })

    await test.step('a copy of everything can be taken along', async () => {
      const download = page.waitForEvent('download')
      await press(page, 'Download a copy')
      expect((await download).suggestedFilename()).toBe('quayside-my-data.json')
    })

    await test.step('and the account can be closed, with password and code', async () => {
      await press(page, 'Close account…')
      await field(page, 'Current password').fill(password)
      await press(page, 'Permanently close account')
      await expect(page.getByRole('link', { name: 'Select the checkbox to confirm' })).toBeVisible()
      await expectNoBarrier(page)
      await dialog(page).getByRole('button', { name: 'Send code' }).click()
      await expect(dialog(page).getByRole('button', { name: /^Resend in/ })).toBeVisible()
      await field(page, 'Verification code').fill(await codeFor(request, mobile))
      await page.getByRole('checkbox', { name: 'I understand' }).check()
      await press(page, 'Permanently close account')
      await expect(page).toHaveURL(addressOf('localhost', '/'))
      await expect(page.getByText('Your account has been closed')).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('access-token'))).toBeNull()
    })
  })
})

test('an invitation without a code, with a wrong one, and as a script', async ({ page }) => {
  await open(page, 'localhost', '/invitation')
  await field(page, 'Invitation link or code').fill('<script>alert(1)</script>')
  await press(page, 'View invitation')
  await expect(page.getByRole('link', { name: 'Enter a valid invitation link or code' })).toBeVisible()
  await expectGoodOnPhones(page)
  await open(page, 'localhost', `/invitation/${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(page).toHaveURL(addressOf('localhost', '/invitation'))
  await expect(page.locator('img[src=x]')).toHaveCount(0)
})
