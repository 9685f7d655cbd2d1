import type { APIRequestContext, Page } from '@playwright/test'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { goTo, type LaneRow, laneSheet, openAdmin } from '#tests/support/admin.ts'
import { addressOf, expect, test } from '#tests/support/browser.ts'
import { dataOf, newcomer, ofThisTry } from '#tests/support/newcomers.ts'
import { hiddenPx } from '#tests/support/widths.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const combobox = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true })
const priceField = (page: Page, type: string) => page.getByLabel(new RegExp(`^Price .*${type}$`))
const group = (page: Page, name: string) => page.getByRole('group', { name })

// In order: the tests share the login of each role.
test.describe.configure({ mode: 'default', timeout: 90_000 })
// Narrower than where a record opens beside its list.
test.use({ locale: 'en-GB', viewport: { width: 1240, height: 900 } })

test('a spreadsheet is corrected by its cells, confirmed, active, and undone as a whole', async ({
  page,
}) => {
  const codes = ['ADMIN-SHEET-1', 'ADMIN-SHEET-2'].map((code) => `${code}-${Date.now()}`)
  const [first = '', second = ''] = codes
  const right: readonly LaneRow[] = [
    { code: first, 'freight.20GP': '1150', 'cost.20GP': '900' },
    { code: second, 'freight.40HQ': '2100', surcharges: 'BAF 120 TEU' },
  ]
  await openAdmin(page, 'tariff', '/console/rates/import')
  await expect(page.getByText('up to 20 MB and 60,000 rows')).toBeVisible()
  await expectNoBarrier(page)

  const wrong: readonly LaneRow[] = [...right.slice(0, 1), { code: second, 'freight.20GP': 'twelve hundred' }]
  await field(page, 'Spreadsheet').setInputFiles(await laneSheet('lanes-wrong.xlsx', wrong))
  const outcomes = page.getByRole('navigation', { name: 'Results' })
  await expect(outcomes.getByRole('link', { name: 'Errors 1' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row', { name: second })).toContainText('F3')
  await expect(page.getByRole('row', { name: second })).toContainText('Enter a number with up to 9 digits')
  await expect(page.getByRole('button', { name: /^Import 1 rate/ })).toBeEnabled()
  await expect(page.getByText('1 row has errors and will not be imported.')).toBeVisible()
  await expectNoBarrier(page)

  await field(page, 'Spreadsheet').setInputFiles(await laneSheet('lanes-right.xlsx', right))
  await expect(outcomes.getByRole('link', { name: 'Added 2' })).toHaveAttribute('aria-current', 'page')
  await press(page, 'Import 2 rates…')
  await expect(dialog(page)).toContainText('You can undo the import')
  // Two public rates for the same days of one lane: staff decide which price applies.
  await expect(dialog(page)).toContainText(`${first} overlaps the public rate ${second}`)
  await press(page, 'Import and publish now')
  await expect(dialog(page)).toContainText('Choose which price applies')
  await press(page, 'Sell the common days at the new price only')
  await press(page, 'Import and publish now')
  await expect(page.getByRole('status').filter({ hasText: '2 rates imported and published' })).toBeVisible()

  await goTo(page, `/console/rates?search=${first}`)
  await expect(page.getByRole('row', { name: first })).toContainText('Upcoming')
  await page.getByRole('link', { name: first }).click()
  await expect(page.getByRole('row', { name: '20GP' })).toContainText('21.7%')
  await expectNoBarrier(page)

  await page.getByRole('link', { name: 'Import or bulk edit' }).click()
  await page.getByRole('button', { name: 'Undo… lanes-right.xlsx' }).first().click()
  await expect(dialog(page)).toContainText('All 2 changed rates will no longer apply')
  await press(page, 'Undo 2 rates')
  await expect(page.getByRole('status').filter({ hasText: 'Changes to 2 rates undone' })).toBeVisible()
  await goTo(page, `/console/rates?search=${first}`)
  await expect(page.getByRole('status').filter({ hasText: 'No matching records' })).toBeVisible()
  await goTo(page, `/console/rates?search=${first}&state=ended`)
  await expect(page.getByRole('row', { name: first })).toContainText('Ended')
})

test.describe('with refused requests', () => {
  test.use({ errorsExpected: true })

  test('a file that is no spreadsheet is refused', async ({ page }) => {
    await openAdmin(page, 'tariff', '/console/rates/import')
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('lanes') }
    await field(page, 'Spreadsheet').setInputFiles(notes)
    await expect(page.getByText('Select an .xlsx file of up to 20 MB')).toBeVisible()
    await field(page, 'Spreadsheet').setInputFiles({ ...notes, name: 'notes.xlsx' })
    await expect(
      page
        .getByText(/sheet/i)
        .filter({ hasText: /template/ })
        .last(),
    ).toBeVisible()
  })

  test('a rate that was saved meanwhile is merged field by field', async ({ page }) => {
    const code = `ADMIN-RACE-${Date.now()}`
    await newLane(page, code)
    await press(page, 'Save draft')
    await expect(page.getByRole('heading', { name: `${code}, version 1` })).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const tab of [page, other]) await tab.getByRole('link', { name: 'Edit draft' }).click()
    for (const [tab, price] of [
      [page, '1300'],
      [other, '1400'],
    ] as const) {
      await priceField(tab, '20GP').fill(price)
      await press(tab, 'Save draft')
      if (tab === page) await expect(page.getByRole('heading', { name: `${code}, version 1` })).toBeVisible()
    }
    await expect(other.getByText('Your entries are still here')).toBeVisible()
    await press(other, 'Compare and merge')
    const merging = other.getByRole('dialog', { name: 'Merge with the latest version' })
    await expect(merging.getByRole('row', { name: /20GP/ })).toContainText(/USD\s1,300.*USD\s1,400/)
    await expectNoBarrier(other)
    await merging.getByRole('radio', { name: /20GP: take your value/ }).check()
    await press(other, 'Merge and save draft')
    await expect(other.getByRole('heading', { name: `${code}, version 1` })).toBeVisible()
    await expect(other.getByRole('row', { name: '20GP' })).toContainText('USD\u00A01,400')
    await press(other, 'Discard draft…')
    await press(other, 'Discard')
    await expect(other).toHaveURL(/\/console\/rates\?kind=ocean-lane$/)
    await other.close()
  })
})

async function choose(page: Page, label: string, text: string) {
  await combobox(page, label).fill(text)
  await combobox(page, label).press('Enter')
}

async function newLane(page: Page, code: string) {
  await openAdmin(page, 'tariff', '/console/rates/new?kind=ocean-lane')
  await field(page, 'Rate code').fill(code)
  await field(page, 'Valid from').fill('2031-01-01')
  await field(page, 'Valid to').fill('2031-01-31')
  await choose(page, 'Carrier', 'WVGQ')
  await choose(page, 'Liner service', 'AF1')
  // By pinyin and by the name in Chinese.
  await choose(page, 'Port of loading', 'shanghai')
  await choose(page, 'Port of discharge', ofThisTry('德班', '开普敦'))
  await priceField(page, '20GP').fill('1150')
}

test('a rate is drafted and published, and its next version is scheduled', async ({ page }) => {
  const code = `ADMIN-LANE-${Date.now()}`
  await newLane(page, code)
  await field(page, 'Valid to').fill('2030-12-31')
  await priceField(page, '40HQ').fill('2.100.0')
  await press(page, 'Save draft')
  await expect(
    page.getByText('The “Valid to” date cannot be before the “Valid from” date').first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ocean freight · 40 ft high cube 40HQ/ })).toBeVisible()
  await expectNoBarrier(page)
  await field(page, 'Valid to').fill('2031-01-31')
  await priceField(page, '40HQ').fill('2100')
  await page.getByLabel(/^Cost .*40HQ$/).fill('2200')
  await press(page, 'Add surcharge')
  await choose(page, 'Charge', 'BAF')
  await field(page, 'Unit').selectOption('TEU')
  await field(page, 'Price (USD per TEU)').fill('120')
  await press(page, 'Save draft')
  await expect(page.getByRole('heading', { name: `${code}, version 1` })).toBeVisible()
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: '40HQ' })).toContainText('−USD\u00A0100 (loss)')
  await expectNoBarrier(page)

  await press(page, 'Publish…')
  await expect(dialog(page)).toContainText(
    'the price is below cost, 40HQ costs USD\u00A02,200 and is sold at USD\u00A02,100',
  )
  await dialog(page).getByLabel('I have checked these findings').check()
  await press(page, 'Publish now')
  await expect(page.getByText('Upcoming', { exact: true }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Edit as new version' }).click()
  // The types without a price are folded away; Enter goes down the column and sends nothing.
  await expect(page.getByLabel(/^Price .*45HQ$/)).toBeHidden()
  await priceField(page, '20GP').fill('1200')
  await priceField(page, '20GP').press('Enter')
  await expect(priceField(page, '40HQ')).toBeFocused()
  await expectNoBarrier(page)
  // Publishing from the form saves the draft first and leads to the same check.
  await press(page, 'Publish…')
  await expect(dialog(page)).toContainText(`${code}, version 2`)
  await dialog(page).getByLabel('I have checked these findings').check()
  await dialog(page).getByLabel('At a set time').check()
  await dialog(page).getByLabel('Date and time, UTC+8', { exact: true }).fill('2020-01-01 08:00')
  await press(page, 'Schedule')
  await expect(dialog(page).getByText('This time has passed').first()).toBeVisible()
  await dialog(page).getByLabel('Date and time, UTC+8', { exact: true }).fill('2030-12-01 08:00')
  await expectNoBarrier(page)
  await press(page, 'Schedule')
  await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('1\u00A0Dec\u00A02030\u00A008:00').first()).toBeVisible()

  await press(page, 'Changes from version 1')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Freight · 20 ft standard 20GP' }).last(),
  ).toContainText('USD\u00A01,150 → USD\u00A01,200')
  // A change is one line across the panel, not a column of single letters.
  const change = page.getByRole('listitem').filter({ hasText: 'USD\u00A01,150 → USD\u00A01,200' }).last()
  expect((await change.boundingBox())?.height).toBeLessThan(60)
  await press(page, 'Withdraw…')
  await expect(dialog(page)).toContainText('This version is not on sale yet')
  await dialog(page).getByLabel('Reason', { exact: true }).fill('Wrong month')
  await dialog(page).getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible()
})

