import type { APIRequestContext, Page } from '@playwright/test'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { messages } from '#messages/messages.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { goTo, laneSheet, openAdmin } from '#tests/support/admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { ofThisTry } from '#tests/support/newcomers.ts'
import { field, press, shipper } from '#tests/support/price-pages.ts'

// In order: the tests share the login of the tariff manager.
test.describe.configure({ mode: 'default', timeout: 120_000 })
test.use({ viewport: { width: 1440, height: 900 } })

const today = shanghaiDay(new Date())
/** Next month, between days of this month and days after it that keep the old price. */
const month = { validFrom: daysAfter(today, 20), validTo: daysAfter(today, 40) }
const lastDay = daysAfter(today, 58)

/** What a customer pays for one container on each public sailing of a service, by day of departure. */
async function pricesOf(request: APIRequestContext, pod: string, service: string) {
  const { offers } = await shipper(request)
  const query = { mode: 'ocean', pol: 'CNXMN', pod, etdFrom: today, etdTo: lastDay }
  const found = await offers({ ...query, containers: [{ type: '40HQ', count: 1 }] })
  const contract = new Set(found.contractOfferCodes)
  const prices = found.offers
    .filter(({ item }) => item.sailing?.linerService === service && !contract.has(item.code))
    .map(({ item, quote }) => [item.sailing?.departsOn ?? '', Number(quote.total.amount)] as const)
  const byDay = new Map(prices.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  // No sailing is offered at two public prices.
  expect(byDay.size).toBe(prices.length)
  expect(byDay.size).toBeGreaterThan(5)
  return byDay
}

type Texts = (typeof messages)['en' | 'zh']['ratesAdmin']
type Prices = Awaited<ReturnType<typeof pricesOf>>

const isInMonth = (day: string) => month.validFrom <= day && day <= month.validTo

function expectNewMonth(before: Prices, after: Prices) {
  expect([...after.keys()]).toEqual([...before.keys()])
  const { true: inMonth = [], false: others = [] } = Object.groupBy(
    before.keys(),
    (day) => `${isInMonth(day)}`,
  )
  expect(Math.min(inMonth.length, others.length)).toBeGreaterThan(1)
  for (const [day, price] of before) {
    if (isInMonth(day)) expect(after.get(day), day).toBeGreaterThan(price)
    else expect(after.get(day), day).toBe(price)
  }
}

const ofOne = (text: string) => text.replace('{{count}}', '1')

const dialog = (page: Page) => page.getByRole('dialog')
const finding = (page: Page, { check }: Texts) => dialog(page).getByRole('region', { name: check.kinds.gap })
const keep = (page: Page, texts: Texts) =>
  finding(page, texts).getByRole('button', { name: texts.check.keeps })

test.describe('by form', () => {
  test.use({ locale: 'en-GB' })
  const texts = messages.en.ratesAdmin
  test('next month is published beside this month', async ({ page, request }) => {
    const pod = ofThisTry('TGLFW', 'NGAPP')
    const code = `AF1-CNXMN-${pod}`
    const before = await pricesOf(request, pod, 'AF1')
    const draftMonth = async () => {
      await page.getByRole('link', { name: texts.actions.newVersion }).click()
      await field(page, texts.segments.validFrom).fill(month.validFrom)
      await field(page, texts.segments.validTo).fill(month.validTo)
      const price = page.locator('[name="pricing.freight.40HQ"]')
      await price.fill(String(Number((await price.inputValue()).replaceAll(',', '')) + 100))
      await press(page, texts.form.save)
      await press(page, texts.actions.publish)
      await expect(keep(page, texts)).toHaveAttribute('aria-pressed', 'true')
    }
    await openAdmin(page, 'tariff', `/console/rates?search=${code}`)
    await page.getByRole('link', { name: code }).first().click()
    await draftMonth()
    await expect(finding(page, texts)).toContainText(code)
    await expectNoBarrier(page)
    expect(await pricesOf(request, pod, 'AF1')).toEqual(before)

    // Sold from next week on: until then nothing changes, and it can be withdrawn.
    await dialog(page).getByLabel(texts.when.later).check()
    await dialog(page)
      .getByLabel(texts.when.at)
      .first()
      .fill(`${daysAfter(today, 7)} 08:00`)
    await press(page, texts.publish.later)
    await expect(page.getByText(texts.states.scheduled, { exact: true }).first()).toBeVisible()
    expect(await pricesOf(request, pod, 'AF1')).toEqual(before)
    await press(page, texts.actions.withdraw)
    await expect(dialog(page)).toContainText(texts.withdraw.text)
    await press(page, texts.withdraw.confirm)
    await expect(dialog(page).getByRole('link', { name: texts.archive.reasonMissing })).toBeVisible()
    await dialog(page).getByLabel(texts.archive.reason, { exact: true }).fill('Sold at once instead')
    await press(page, texts.withdraw.confirm)
    await expect(page.getByText(/Sold at once instead/).first()).toBeVisible()
    expect(await pricesOf(request, pod, 'AF1')).toEqual(before)

    await draftMonth()
    await press(page, texts.publish.now)
    await expect(page.getByText(texts.states['not-yet'], { exact: true }).first()).toBeVisible()
    await expect(page.getByText(texts.history.kept).first()).toBeVisible()
    expectNewMonth(before, await pricesOf(request, pod, 'AF1'))
  })
})

test.describe('by sheet', () => {
  test.use({ locale: 'zh-CN' })
  const texts = messages.zh.ratesAdmin
  const pod = 'GHTEM'

  test('next month is published beside this month, and undone', async ({ page, request }) => {
    const before = await pricesOf(request, pod, 'AF2')
    await openAdmin(page, 'tariff', '/console/rates/import')
    const lane = { code: `AF2-CNXMN-${pod}`, carrier: 'FRBQ', service: 'AF2', pol: 'CNXMN', pod }
    const name = `month-${ofThisTry('first', 'second')}.xlsx`
    const sheet = await laneSheet(name, [{ ...lane, ...month, 'freight.40HQ': '5900' }])
    await page.locator('input[type=file]').setInputFiles(sheet)
    await press(page, ofOne(texts.preview.confirm_other))
    await expect(keep(page, texts)).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog(page).getByRole('region', { name: texts.check.kinds.jump })).toBeVisible()
    await expectNoBarrier(page)
    await press(page, texts.preview.confirmNow)
    await expect(dialog(page).getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    expect(await pricesOf(request, pod, 'AF2')).toEqual(before)
    await dialog(page).getByLabel(texts.check.confirmed).check()
    await press(page, texts.preview.confirmNow)
    await expect(dialog(page)).toBeHidden()
    expectNewMonth(before, await pricesOf(request, pod, 'AF2'))

    await goTo(page, '/console/rates/import')
    await page.getByRole('button', { name: `${texts.undo.ask} ${name}` }).click()
    await press(page, ofOne(texts.undo.confirm_other))
    await expect(dialog(page)).toBeHidden()
    expect(await pricesOf(request, pod, 'AF2')).toEqual(before)
  })
})
