import type { Browser, Page } from '@playwright/test'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { messages } from '#messages/messages.ts'
import { openAdmin } from '#tests/support/admin.ts'
import { addressOf, expect, logInByApi, test } from '#tests/support/browser.ts'
import { field, press, type Speaker, speakers, upToFact } from '#tests/support/price-pages.ts'

const certifyFirst = messages.zh.refusals

test.use({ viewport: { width: 1440, height: 900 } })
// A customer and a seller, each with a browser of his own.
test.describe.configure({ timeout: 90_000 })

const [chinese, english] = speakers

type Asking = {
  readonly account: string
  readonly speaker: Speaker
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

const askings: readonly Asking[] = [
  {
    account: 'zhouwei',
    speaker: chinese,
    path: '/service/declare',
    fields: { 申报口岸: '宁波', 品名: '陶瓷餐具', 报关单份数: '2' },
  },
  {
    account: 'linhai',
    speaker: english,
    path: '/workbench/quotes?show=ask&kind=air',
    fields: {
      From: 'Shanghai',
      To: 'Frankfurt',
      Commodity: 'Camera lenses',
      'Gross weight (kg)': '320',
      'Cargo ready date': daysAfter(shanghaiDay(new Date()), 3),
    },
  },
]

test.describe('boxes of a request', () => {
  test.use({ locale: english.locale })

  test('are rows like those of a price, each told of by itself, and reach staff', async ({ page }) => {
    const { requests, forms } = english
    await logInByApi(page, 'localhost')
    await page.goto(addressOf('localhost', '/workbench/quotes?show=ask&kind=rail&containers=40HQ.2'))
    const count = (row: number) => field(page, forms.containers.countOf.replace('{{row}}', String(row)))
    await expect(count(1)).toHaveValue('2')
    await press(page, `+ ${forms.containers.add}`)
    await count(2).fill('0')
    for (const [label, text] of [
      [requests.fields.from, 'Ningbo'],
      [requests.fields.to, 'Duisburg'],
      [requests.fields.goods, 'Ceramics'],
      [requests.fields.readyOn, daysAfter(shanghaiDay(new Date()), 3)],
      [requests.phone, '0574-87001234'],
    ] as const)
      await field(page, label).fill(text)
    await press(page, requests.submit)
    await page.getByRole('link', { name: `${forms.containers.count} is too small` }).click()
    await expect(count(2)).toBeFocused()
    await count(2).fill('3')
    await press(page, requests.submit)
    await page.getByRole('link', { name: requests.mine }).click()
    const row = page.getByRole('row').filter({ hasText: 'Duisburg' })
    await expect(row).toContainText('2 × 40HQ')
    await expect(row).toContainText('3 × 20GP')
  })
})

async function sendRequest(page: Page, { speaker: { requests }, path, fields }: Asking): Promise<string> {
  await page.goto(addressOf('localhost', path))
  if (path.startsWith('/service')) {
    // The head of the page leads to its end.
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
  await expect(page.getByRole('row', { name: number })).toContainText(requests.states.open)
  return number
}

/** 1000 yuan of customs brokerage, with 6 percent of tax. */
async function answer(browser: Browser, number: string) {
  const context = await browser.newContext({ locale: 'en-GB' })
  const admin = await context.newPage()
  await openAdmin(admin, 'sales', `/console/requests/${number}`)
  await admin.getByRole('combobox', { name: 'Charge 1' }).fill('customs brokerage')
  await field(admin, 'Unit price (CNY)').fill('1000')
  await field(admin, 'Remarks').fill('Papers are checked before they are filed.')
  await press(admin, 'Send quote · 1060.00 CNY')
  await expect(
    admin.getByRole('status').filter({ hasText: `Quote sent for request ${number}` }),
  ).toBeVisible()
  await context.close()
}

/** The day after its last day: the offer leads back to a request that is filled in as it was. */
async function askOnceMore(page: Page, { speaker: { mine, requests }, fields }: Asking) {
  await page.route('**/api/quotes/quote?*', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace('"state":"accepted"', '"state":"expired"')
    await route.fulfill({ response: reply, body })
  })
  await page.getByRole('link', { name: mine.request.see }).first().click()
  await page.getByRole('link', { name: mine.quote.askAgain }).click()
  for (const [label, text] of Object.entries(fields)) await expect(field(page, label)).toHaveValue(text)
  await expect(field(page, mine.request.kindOf)).toHaveValue('air')
  await expect(page.getByRole('button', { name: requests.submit })).toBeEnabled()
}

for (const asking of askings) {
  const { account, speaker } = asking
  const { locale, mine, notifications, prices, requests } = speaker

  test.describe(locale, () => {
    test.use({ locale })

    test(`${account} asks for an offer, hears of it, and takes it once certified`, async ({
      page,
      browser,
    }) => {
      await logInByApi(page, 'localhost', account)
      const number = await sendRequest(page, asking)
      await answer(browser, number)
      // The open page hears of it by itself.
      await expect(page.getByRole('row', { name: number })).toContainText(requests.states.answered)
      await page.goto(addressOf('localhost', '/workbench/inbox'))
      const notification = page.getByRole('listitem').filter({ hasText: number })
      await expect(notification).toContainText(notifications['offer-made'].title)
      await notification.getByRole('link').click()
      if (account === 'zhouwei') {
        // Figures are for certified companies: the offer is there, and the way to it.
        await expect(page.getByRole('main')).toContainText(certifyFirst['certify-to-see-rates'])
        await expect(page.getByRole('main')).not.toContainText('1,060')
        return
      }
      const offer = page.getByRole('region', { name: prices.detail.title })
      await expect(offer).toContainText('1,060.00')
      await offer.getByRole('button', { name: upToFact(mine.quote.accept) }).click()
      await expect(page.getByRole('term').filter({ hasText: mine.states.accepted })).toBeVisible()
      await expect(offer.getByRole('button', { name: upToFact(mine.quote.accept) })).toHaveCount(0)
      await page.goto(addressOf('localhost', '/workbench/quotes?show=requests'))
      await expect(page.getByRole('row', { name: number })).toContainText(requests.states.accepted)
      await askOnceMore(page, asking)
    })
  })
}
