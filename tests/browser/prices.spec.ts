import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { terminals } from '#domain/places/terminals.data.ts'
import { addressOf, expect, logInByApi, open, test } from '#tests/support/browser.ts'
import {
  field,
  oceanUrl,
  press,
  services,
  shipper,
  type Texts,
  textsByLanguage,
  truckingUrl,
  upToParam,
} from '#tests/support/price-pages.ts'
import { containsText, readPdf } from '#tests/support/read-pdf.ts'
import { cellsOfSheet } from '#tests/support/sheet-cells.ts'

test.use({ viewport: { width: 1440, height: 900 } })
// Four modes in a row, and PDF files that are made and read.
test.describe.configure({ timeout: 90_000 })

const offersOf = (page: Page, { prices }: Texts) => page.getByRole('region', { name: prices.list.title })
const detailOf = (page: Page, { prices }: Texts) => page.getByRole('region', { name: prices.detail.title })

/** A message anywhere in a name, up to its first parameter. */
const upToParamIn = (sentence: string) => new RegExp(sentence.split('{{')[0] ?? '')

/** All text that the server sends, and the queries for a price range. */
function recordResponses(page: Page) {
  const responses: Promise<string>[] = []
  const queries: object[] = []
  page.on('response', (reply) => {
    const type = reply.headers()['content-type'] ?? ''
    if (/json|html|x-script/.test(type)) responses.push(reply.text().catch(() => ''))
    if (reply.url().endsWith('/api/quotes/band')) queries.push(reply.request().postDataJSON())
  })
  return { responses, queries }
}

/** The sum with a name, such as the maximum cost. */
const sumUnder = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

/** Reads the opened offer: the explanation of a line, contingent charges, the maximum cost. */
async function readOffer(page: Page, texts: Texts) {
  const { detail, contingentCharges, maximum } = texts.prices
  const offer = detailOf(page, texts)
  const line = offer.getByRole('group').first()
  await expect(line.getByText(detail.rule, { exact: true })).toBeHidden()
  await line.locator('summary').click()
  for (const name of [detail.rule, detail.tariff, detail.formula, detail.rounding, detail.tax])
    await expect(line.getByText(name, { exact: true })).toBeVisible()
  const charges = page.getByRole('table', { name: contingentCharges.title })
  await expect(charges.getByRole('row').nth(1)).toBeVisible()
  const total = sumUnder(page, maximum.total)
  const before = (await total.textContent()) ?? ''
  await page.getByRole('slider').first().press('ArrowRight')
  await expect(total).not.toHaveText(before)
  await press(page, maximum.reset)
  await expect(total).toHaveText(before)
}

/** Without scrolling: the total and the button of the opened offer, and between them lines that scroll. */
async function expectTotalAndSave(page: Page, texts: Texts) {
  const { detail, save } = texts.prices
  const offer = detailOf(page, texts)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(offer.getByText(detail.total, { exact: true }).first()).toBeInViewport({ ratio: 1 })
    await expect(offer.getByRole('button', { name: upToParam(save.button) })).toBeInViewport({ ratio: 1 })
    const lines = offer.getByRole('tablist').locator('xpath=ancestor::div[2]')
    const [height, content] = await lines.evaluate((area) => [area.clientHeight, area.scrollHeight])
    expect(height).toBeGreaterThan(120)
    expect(content).toBeGreaterThan(height ?? 0)
  }
}

