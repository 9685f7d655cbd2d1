import type { Browser, Page } from '@playwright/test'
import { formatDay } from '#domain/language/format-time.ts'
import { daysAfter, isCalendarDay, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { messages } from '#messages/messages.ts'
import { goTo, openAdmin } from '#tests/support/admin.ts'
import { addressOf, expect, logInByApi, test } from '#tests/support/browser.ts'
import { ofThisTry } from '#tests/support/newcomers.ts'
import { field, press, type Texts, textsByLanguage, upToParam } from '#tests/support/price-pages.ts'

const certifyFirst = messages.zh.refusals

test.use({ viewport: { width: 1440, height: 900 } })
// A customer and a sales person, each with their own browser.
test.describe.configure({ timeout: 90_000 })

const [chinese, english] = textsByLanguage

type CustomerRequest = {
  readonly account: string
  readonly texts: Texts
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** Of the offer: CNY 1000 for each declaration, or once, with 6 % VAT. */
  readonly total: string
}

const customerRequests: readonly CustomerRequest[] = [
  {
    account: 'zhouwei',
    texts: chinese,
    path: '/service/declare',
    fields: { 申报口岸: '宁波', 品名: '陶瓷餐具', 报关单份数: '2' },
    total: '2,120.00',
  },
  {
    account: 'linhai',
    texts: english,
    path: '/workbench/quotes?show=ask&kind=air',
    fields: {
      From: 'Shanghai',
      To: 'Frankfurt',
      Commodity: 'Camera lenses',
      'Gross weight (kg)': '320',
      'Cargo ready date': daysAfter(shanghaiDay(new Date()), 3),
    },
    total: '1,060.00',
  },
]

test.describe('containers of a request', () => {
  test.use({ locale: english.locale })

  test('are rows, each with its own error, and reach staff', async ({ page }) => {
    const { requests, forms } = english
    const destination = ofThisTry('Duisburg', 'Hamburg')
    await logInByApi(page, 'localhost')
    await page.goto(addressOf('localhost', '/workbench/quotes?show=ask&kind=rail&containers=40HQ.2'))
    const count = (row: number) => field(page, forms.containers.countOf.replace('{{row}}', String(row)))
    await expect(count(1)).toHaveValue('2')
    await press(page, `+ ${forms.containers.add}`)
    await count(2).fill('0')
    for (const [label, text] of [
      [requests.fields.from, 'Ningbo'],
      [requests.fields.to, destination],
      [requests.fields.goods, 'Ceramics'],
      [requests.fields.readyOn, daysAfter(shanghaiDay(new Date()), 3)],
      [requests.phone, '0574-87001234'],
    ] as const)
      await field(page, label).fill(text)
    await press(page, requests.submit)
    await page.getByRole('link', { name: /row 2: enter a whole number from 1 to 500$/ }).click()
    await expect(count(2)).toBeFocused()
    await count(2).fill('3')
    await press(page, requests.submit)
    await page.getByRole('link', { name: requests.mine }).click()
    const request = page.getByRole('main')
    for (const text of [destination, '2 × 40HQ', '3 × 20GP']) await expect(request).toContainText(text)
  })
})

async function sendRequest(
  page: Page,
  { texts: { requests }, path, fields }: CustomerRequest,
): Promise<string> {
  await page.goto(addressOf('localhost', path))
  if (path.startsWith('/service')) {
    // The heading links to the form at the end of the page.
    await page.getByRole('link', { name: requests.title }).first().press('Enter')
    await expect(page.getByRole('heading', { name: requests.title })).toBeInViewport()
  }
  await press(page, requests.submit)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text)
  await field(page, requests.phone).fill('0574-87001234')
  await press(page, requests.submit)
  const [before = '', after = ''] = requests.sent.split('{{number}}')
  const sent = page.getByRole('heading', { name: new RegExp(`${after}$`) })
  const number = (await sent.textContent())?.slice(before.length, -after.length) ?? ''
  await page.getByRole('link', { name: requests.mine }).click()
  await expect(page.getByRole('region', { name: number })).toContainText(requests.states.open)
  await page.goto(addressOf('localhost', '/workbench/quotes?show=requests'))
  await expect(page.getByRole('row', { name: number })).toContainText(requests.states.open)
  return number
}

