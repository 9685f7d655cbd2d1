import type { Locator } from '@playwright/test'
import { expect, logInByApi, open, test } from '#tests/support/browser.ts'

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } })

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the page')
  return box
}

test('the filters of offers share one line', async ({ page }) => {
  await logInByApi(page, 'localhost')
  await open(page, 'localhost', '/service/booking?pol=CNSHA&pod=NLRTM&container=40HQ*1')
  const ofTerminal = page.getByRole('combobox', { name: 'Loading terminal' })
  // Until the offers are there, the only carriers are those of the folded form.
  await expect(ofTerminal).toBeVisible()
  const [carrier, terminal] = await Promise.all([
    boxOf(page.getByRole('combobox', { name: 'Carrier', exact: true }).last()),
    boxOf(ofTerminal),
  ])
  expect(terminal.y).toBe(carrier.y)
  expect(terminal.x).toBeGreaterThan(carrier.x)
})

test('the list of quotes has a wide search field and shows the containers of each quote', async ({
  page,
}) => {
  await logInByApi(page, 'localhost')
  await open(page, 'localhost', '/service/booking?pol=CNSHA&pod=NLRTM&container=40HQ*2&container=20GP*1')
  await page
    .getByRole('button', { name: /^Public/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Save quote/ }).click()
  await page.getByRole('link', { name: 'View quote' }).click()
  await page.getByRole('link', { name: 'Back to quotes' }).click()
  const details = page.locator('td', { hasText: '2 × 40HQ' }).first()
  await expect(details).toBeVisible()
  const overflow = (cell: HTMLElement | SVGElement) => cell.scrollWidth - cell.clientWidth
  expect(await details.evaluate(overflow)).toBeLessThanOrEqual(1)
  // Beside the widest state too, the hour of the validity is shown.
  await page.route(/\/api\/quotes(\?|$)/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const rows = data.rows.map((row: object) => ({ ...row, state: 'withdrawn' }))
    await route.fulfill({ response, json: { ...rest, data: { ...data, rows } } })
  })
  await page.reload()
  await expect(page.locator('td', { hasText: 'Withdrawn' }).first()).toBeVisible()
  const hour = page.locator('td[data-header="Valid until"]').first()
  expect(await hour.evaluate(overflow)).toBeLessThanOrEqual(0)
  const main = page.getByRole('main')
  const [field, button] = await Promise.all([
    boxOf(main.getByRole('searchbox')),
    boxOf(main.getByRole('button', { name: 'Search', exact: true })),
  ])
  expect(field.width).toBeGreaterThan(2 * button.width)
})

for (const [path, name, count] of [
  ['/service/warehousing/list?listed=cityList.ningbo', 'Warehouses', 3],
  ['/service/containerYard/list?port=CNNGB', 'Depots', 2],
  ['/service/shipownerAreaService', 'Carrier area service', 8],
  ['/route/newShipping?port=CNNGB', 'New shipping lines', undefined],
] as const)
  test(`${path} is a table of two-line rows, each of which opens its page`, async ({ page }) => {
    await open(page, 'localhost', path)
    await expect(page.getByRole('table')).toBeHidden()
    await page.getByRole('link', { name: 'Table', exact: true }).click()
    await expect(page).toHaveURL(/[?&]view=table/)
    await page.reload()
    const table = page.getByRole('table', { name, exact: true })
    const rows = table.locator('tbody tr')
    if (count) await expect(rows).toHaveCount(count)
    const row = await boxOf(rows.first())
    expect(row.height).toBeLessThanOrEqual(72)
    expect(row.width).toBeLessThanOrEqual(390)
    // Beside the name: the link covers the whole row.
    const opened = await rows.first().getByRole('link').getAttribute('href')
    await rows.first().click({ position: { x: row.width - 4, y: row.height - 4 } })
    await expect(page).toHaveURL(new RegExp(`${opened?.replaceAll(/[?.]/g, '\\$&')}$`))
    await page.goBack()
    await expect(table).toBeVisible()
  })

test('a request says what was replied, and no such label stands before the button that withdraws it', async ({
  page,
}) => {
  await logInByApi(page, 'localhost')
  const sent = {
    kind: 'air',
    details: { from: 'Shanghai', to: 'Frankfurt', weightKg: '320' },
    attachments: [],
    createdAt: '2026-11-14T00:00:00.000Z',
    answeredAt: null,
    quoteNumber: null,
    reason: null,
    dueAt: null,
  }
  const rows = [
    { ...sent, number: 'R261114-000001', state: 'open' },
    { ...sent, number: 'R261114-000002', state: 'refused', reason: 'No space' },
  ]
  await page.route(/\/api\/requests(\?|$)/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, rows } } })
  })
  await open(page, 'localhost', '/workbench/quotes?show=requests')
  const labelOf = (cell: Locator) => cell.evaluate((one) => getComputedStyle(one, '::before').content)
  const replies = page.locator('td[data-header="Reply"]')
  const withButton = replies.filter({ has: page.getByRole('button', { name: 'Withdraw' }) }).first()
  await expect(withButton).toBeVisible()
  expect(await labelOf(withButton)).toBe('none')
  expect(await labelOf(replies.filter({ hasNot: page.getByRole('button') }).first())).toContain('Reply')
})

test('a saved row of a bulk quote shows all its actions', async ({ page }) => {
  await logInByApi(page, 'localhost')
  await open(page, 'localhost', '/workbench/quotes?show=bulk')
  await page.getByLabel('Paste lanes').fill('CNTAO, NLRTM, 40HQ, 2')
  await page.getByRole('button', { name: 'Get prices (1)' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const table = page.getByRole('table', { name: 'Bulk quote results' })
  await expect(table.getByRole('link', { name: /^Q\d/ })).toBeVisible()
  const [row, action] = await Promise.all([
    boxOf(table.getByRole('row').last()),
    boxOf(table.getByRole('link', { name: 'Request' })),
  ])
  expect(action.x + action.width).toBeLessThanOrEqual(row.x + row.width)
  await page.reload()
  await expect(table.getByRole('link', { name: /^Q\d/ })).toBeVisible()
})

test('on a wide screen a bulk quote shows the hour of its last column beside a long row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await logInByApi(page, 'localhost')
  await open(page, 'localhost', '/workbench/quotes?show=bulk')
  const long = 'Ningbo Beilun Terminal, Atlantis Harbour, 40HQ, 1, 1/12/2026'
  await page.getByLabel('Paste lanes').fill(`CNTAO, NLRTM, 40HQ, 100\n${long}`)
  await page.getByRole('button', { name: /^Get prices/ }).click()
  const table = page.getByRole('table', { name: 'Bulk quote results' })
  await expect(table).toBeVisible()
  const hidden = await table.evaluate(
    (one) => (one.parentElement?.scrollWidth ?? 0) - (one.parentElement?.clientWidth ?? 0),
  )
  expect(hidden).toBe(0)
})
