import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { terminals } from '#domain/places/terminals.data.ts'
import { readCells } from '#server/platform/sheets/read-cells.ts'
import { addressOf, expect, logInByApi, open, test } from '#tests/support/browser.ts'
import {
  field,
  oceanAddress,
  press,
  type Speaker,
  services,
  shipper,
  speakers,
  truckingUrl,
  upToFact,
} from '#tests/support/price-pages.ts'
import { containsText, readPdf } from '#tests/support/read-pdf.ts'

test.use({ viewport: { width: 1440, height: 900 } })
// Four services in a row, and papers that are drawn and read.
test.describe.configure({ timeout: 90_000 })

const offersOf = (page: Page, { prices }: Speaker) => page.getByRole('region', { name: prices.list.title })
const detailOf = (page: Page, { prices }: Speaker) => page.getByRole('region', { name: prices.detail.title })

/** Everything the server said on the way, and what was asked for a band. */
function listenTo(page: Page) {
  const said: Promise<string>[] = []
  const queries: object[] = []
  page.on('response', (reply) => {
    const type = reply.headers()['content-type'] ?? ''
    if (/json|html|x-script/.test(type)) said.push(reply.text().catch(() => ''))
    if (reply.url().endsWith('/api/quotes/band')) queries.push(reply.request().postDataJSON())
  })
  return { said, queries }
}

/** The sum under a name, such as the worst case. */
const sumUnder = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

/** One offer is read to its last line: explained, what could be added, the worst case. */
async function readOffer(page: Page, speaker: Speaker) {
  const { detail, contingentCharges, maximum } = speaker.prices
  const offer = detailOf(page, speaker)
  const line = offer.getByRole('group').first()
  await expect(line.getByText(detail.rule, { exact: true })).toBeHidden()
  await line.locator('summary').click()
  for (const name of [detail.rule, detail.tariff, detail.formula, detail.rounding, detail.tax])
    await expect(line.getByText(name, { exact: true })).toBeVisible()
  const could = page.getByRole('table', { name: contingentCharges.title })
  await expect(could.getByRole('row').nth(1)).toBeVisible()
  const total = sumUnder(page, maximum.total)
  const before = (await total.textContent()) ?? ''
  await page.getByRole('slider').first().press('ArrowRight')
  await expect(total).not.toHaveText(before)
  await press(page, maximum.reset)
  await expect(total).toHaveText(before)
}