/** A usual laptop shows four sailings before anybody scrolls. */
async function expectFourInSight(page: Page, texts: Texts) {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(offersOf(page, texts).locator('li[data-sailing]').nth(3)).toBeInViewport({ ratio: 1 })
  await expectTotalAndSave(page, texts)
  // A contract rate beside a public one, and the words for the best offer, on one line below the ship.
  await page.setViewportSize({ width: 1280, height: 800 })
  const heights = await offersOf(page, texts)
    .locator('li[data-sailing]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(88)
}

/** Saves the opened offer as a quote; returns its number and the amount of its total. */
async function save(page: Page, { prices, mine }: Texts) {
  const button = page.getByRole('button', { name: upToParam(prices.save.button) })
  const amount = /[\d,]+\.\d\d$/.exec((await button.textContent()) ?? '')?.[0] ?? 'no amount'
  await button.click()
  await page.getByRole('link', { name: prices.save.see }).click()
  await expect(page.getByRole('heading', { name: mine.quote.facts })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('number') ?? ''
  await expect(page.getByText(number).first()).toBeVisible()
  return { number, amount }
}

async function expectDocuments(page: Page, { mine }: Texts, number: string, amount: string) {
  for (const name of [mine.quote.pdfZh, mine.quote.pdfEn]) {
    const answered = page.waitForResponse((reply) => reply.url().includes('/api/quotes/document'))
    await press(page, name)
    const document = await readPdf(await (await answered).body())
    expect(document.title).toContain(number)
    expect(containsText(document, number)).toBe(true)
    expect(document.text.replaceAll(',', '')).toContain(amount.replaceAll(',', ''))
    await expect(page.getByRole('button', { name, exact: true })).toBeEnabled()
  }
}

// What does not depend on the language is tried in one of them.
for (const texts of textsByLanguage.slice(1)) {
  const { locale, gate, prices } = texts

  test.describe(locale, () => {
    test.use({ locale })

    test('a visitor gets a price range in each mode, and no response contains an exact price', async ({
      page,
      request,
    }) => {
      const { responses, queries } = recordResponses(page)
      for (const { path, search } of services) {
        await open(page, 'localhost', path)
        await search(page, texts)
        const shown = offersOf(page, texts)
        await expect(shown.getByRole('heading', { name: prices.range.title })).toBeVisible()
        await expect(shown.getByText(/(CNY\s|¥)[\d,]+ – [\d,]+/).first()).toBeVisible()
        await expect(shown.getByText(prices.range.visitor)).toBeVisible()
        await expect(shown.getByRole('link', { name: gate.steps['log-in'] })).toBeVisible()
        await expect(shown.getByText(/\d\.\d\d/)).toHaveCount(0)
      }
      expect(queries).toHaveLength(services.length)
      const received = [...(await Promise.all(responses)), await page.content()].join('\n')
      expect(received.includes('"total":{"from":')).toBe(true)
      expect(received.match(/"(lineId|standardAmount|offers|perContainer)":[^"]/)).toBeNull()
      const { offers } = await shipper(request)
      const exact = (await Promise.all(queries.map(offers)))
        .flatMap((data) => data.offers.map(({ quote }) => quote.total.amount))
        // A range may start or end at a round amount that is also an exact price.
        .filter((amount) => !amount.endsWith('00.00'))
      expect(exact.length).toBeGreaterThan(0)
      expect(exact.filter((amount) => received.includes(amount))).toEqual([])
    })

    test('offers for trucking, warehouses and depots have lines and can be saved', async ({ page }) => {
      await logInByApi(page, 'localhost')
      for (const { path, search } of services.slice(1)) {
        await open(page, 'localhost', path)
        await search(page, texts)
        await readOffer(page, texts)
        // One slider goes through all prices of a longer stay.
        if (path === '/service/yard')
          await expect(
            page.getByRole('slider', { name: prices.maximum.moreDays.replace('{{name}}', '') }),
          ).toHaveCount(1)
        await save(page, texts)
      }
    })
  })
}

for (const texts of textsByLanguage.slice(0, 1)) {
  const { locale, mine, prices, refusals } = texts

  test.describe(locale, () => {
    test.use({ locale })

    test('a certified company compares sailings, saves a quote, and verifies its document', async ({
      page,
    }) => {
      const [ocean] = services
      await logInByApi(page, 'localhost')
      await open(page, 'localhost', ocean.path)
      await ocean.search(page, texts)
      await expectFourInSight(page, texts)
      await readOffer(page, texts)
      const checkboxes = offersOf(page, texts).getByRole('checkbox', { name: upToParam(prices.list.compare) })
      for (const at of [0, 1]) await checkboxes.nth(at).check()
      await press(page, prices.compare.show)
      const table = page.getByRole('region', { name: prices.compare.title }).getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(3)
      await expect(table.getByRole('row', { name: prices.compare.total })).toContainText(/\d\.\d\d.*\d\.\d\d/)
      for (const name of [prices.list.departs, prices.cutOffs.FCO, prices.compare.validUntil])
        await expect(table.getByRole('row', { name })).toBeVisible()
      await press(page, prices.compare.clear)
      await expect(table).toBeHidden()

      const { number, amount } = await save(page, texts)
      const sailing = page.getByRole('region', { name: mine.sailing.title })
      for (const name of [
        mine.sailing.carrier,
        mine.sailing.vessel,
        mine.sailing.terminal,
        prices.cutOffs.FCO,
      ])
        await expect(sailing.getByText(name, { exact: true })).toBeVisible()
      await expectDocuments(page, texts, number, amount)
      await page.getByRole('link', { name: mine.quote.verifyHelp }).click()
      const verified = page
        .getByRole('status')
        .filter({ hasText: upToParam(mine.verify.genuine).source.slice(1) })
      await expect(verified).toContainText(number)
      await expect(verified).toContainText(amount)
      await page.goto(addressOf('localhost', '/workbench/quotes'))
      await expect(page.getByRole('row', { name: number })).toContainText(amount)
    })

    test('the sorting, the chosen offer and the search survive a reload and Back', async ({ page }) => {
      const [ocean] = services
      await logInByApi(page, 'localhost')
      await open(page, 'localhost', ocean.path)
      await ocean.search(page, texts)
      const shown = offersOf(page, texts)
      await shown.getByRole('button', { name: prices.list.byTransit, exact: true }).click()
      const other = shown
        .getByRole('button', { name: upToParamIn(prices.list.choose), pressed: false })
        .last()
      await other.click()
      await expect(page).toHaveURL(/sort=byTransit.*offer=/)
      const name = await detailOf(page, texts).getByRole('paragraph').first().textContent()
      await page.reload()
      await expect(detailOf(page, texts).getByRole('paragraph').first()).toHaveText(name ?? '')
      await expect(
        shown.getByRole('button', { name: prices.list.byTransit, exact: true, pressed: true }),
      ).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/service\/hyzx\?/)
      await expect(page.getByRole('combobox', { name: prices.form.pod, exact: true })).not.toHaveValue('')
      await page.goForward()
      await expect(detailOf(page, texts).getByRole('paragraph').first()).toHaveText(name ?? '')
    })

    test('a trucking offer has the name of its pick-up place everywhere', async ({ page }) => {
      const names = terminals.filter(({ code }) => ['BLCT2', 'BLCT6'].includes(code))
      const [second = '', meishan = ''] = names.map(({ name }) => name[locale === 'zh-CN' ? 'zh' : 'en'])
      await logInByApi(page, 'localhost')
      await open(page, 'localhost', truckingUrl())
      for (const name of [second, meishan])
        await expect(offersOf(page, texts).getByRole('heading', { name: `${name} →` })).toBeVisible()
      for (const name of [second, meishan])
        await offersOf(page, texts)
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: `${name} →` }) })
          .getByRole('checkbox', { name: upToParam(prices.list.compare) })
          .check()
      await press(page, prices.compare.show)
      const table = page.getByRole('region', { name: prices.compare.title }).getByRole('table')
      await expect(table.getByRole('columnheader', { name: meishan })).toBeVisible()
      for (const role of ['heading', 'columnheader'] as const)
        await expect(page.getByRole('main').getByRole(role, { name: 'BLCT' })).toHaveCount(0)

      await open(page, 'localhost', truckingUrl('BLCT6'))
      const { number } = await save(page, texts)
      await expect(detailOf(page, texts)).toContainText(meishan)
      const answered = page.waitForResponse((reply) => reply.url().includes('/api/quotes/document'))
      await press(page, locale === 'zh-CN' ? mine.quote.pdfZh : mine.quote.pdfEn)
      const document = await readPdf(await (await answered).body())
      expect(containsText(document, meishan)).toBe(true)
      await page.getByRole('link', { name: mine.quote.verifyHelp }).click()
      await expect(page.getByRole('status').filter({ hasText: number })).toContainText(meishan)
      await page.goto(addressOf('localhost', '/workbench/quotes'))
      await expect(page.getByRole('row', { name: number })).toContainText(meishan)
    })

    test('a bulk quote keeps the order of its lanes, on the page and in the sheet', async ({ page }) => {
      await logInByApi(page, 'localhost')
      await page.goto(addressOf('localhost', '/workbench/quotes?show=bulk'))
      const rows = [
        '宁波,Rotterdam,40HQ,2',
        'Atlantis,Rotterdam,40HQ,2',
        '=1+1,,20GP,1',
        'CNTAO,JPTYO,20TK,1',
      ]
      await field(page, mine.bulkQuote.paste).pressSequentially(rows.join('\n'))
      const { wrongFields } = mine.bulkQuote
      const unknown = wrongFields.pol['unknown-value']
      await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible()
      await press(page, mine.bulkQuote.price.replace('{{count}}', '2'))
      const table = page.getByRole('table', { name: mine.bulkQuote.caption })
      const noPriceForType = refusals['no-price_type'].replace('{{type}}', '20TK')
      const expected = [/\d\.\d\d/, unknown, wrongFields.pod.required, noPriceForType]
      for (const [index, words] of expected.entries())
        await expect(table.getByRole('row').nth(index + 1)).toContainText(words)
      const saved = page.waitForEvent('download')
      await press(page, mine.bulkQuote.sheet)
      const [, ...written] = await cellsOfSheet(await readFile(await (await saved).path()))
      expect(written.map((cells) => cells.slice(0, 4).join(','))).toEqual(rows)
      expect(written.map((cells) => cells[15] ?? '')).toEqual([
        '',
        unknown,
        expect.stringContaining(wrongFields.pod.required),
        noPriceForType,
      ])
    })

    test.describe('refused', () => {
      test.use({ errorsExpected: true })

      test('without a contract rate or a price the page links to a quote request', async ({ page }) => {
        await logInByApi(page, 'localhost')
        await open(page, 'localhost', oceanUrl('CNNGB', 'ZADUR', '&contract=1'))
        await expect(page.getByText(refusals['no-contract'])).toBeVisible()
        await open(page, 'localhost', truckingUrl('DP-NGB-01'))
        await expect(page.getByText(texts.trucking.noPriceHere)).toBeVisible()
        await page.getByRole('link', { name: prices.state.askStaff }).click()
        await expect(page.getByRole('heading', { name: texts.requests.title })).toBeVisible()
      })

      test('a wrong verification code is refused', async ({ page, request }) => {
        const { number, verifyCode } = await (await shipper(request)).save()
        await open(page, 'localhost', `/quote/verify?number=${number}&code=${verifyCode}`)
        const verified = page.getByText(number, { exact: true })
        await expect(verified).toBeVisible()
        await field(page, mine.verify.code).fill(`${verifyCode.slice(0, -1)}_`)
        await press(page, mine.verify.submit)
        await expect(page.getByRole('alert').filter({ hasText: mine.refusals['not-found'] })).toBeVisible()
        await expect(verified).toBeHidden()
      })
    })
  })
}
