import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { messages } from '#messages/messages.ts'
import { goTo, openAdmin } from '#tests/support/admin.ts'
import { addressOf, expect, logInByApi, test } from '#tests/support/browser.ts'
import { dataOf } from '#tests/support/newcomers.ts'
import { field, press, shipper, textsByLanguage, upToParam } from '#tests/support/price-pages.ts'

test.use({ viewport: { width: 1440, height: 900 } })
// A customer and a sales person, each with their own browser.
test.describe.configure({ timeout: 120_000 })

const filled = (text: string, params: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => params[name] ?? '')

/** A customer who sees prices, as a client of the API. */
async function customer(request: APIRequestContext) {
  const { token } = await shipper(request)
  const headers = { [tokenHeader]: token }
  const at = (path: string) => addressOf('localhost', path)
  return {
    async ask(to: string): Promise<string> {
      const details = {
        from: 'Qingdao',
        to,
        containers: [{ type: '40HQ', count: 2 }],
        goods: 'Ceramic tiles',
        readyOn: daysAfter(shanghaiDay(new Date()), 5),
      }
      const data = { kind: 'rail', details, contact: { name: '林海', phone: '0574-87001234' } }
      return (await dataOf(await request.post(at('/api/requests'), { headers, data }))).number
    },
    quote: async (number: string) =>
      dataOf(await request.get(at(`/api/quotes/quote?number=${number}`), { headers })),
    request: async (number: string) =>
      dataOf(await request.get(at(`/api/requests/request?number=${number}`), { headers })),
    /** A person may have ten open requests. */
    withdraw: async (number: string) =>
      dataOf(await request.post(at('/api/requests/withdraw'), { headers, data: { number } })),
  }
}

const quoteNumberOf = async (page: Page): Promise<string> =>
  /Q\d{6}-\d+/.exec(
    await page
      .getByRole('heading', { name: /Q\d{6}-\d+/ })
      .first()
      .innerText(),
  )?.[0] ?? ''

