import { tokenHeader } from '#contract/envelope-codes.ts'
import type { OffersData } from '#contract/quotes.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { addressOf, expect, saveToken, test } from '#tests/support/browser.ts'
import { dataOf } from '#tests/support/newcomers.ts'
import { shipper } from '#tests/support/price-pages.ts'

const today = shanghaiDay(new Date())

test.describe('in English', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

  test('the longest arrival, with year and time zone, keeps clear of the terminal beside it', async ({
    page,
    request,
  }) => {
    const { token, offers } = await shipper(request)
    const days = { etdFrom: today, etdTo: daysAfter(today, 28) }
    const query = {
      mode: 'ocean',
      pol: 'CNTAO',
      pod: 'NLRTM',
      ...days,
      containers: [{ type: '40HQ', count: 1 }],
    }
    const arrival = ({ item: { sailing } }: OffersData['offers'][number]) => sailing?.arrivesAt ?? ''
    const last = (await offers(query)).offers
      .toSorted((one, other) => (arrival(one) < arrival(other) ? -1 : 1))
      .at(-1)
    const saved = await dataOf(
      await request.post(addressOf('localhost', '/api/quotes/save'), {
        headers: { [tokenHeader]: token },
        data: { query, offerCode: last?.item.code },
      }),
    )
    await saveToken(page, 'localhost', token)
    await page.goto(addressOf('localhost', `/workbench/quotes?number=${saved.number}`))
    const values = page.getByRole('region', { name: 'Sailing' }).locator('dd')
    await expect(values.first()).toBeVisible()
    const widths = await values.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    )
    expect(Math.max(...widths)).toBeLessThanOrEqual(0)
  })
})