const queuePath = '/console/requests'

/** The queue of sales, open while customers send requests and accept offers. */
async function openQueue(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const admin = await context.newPage()
  await openAdmin(admin, 'sales', queuePath)
  await expect(admin.getByRole('heading', { name: 'Quote requests', level: 1 })).toBeVisible()
  return admin
}

const inQueue = (admin: Page, number: string) => admin.locator(`main a[href$="${queuePath}/${number}"]`)

/** Offers customs brokerage. The request is in the queue without a reload. */
async function answer(admin: Page, number: string, total: string) {
  await inQueue(admin, number).first().click()
  const charge = admin.getByRole('combobox', { name: 'Charge 1' })
  await charge.fill('customs brokerage')
  await charge.press('Enter')
  await field(admin, 'Unit price (CNY)').fill('1000')
  await field(admin, 'Remarks').fill('Documents are checked before they are filed.')
  await press(admin, `Send quote · CNY ${total}`)
  await press(admin, 'Send quote')
  await expect(
    admin.getByRole('status').filter({ hasText: `Quote sent for request ${number}` }),
  ).toBeVisible()
  await goTo(admin, queuePath)
  await expect(inQueue(admin, number)).toHaveCount(0)
}

/** An expired offer links to a request with the same values. */
async function requestAgain(page: Page, { texts: { mine, requests }, fields }: CustomerRequest) {
  await page.route('**/api/quotes/quote?*', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace('"state":"accepted"', '"state":"expired"')
    await route.fulfill({ response: reply, body })
  })
  await page.getByRole('link', { name: mine.request.see }).first().click()
  await page.getByRole('link', { name: mine.quote.askAgain }).click()
  for (const [label, text] of Object.entries(fields))
    await expect(field(page, label)).toHaveValue(isCalendarDay(text) ? formatDay(text, 'en', 'date') : text)
  await expect(field(page, mine.request.kindOf)).toHaveValue('air')
  await expect(page.getByRole('button', { name: requests.submit })).toBeEnabled()
}

for (const customerRequest of customerRequests) {
  const { account, texts, total } = customerRequest
  const { locale, mine, notifications, prices, requests } = texts

  test.describe(locale, () => {
    test.use({ locale })

    test(`${account} requests a quote, is notified of the offer, and accepts it when certified`, async ({
      page,
      browser,
    }) => {
      await logInByApi(page, 'localhost', account)
      const queue = await openQueue(browser)
      const number = await sendRequest(page, customerRequest)
      await answer(queue, number, total)
      // The open page updates itself.
      await expect(page.getByRole('row', { name: number })).toContainText(requests.states.answered)
      await page.goto(addressOf('localhost', '/workbench/inbox'))
      const notification = page.getByRole('listitem').filter({ hasText: number })
      await expect(notification).toContainText(notifications['offer-made'].title)
      await notification.getByRole('link').click()
      if (account === 'zhouwei') {
        // Only certified companies see prices.
        await expect(page.getByRole('main')).toContainText(certifyFirst['certify-to-see-rates'])
        await expect(page.getByRole('main')).not.toContainText(total)
        return
      }
      const offer = page.getByRole('region', { name: prices.detail.title })
      await expect(offer).toContainText(total)
      await offer.getByRole('button', { name: upToParam(mine.quote.accept) }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: upToParam(mine.quote.accept) })
        .click()
      await expect(page.getByRole('term').filter({ hasText: mine.states.accepted })).toBeVisible()
      await expect(offer.getByRole('button', { name: upToParam(mine.quote.accept) })).toHaveCount(0)
      // The open page of sales shows the acceptance.
      await expect(inQueue(queue, number)).toBeVisible()
      await page.goto(addressOf('localhost', '/workbench/quotes?show=requests'))
      await expect(page.getByRole('row', { name: number })).toContainText(requests.states.accepted)
      await requestAgain(page, customerRequest)
    })
  })
}