for (const [language, texts] of [
  ['zh', textsByLanguage[0]],
  ['en', textsByLanguage[1]],
] as const) {
  const { locale, mine, prices } = texts
  const words = messages[language].requestsAdmin
  const consoleTexts = messages[language].console
  const charge = (number: number) => filled(words.answer.fee, { number: String(number) })
  const price = filled(words.answer.unitPriceIn, { currency: 'CNY' })
  const cny = language === 'zh' ? '¥' : 'CNY '

  const salesPage = async (browser: Browser, path: string) => {
    const page = await (
      await browser.newContext({ locale, viewport: { width: 1440, height: 900 } })
    ).newPage()
    await openAdmin(page, 'sales', path)
    return page
  }

  /** One line of customs brokerage with 6 % VAT, typed with the keyboard alone. */
  async function typeOffer(page: Page, amount: string, total: string) {
    await page.getByRole('combobox', { name: charge(1) }).fill('bgf')
    await page.getByRole('combobox', { name: charge(1) }).press('Enter')
    await field(page, price).fill(amount)
    // Enter goes to the quantity, and from there to a new line; it never sends.
    await field(page, price).press('Enter')
    const quantity = page.locator('input[name="lines.0.quantity"]')
    await expect(quantity).toBeFocused()
    await quantity.press('Enter')
    await expect(page.getByRole('combobox', { name: charge(2) })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await press(page, `${words.answer.removeLine} 2`)
    await field(page, words.answer.remark).fill('Documents are checked before they are filed.')
    await press(page, filled(words.answer.send, { total: `${cny}${total}` }))
    await expect(page.getByRole('dialog')).toContainText(total)
    await press(page, words.send.confirm)
  }

  test.describe(locale, () => {
    test.use({ locale })

    // Each walk is made in one of the languages.
    if (language === 'en') {
      test('sales send an offer and revise it; the customer accepts the new one and sales read it', async ({
        page,
        browser,
        request,
      }) => {
        const asked = await customer(request)
        const number = await asked.ask('Malaszewicze')
        const sales = await salesPage(browser, '/console/requests?search=malaszewicze')
        await sales.getByRole('link', { name: number }).click()
        await typeOffer(sales, '1000', '1,060.00')
        await expect(sales.getByText(words.outcome.answered)).toBeVisible()
        const first = await quoteNumberOf(sales)

        await logInByApi(page, 'localhost')
        await page.goto(addressOf('localhost', `/workbench/quotes?number=${first}`))
        await expect(page.getByRole('region', { name: prices.detail.title })).toContainText('1,060.00')

        await press(sales, words.offer.revise)
        await expect(field(sales, price)).toHaveValue('1,000.00')
        await field(sales, price).fill('900')
        await press(sales, filled(words.answer.send, { total: `${cny}954.00` }))
        await expect(sales.getByRole('dialog')).toContainText(first)
        await press(sales, words.send.confirm)
        await expect(
          sales.getByRole('definition').filter({ hasText: words.offer.states.withdrawn }),
        ).toBeVisible()
        const second = await quoteNumberOf(sales)
        expect(second).not.toBe(first)

        await page.reload()
        await expect(page.getByText(mine.quote.replacedText)).toBeVisible()
        await expect(page.getByRole('button', { name: upToParam(mine.quote.accept) })).toHaveCount(0)
        await page.getByRole('link', { name: filled(mine.quote.replacedBy, { number: second }) }).click()
        const accept = (within: Page | Locator) =>
          within.getByRole('button', { name: upToParam(mine.quote.accept) }).click()
        await accept(page)
        await accept(page.getByRole('dialog'))
        await expect(page.getByRole('term').filter({ hasText: mine.states.accepted })).toBeVisible()

        await goTo(sales, '/console')
        const notice = sales.getByRole('region', { name: consoleTexts.acceptances.title })
        await notice.getByRole('link', { name: second }).click()
        await expect(sales.getByText(words.outcome.accepted)).toBeVisible()
        await expect(sales.getByRole('term').filter({ hasText: words.offer.acceptedAt })).toBeVisible()
        await expect(sales.getByRole('button', { name: words.offer.withdraw })).toHaveCount(0)
        await goTo(sales, '/console')
        await expect(sales.getByRole('heading', { name: consoleTexts.home.requests })).toBeVisible()
        await expect(sales.getByRole('link', { name: second })).toHaveCount(0)
        await sales.context().close()
      })
      return
    }
    test.describe('of a withdrawn offer', () => {
      // The refusal of the acceptance is an error of the network for the browser.
      test.use({ errorsExpected: true })

      test('nothing is accepted, though the page of the customer still offers it', async ({
        page,
        browser,
        request,
      }) => {
        const asked = await customer(request)
        const number = await asked.ask('Terespol')
        const sales = await salesPage(browser, `/console/requests/${number}`)
        await typeOffer(sales, '500', '530.00')
        await expect(sales.getByText(words.outcome.answered)).toBeVisible()
        const quote = await quoteNumberOf(sales)
        await logInByApi(page, 'localhost')
        // No notification reaches the open page, so that it still has its button.
        await page.route('**/api/notifications/**', (route) => route.abort())
        await page.goto(addressOf('localhost', `/workbench/quotes?number=${quote}`))
        const accept = page.getByRole('button', { name: upToParam(mine.quote.accept) })
        await expect(accept).toBeVisible()

        await press(sales, words.offer.withdraw)
        await press(sales, words.offer.withdrawConfirm)
        await expect(sales.getByRole('heading', { name: words.answer.title, exact: true })).toBeVisible()
        // The withdrawn offer stands among the earlier ones and can be used again.
        await press(sales, `${words.earlier.use} ${quote}`)
        await expect(field(sales, price)).toHaveValue('500.00')
        await sales.context().close()

        const before = [await asked.quote(quote), await asked.request(number)]
        expect(before).toMatchObject([{ state: 'withdrawn', acceptedAt: null }, { state: 'open' }])
        await accept.click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: upToParam(mine.quote.accept) }).click()
        await expect(dialog.getByText(messages[language].refusals['quote-withdrawn'])).toBeVisible()
        expect([await asked.quote(quote), await asked.request(number)]).toEqual(before)
        await page.reload()
        await expect(page.getByText(mine.quote.withdrawn)).toBeVisible()
        await expect(accept).toHaveCount(0)
        await asked.withdraw(number)
      })
    })
  })
}