test('a bulk edit with its margins is saved as drafts, and undone in one step', async ({ page }) => {
  const code = 'AF1-CNNGB-GHTEM'
  await openAdmin(page, 'tariff', `/console/rates?kind=ocean-lane&search=${code}`)
  await page.getByRole('row', { name: code }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Bulk edit…' }).click()
  await group(page, 'Prices').getByLabel('Change').selectOption('raise-percent')
  await field(page, 'Value (%)').fill('1')
  await press(page, 'Preview')
  await expect(page.getByRole('row', { name: /20GP/ }).first()).toContainText(/\d% → \d/)
  await expectNoBarrier(page)
  await press(page, 'Publish 1 changed rate…')
  await dialog(page).getByLabel('Not yet: save as drafts').check()
  await expectNoBarrier(page)
  await press(page, 'Save as drafts')
  await page.getByRole('link', { name: 'View drafts' }).click()
  await expect(page).toHaveURL(/state=draft/)
  const drafts = page.getByRole('row', { name: code }).filter({ hasText: 'Draft' })
  await expect(drafts).toHaveCount(1)
  await page.goBack()
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await press(page, 'Delete 1 draft')
  await expect(page.getByRole('status').filter({ hasText: '1 draft deleted' })).toBeVisible()
})

test('a tariff is edited field by field, and rows are added and removed', async ({ page }) => {
  await openAdmin(page, 'tariff', '/console/rates?kind=depot-tariff')
  const depot = page.getByRole('row', { name: 'Quayside Beilun Depot DP-NGB-01' })
  await depot.filter({ hasNotText: 'ADMIN-DEPOT' }).getByRole('link').click()
  await page.getByRole('link', { name: 'Copy to new rate' }).click()
  await field(page, 'Rate code').fill(`ADMIN-DEPOT-${Date.now()}`)
  // Far in the future, so that no other test gets a price from it.
  await field(page, 'Valid from').fill(ofThisTry('2031-01-01', '2031-03-01'))
  await field(page, 'Valid to').fill(ofThisTry('2031-01-31', '2031-03-31'))
  await expect(combobox(page, 'Depot')).toHaveValue('Quayside Beilun Depot')
  await field(page, 'Free days').fill('five')
  await press(page, 'Add tier')
  await expect(group(page, 'Tier 4').getByLabel('From day')).toBeFocused()
  await press(page, 'Save draft')
  const wrong = page.getByRole('alert').filter({ hasText: 'Free days' })
  await expect(wrong).toBeFocused()
  await expect(wrong).toContainText('Free days: enter a whole number from 0 to 100,000')
  await expect(wrong).toContainText('Storage tiers · Tier 4 · Multiplier is required')
  await expectNoBarrier(page)
  await wrong.getByRole('link', { name: /^Storage tiers · Tier 4 · From day/ }).click()
  await expect(group(page, 'Tier 4').getByLabel('From day')).toBeFocused()

  await field(page, 'Free days').fill('5')
  await field(page, 'Dangerous goods, per container (CNY)').fill('77.5')
  await group(page, 'Tier 4').getByLabel('From day').fill('61')
  await group(page, 'Tier 4').getByLabel('Multiplier').fill('3.25')
  await group(page, 'Tier 3').getByLabel('To day').fill('60')
  await press(page, 'Remove Tier 2')
  await group(page, 'Tier 1').getByLabel('To day').fill('30')
  await press(page, 'Save draft')
  await expect(page.getByRole('heading', { name: /^ADMIN-DEPOT-\d+, version 1$/ })).toBeVisible()
  await press(page, 'Publish…')
  await press(page, 'Publish now')
  await expect(page.getByText('Upcoming', { exact: true }).first()).toBeVisible()
  await page.reload()
  const pricing = page.getByRole('region', { name: 'Pricing' })
  await expect(pricing).toContainText('77.5')
  await expect(pricing.getByRole('heading', { level: 4 })).toHaveText(['Tier 1', 'Tier 2', 'Tier 3'])
  await expect(pricing).toContainText(/Tier 3\s*From day\s*61\s*To day\s*no limit\s*Multiplier\s*3.25/)
})

test('the button that removes a single amount shows its icon', async ({ page }) => {
  await openAdmin(page, 'tariff', '/console/rates?kind=trucking-tariff')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.getByRole('link', { name: 'Edit as new version' }).click()
  const icon = page
    .getByRole('button', { name: /^Remove / })
    .locator('svg')
    .first()
  await expect(icon).toBeVisible()
  expect((await icon.boundingBox())?.width).toBeGreaterThan(12)
})

test('an exchange rate is entered with its date and source', async ({ page }) => {
  await openAdmin(page, 'tariff', '/console/exchangeRates')
  await field(page, 'Exchange rate').fill('0')
  await field(page, 'Source').fill('Quayside, entered by hand')
  await press(page, 'Save exchange rate')
  await expect(page.getByText('Enter an exchange rate greater than 0').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Currency' }).first().selectOption('KWD')
  await field(page, 'Date').fill('2026-01-02')
  await field(page, 'Exchange rate').fill('21.92345678')
  await press(page, 'Save exchange rate')
  await page.getByRole('combobox', { name: 'Currency' }).last().selectOption('KWD')
  await expect(
    page.getByRole('row', { name: /KWD/ }).filter({ hasText: '2 Jan 2026' }).first(),
  ).toContainText('1 KWD = 21.92345678 CNY')
  await expectNoBarrier(page)
  await press(page, 'Fetch central parity rates')
  await expect(dialog(page).getByRole('row', { name: /^100JPY\/CNY/ })).toContainText('divided by 100')
  await expect(dialog(page)).toContainText('these exchange rates are invented')
  await expect(dialog(page).getByRole('button', { name: /^Save \d+ exchange rates$/ })).toBeEnabled()
  await expectNoBarrier(page)
})

test('sales open the exchange rates from the menu and change nothing there', async ({ page }) => {
  await openAdmin(page, 'sales', '/console')
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Exchange rates' })
    .click()
  await expect(page.getByRole('table', { name: 'By currency and day' })).toContainText('USD')
  await expect(page.getByRole('table', { name: 'Exchange rates entered' })).toContainText(
    /1 USD = [\d.]+ CNY/,
  )
  await expect(page.getByRole('button', { name: /Withdraw|Paste|Fetch|Save exchange rate/ })).toHaveCount(0)
  await expectNoBarrier(page)
})

test('sales read at once what a company trades', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, 'sales', '/console/companies?search=91370211MA00000013')
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Contract rates' })).toBeInViewport()
  await expectNoBarrier(page)
  // On a page of its own, the members are below the application, beside what the company trades.
  const companyId = new URL(page.url()).searchParams.get('open') ?? ''
  await goTo(page, `/console/companies/${companyId}`)
  await expect(page.getByRole('heading', { name: 'Members' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Contract rates' })).toBeInViewport()
})

async function newRequest(request: APIRequestContext, mobile: string): Promise<string> {
  const { token } = await newcomer(request, mobile, 'Ruo Lan')
  const reply = await request.post(addressOf('localhost', '/api/requests'), {
    headers: { [tokenHeader]: token },
    data: {
      kind: 'rail',
      details: {
        from: 'Qingdao',
        to: 'Duisburg',
        containers: [{ type: '40HQ', count: 2 }],
        goods: 'Ceramic tiles',
        readyOn: '2031-01-10',
      },
      contact: { name: 'Ruo Lan', phone: mobile },
    },
  })
  return (await dataOf(reply)).number
}

test('sales answer a request line by line, with the totals of a quote', async ({ page, request }) => {
  const number = await newRequest(request, ofThisTry('13922220021', '13922220031'))
  await openAdmin(page, 'sales', '/console')
  await expect(page.getByRole('heading', { name: 'Quote requests to answer' })).toBeVisible()
  await expect(
    page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /^Quote requests \d+ pending$/ }),
  ).toBeVisible()
  await expectNoBarrier(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await goTo(page, '/console/requests')
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  expect(await hiddenPx(page.getByRole('main').getByRole('table').locator('..'))).toBe(0)
  await page.setViewportSize({ width: 1240, height: 900 })
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('2 × 40HQ')).toBeVisible()
  await expectNoBarrier(page)

  await choose(page, 'Charge 1', 'Trucking TRUCK')
  await field(page, 'Unit price (CNY)').fill('1000')
  await field(page, 'Quantity (container)').fill('2')
  await press(page, 'Add charge')
  await combobox(page, 'Charge 2').fill('Nothing of the kind')
  await press(page, /^Send quote/)
  await expect(page.getByText('Charge 2 is not in the list; select an option').first()).toBeVisible()
  await choose(page, 'Charge 2', 'customs brokerage')
  await field(page, 'Unit price (CNY)').last().fill('200')
  // 2000 at 9 percent and 200 at 6: 2000 + 180 + 200 + 12.
  await expect(page.getByRole('button', { name: 'Send quote · CNY 2,392.00' })).toBeVisible()
  await press(page, 'Remove 1')
  await expect(page.getByRole('button', { name: 'Send quote · CNY 212.00' })).toBeVisible()
  await field(page, 'Remarks').fill('Customs in Qingdao; rail freight is quoted separately.')
  await expectNoBarrier(page)
  await press(page, 'Send quote · CNY 212.00')
  await press(page, 'Send quote')
  await expect(page.getByRole('status').filter({ hasText: `Quote sent for request ${number}` })).toBeVisible()
  await expect(page.getByText('Quote sent; awaiting')).toBeVisible()
})

test('sales refuse a request with a reason', async ({ page, request }) => {
  const number = await newRequest(request, ofThisTry('13922220022', '13922220032'))
  await openAdmin(page, 'sales', `/console/requests/${number}`)
  await press(page, 'Decline…')
  await press(page, 'Decline request')
  await expect(
    dialog(page).getByRole('link', { name: 'Enter a reason; the customer will see it' }),
  ).toBeVisible()
  await dialog(page).getByLabel('Reason').fill('No trains to Duisburg in January.')
  await press(page, 'Decline request')
  await expect(page.getByText('Request declined; the customer can see the reason.')).toBeVisible()
  await expect(page.getByText('No trains to Duisburg in January.')).toBeVisible()
})