/** The offer in sight as a quote of the workbench; gives its number and its total. */
async function save(page: Page, { prices, mine }: Speaker) {
  const button = page.getByRole('button', { name: upToFact(prices.save.button) })
  const total = /[A-Z]{3} [\d,]+\.\d\d$/.exec((await button.textContent()) ?? '')?.[0] ?? ''
  await button.click()
  await page.getByRole('link', { name: prices.save.see }).click()
  await expect(page.getByRole('heading', { name: mine.quote.facts })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('number') ?? ''
  await expect(page.getByText(number).first()).toBeVisible()
  return { number, total }
}

async function expectDocuments(page: Page, { mine }: Speaker, number: string, total: string) {
  for (const name of [mine.quote.pdfZh, mine.quote.pdfEn]) {
    const answered = page.waitForResponse((reply) => reply.url().includes('/api/quotes/document'))
    await press(page, name)
    const document = await readPdf(await (await answered).body())
    const [currency = '', amount = ''] = total.split(' ')
    expect(document.title).toContain(number)
    for (const words of [number, currency]) expect(containsText(document, words), words).toBe(true)
    expect(document.text.replaceAll(',', '')).toContain(amount.replaceAll(',', ''))
    await expect(page.getByRole('button', { name, exact: true })).toBeEnabled()
  }
}

for (const speaker of speakers) {
  const { locale, gate, mine, prices, refusals } = speaker

  test.describe(locale, () => {
    test.use({ locale })

    test('a visitor gets a band for each service, and no figure on any way', async ({ page, request }) => {
      const { said, queries } = listenTo(page)
      for (const { path, search } of services) {
        await open(page, 'localhost', path)
        await search(page, speaker)
        const shown = offersOf(page, speaker)
        await expect(shown.getByRole('heading', { name: prices.band.title })).toBeVisible()
        await expect(shown.getByText(/CNY [\d,]+ – [\d,]+/).first()).toBeVisible()
        await expect(shown.getByText(refusals['logged-out'])).toBeVisible()
        await expect(shown.getByText(refusals['certify-to-see-rates'])).toBeVisible()
        await expect(shown.getByRole('link', { name: gate.steps['log-in'] })).toBeVisible()
        await expect(shown.getByText(/\d\.\d\d/)).toHaveCount(0)
      }
      expect(queries).toHaveLength(services.length)
      const heard = [...(await Promise.all(said)), await page.content()].join('\n')
      expect(heard.includes('"total":{"from":')).toBe(true)
      expect(heard.match(/"(lineId|standardAmount|offers|perContainer)":[^"]/)).toBeNull()
      const { offers } = await shipper(request)
      const exact = (await Promise.all(queries.map(offers)))
        .flatMap((data) => data.offers.map(({ quote }) => quote.total.amount))
        // A band may begin or end at a round sum that is somebody's price by chance.
        .filter((amount) => !amount.endsWith('00.00'))
      expect(exact.length).toBeGreaterThan(0)
      expect(exact.filter((amount) => heard.includes(amount))).toEqual([])
    })

    test('a certified company compares sailings, keeps one, and holds a paper that can be verified', async ({
      page,
    }) => {
      const [ocean] = services
      await logInByApi(page, 'localhost')
      await open(page, 'localhost', ocean.path)
      await ocean.search(page, speaker)
      await readOffer(page, speaker)
      const boxes = offersOf(page, speaker).getByRole('checkbox', { name: upToFact(prices.list.compare) })
      for (const at of [0, 1]) await boxes.nth(at).check()
      const table = page.getByRole('region', { name: prices.compare.title }).getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(3)
      await expect(table.getByRole('row', { name: prices.compare.total })).toContainText(/\d\.\d\d.*\d\.\d\d/)
      await press(page, prices.compare.clear)
      await expect(table).toBeHidden()

      const { number, total } = await save(page, speaker)
      const ship = page.getByRole('region', { name: mine.ship.title })
      for (const name of [mine.ship.carrier, mine.ship.vessel, mine.ship.terminal, prices.cutOffs.FCO])
        await expect(ship.getByText(name, { exact: true })).toBeVisible()
      await expectDocuments(page, speaker, number, total)
      await page.getByRole('link', { name: mine.quote.verifyHelp }).click()
      const genuine = page
        .getByRole('status')
        .filter({ hasText: upToFact(mine.verify.genuine).source.slice(1) })
      await expect(genuine).toContainText(number)
      await expect(genuine).toContainText(total)
      await page.goto(addressOf('localhost', '/workbench/quotes'))
      await expect(page.getByRole('row', { name: number })).toContainText(total)
    })

    test('hauls, warehouses and depots are priced line by line and kept as well', async ({ page }) => {
      await logInByApi(page, 'localhost')
      for (const { path, search } of services.slice(1)) {
        await open(page, 'localhost', path)
        await search(page, speaker)
        await readOffer(page, speaker)
        // A stay is longer or it is not: one slider runs through all its prices.
        if (path === '/service/yard')
          await expect(
            page.getByRole('slider', { name: prices.maximum.moreDays.replace('{{name}}', '') }),
          ).toHaveCount(1)
        await save(page, speaker)
      }
    })

    test('a haul is called by the place its truck comes from, wherever one reads of it', async ({ page }) => {
      const names = terminals.filter(({ code }) => ['BLCT2', 'BLCT6'].includes(code))
      const [second = '', meishan = ''] = names.map(({ name }) => name[locale === 'zh-CN' ? 'zh' : 'en'])
      await logInByApi(page, 'localhost')
      await open(page, 'localhost', truckingUrl())
      for (const name of [second, meishan])
        await expect(offersOf(page, speaker).getByRole('heading', { name: `${name} →` })).toBeVisible()
      const boxes = offersOf(page, speaker).getByRole('checkbox', { name: upToFact(prices.list.compare) })
      for (const at of [0, 1]) await boxes.nth(at).check()
      const table = page.getByRole('region', { name: prices.compare.title }).getByRole('table')
      await expect(table.getByRole('columnheader', { name: meishan })).toBeVisible()
      for (const role of ['heading', 'columnheader'] as const)
        await expect(page.getByRole('main').getByRole(role, { name: 'BLCT' })).toHaveCount(0)

      await open(page, 'localhost', truckingUrl('BLCT6'))
      const { number } = await save(page, speaker)
      await expect(detailOf(page, speaker)).toContainText(meishan)
      const answered = page.waitForResponse((reply) => reply.url().includes('/api/quotes/document'))
      await press(page, locale === 'zh-CN' ? mine.quote.pdfZh : mine.quote.pdfEn)
      const document = await readPdf(await (await answered).body())
      expect(containsText(document, meishan)).toBe(true)
      await page.getByRole('link', { name: mine.quote.verifyHelp }).click()
      await expect(page.getByRole('status').filter({ hasText: number })).toContainText(meishan)
      await page.goto(addressOf('localhost', '/workbench/quotes'))
      await expect(page.getByRole('row', { name: number })).toContainText(meishan)
    })

    test('of many lanes each comes back in its order, on the page and in the sheet', async ({ page }) => {
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
      const boxless = refusals['no-price_type'].replace('{{type}}', '20TK')
      const told = [/\d\.\d\d/, unknown, wrongFields.pod.required, boxless]
      for (const [at, words] of told.entries())
        await expect(table.getByRole('row').nth(at + 1)).toContainText(words)
      const saved = page.waitForEvent('download')
      await press(page, mine.bulkQuote.sheet)
      const sheet = await readCells(await readFile(await (await saved).path()))
      if (sheet.kind !== 'rows') throw new Error(sheet.kind)
      const written = sheet.rows.slice(1).map(({ cells }) => cells)
      expect(written.map((cells) => cells.slice(0, 4).join(','))).toEqual(rows)
      expect(written.map((cells) => cells[15] ?? '')).toEqual([
        '',
        unknown,
        expect.stringContaining(wrongFields.pod.required),
        boxless,
      ])
    })

    test.describe('with a no', () => {
      test.use({ errorsExpected: true })

      test('who has no contract, and what has no price, is told so with the way to staff', async ({
        page,
      }) => {
        await logInByApi(page, 'localhost')
        await open(page, 'localhost', oceanAddress('CNNGB', 'ZADUR', '&contract=1'))
        await expect(page.getByText(refusals['no-contract'])).toBeVisible()
        await open(page, 'localhost', truckingUrl('BLTCT'))
        await expect(page.getByText(speaker.trucking.noPriceHere)).toBeVisible()
        await page.getByRole('link', { name: prices.state.askStaff }).click()
        await expect(page.getByRole('heading', { name: speaker.requests.title })).toBeVisible()
      })

      test('a paper with a wrong code is not one of ours', async ({ page, request }) => {
        const { number, verifyCode } = await (await shipper(request)).save()
        await open(page, 'localhost', `/quote/verify?number=${number}&code=${verifyCode}`)
        const genuine = page.getByText(number, { exact: true })
        await expect(genuine).toBeVisible()
        await field(page, mine.verify.code).fill(`${verifyCode.slice(0, -1)}_`)
        await press(page, mine.verify.submit)
        await expect(page.getByText(mine.problems.code['unknown-value'])).toBeVisible()
        await expect(genuine).toBeHidden()
      })
    })
  })
}
