import type { Locator, Page } from '@playwright/test'
import { messages } from '#messages/messages.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { openAdmin } from '#tests/support/admin.ts'
import { addressOf, expect, test } from '#tests/support/browser.ts'
import { pageOf } from '#tests/support/newcomers.ts'
import { shipper } from '#tests/support/price-pages.ts'

test.use({ locale: 'en-GB' })

const { total } = messages.en.myQuotes.list
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const choose = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check()
const boxOf = async (of: Locator) => {
  const box = await of.boundingBox()
  if (!box) throw new Error('not drawn')
  return box
}

for (const [device, width] of [
  ['a computer', 1280],
  ['a phone', 390],
] as const)
  test(`labels are added to several quotes at once on ${device}`, async ({ browser, request }) => {
    const { token, save } = await shipper(request)
    const [first, second, other] = [await save(), await save(), await save()]
    const page = await pageOf(browser, { token }, '/workbench/quotes')
    await page.setViewportSize({ width, height: 844 })
    const label = `several ${width}`
    for (const { number } of [first, second]) await choose(page, number)
    const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
    await expect(bar).toContainText('2 rows selected')
    await expect(bar).toBeInViewport()
    // In a lower window the header or the bar may cover a part of a row, as many as other tests have saved.
    await page.setViewportSize({ width, height: 3000 })
    await expectNoBarrier(page)
    await page.setViewportSize({ width, height: 844 })
    await press(page, 'Add labels')
    const dialog = page.getByRole('dialog', { name: 'Add labels to 2 quotes' })
    await dialog.getByRole('button', { name: 'Add labels' }).click()
    await expect(dialog.getByRole('alert')).toContainText('enter a label')
    await dialog.getByLabel('Labels, separated by commas').fill(label)
    await dialog.getByRole('button', { name: 'Add labels' }).click()
    await expect(page.getByText('Labels updated on 2 quotes')).toBeVisible()
    await expect(bar).toBeHidden()
    await press(page, 'Filters')
    await page.getByLabel('Label', { exact: true }).selectOption(label)
    await press(page, 'Apply')
    await expect(page.getByRole('row', { name: first.number })).toBeVisible()
    await expect(page.getByRole('row', { name: second.number })).toBeVisible()
    await expect(page.getByRole('row', { name: other.number })).toBeHidden()
  })

test('quotes are sorted by the header of a column, and the sort is in the URL', async ({
  browser,
  request,
}) => {
  const { token, save } = await shipper(request)
  await save()
  await save()
  const page = await pageOf(browser, { token }, '/workbench/quotes')
  const totals = () =>
    page.locator('tbody data').evaluateAll((found) => found.map((one) => Number(one.getAttribute('value'))))
  const asked = page.waitForResponse(/\/api\/quotes\?.*sort=-total/)
  await press(page, total)
  await press(page, total)
  await asked
  await expect(header(page, total)).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/sort=-total/)
  expect(await totals()).toEqual((await totals()).toSorted((one, another) => another - one))
})

test.describe('the rates of the console', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ viewport: { width: 1440, height: 900 } })

  test('show their validity without scrolling, prices as money, and sort by price', async ({ page }) => {
    await openAdmin(page, 'tariff', '/console/rates')
    const validity = await boxOf(header(page, 'Validity'))
    expect(validity.x + validity.width).toBeLessThanOrEqual(1440)
    const frame = page.locator('section', { has: page.getByRole('table') }).last()
    expect(await frame.evaluate((of) => of.scrollWidth - of.clientWidth)).toBe(0)
    const cut = await page
      .locator('tbody tr:first-child > :nth-child(6)')
      .evaluate((cell) => [cell.textContent, cell.scrollWidth - cell.clientWidth])
    expect(cut).toEqual([expect.stringMatching(/\d\s[A-Z][a-z]{2}\s\d{4}/), 0])
    const names = page.locator('tbody tr > :is(:nth-child(2), :nth-child(4))')
    await expect(names.nth(1)).toContainText('CN')
    expect(
      await names.evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length),
    ).toBe(0)
    await press(page, '40HQ')
    await expect(page).toHaveURL(/sort=40HQ/)
    await expect(header(page, '40HQ')).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.locator('tbody data').first()).toBeVisible()
    await expectNoBarrier(page)
  })

  for (const [language, locale] of [
    ['en', 'en-GB'],
    ['zh', 'zh-CN'],
  ] as const)
    test.describe(language, () => {
      test.use({ locale })
      test('have room for the name of every status', async ({ page }) => {
        await openAdmin(page, 'tariff', '/console/rates')
        const { listed: _, ...states } = messages[language].ratesAdmin.states
        const badge = page.locator('tbody [data-tone]').first()
        const outside = await badge.evaluate((of, labels) => {
          const text = document.createRange()
          return labels.filter((label) => {
            if (of.lastChild) of.lastChild.textContent = label
            text.selectNodeContents(of)
            return text.getBoundingClientRect().right > of.getBoundingClientRect().right
          })
        }, Object.values(states))
        expect(outside).toEqual([])
      })

      test('have all their tools in one line on a small laptop', async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await openAdmin(page, 'tariff', '/console/rates?customers=public')
        const { filters } = messages[language].ratesAdmin.list
        const fold = page.getByRole('button', { name: `${filters} (1)`, exact: true })
        const line = fold.locator('..')
        await expect(line.locator('[aria-expanded]')).toHaveCount(3)
        await expect(page.locator('tbody tr').first()).toBeVisible()
        const ends = await line.evaluate((of) =>
          [...of.children]
            // The choice of the order is for phones only.
            .filter((tool) => tool.checkVisibility())
            .map((tool) => Math.round(tool.getBoundingClientRect().bottom)),
        )
        expect(ends.length).toBeGreaterThan(4)
        expect(new Set(ends).size).toBe(1)
        await fold.click()
        await expect(page.locator('select[name="customers"]')).toHaveValue('public')
        await page.locator('select[name="customers"]').selectOption('')
        await line.locator('form [type="submit"]').first().click()
        await expect(page).not.toHaveURL(/customers/)
      })
    })

  test('find the routes of a long list of links in one request', async ({ page }) => {
    const routes = page.waitForResponse(
      (reply) => reply.url().includes('/__manifest') && reply.url().length > 4_096,
    )
    await openAdmin(page, 'tariff', '/console/rates?search=WVGQ')
    expect((await routes).status()).toBe(200)
  })

  test('keep their place: Back restores the scroll and the row that was opened', async ({ page }) => {
    // Narrower than where a record opens beside its list.
    await page.setViewportSize({ width: 1279, height: 720 })
    await openAdmin(page, 'tariff', '/console/rates')
    await expect(page.locator('tbody tr').first()).toBeVisible()
    for (let row = 0; row < 60; row += 1) await page.keyboard.press('j')
    const focused = page.locator('tbody tr:focus')
    const code = await focused.getByRole('rowheader').textContent()
    const frame = page.locator('section', { has: page.getByRole('table') }).last()
    const scroll = () => frame.evaluate((of) => of.scrollTop)
    const before = await scroll()
    expect(before).toBeGreaterThan(300)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/console\/rates\/[0-9a-f-]{36}/)
    await page.goBack()
    await expect(focused.getByRole('rowheader')).toHaveText(code ?? '')
    await expect(focused).toBeInViewport()
    expect(Math.abs((await scroll()) - before)).toBeLessThan(40)
  })

  test('keep what their tools open on the screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAdmin(page, 'tariff', '/console/rates')
    for (const name of ['Saved views', 'Columns']) {
      await press(page, name)
      const { x, width } = await boxOf(page.getByRole('region', { name, exact: true }))
      expect(x, name).toBeGreaterThanOrEqual(0)
      expect(x + width, name).toBeLessThanOrEqual(390)
      await page.keyboard.press('Escape')
    }
  })

  test('have two lines on a phone: code and status, place and price', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAdmin(page, 'tariff', '/console/rates?search=Abidjan')
    const row = page.getByRole('row', { name: /Abidjan CIABJ/ }).first()
    const cells = row.getByRole('cell').filter({ visible: true })
    await expect(cells.filter({ hasText: 'Active' })).toBeVisible()
    await expect(cells.filter({ hasText: 'Abidjan CIABJ' })).toBeVisible()
    await expect(cells.filter({ hasText: /20GP USD/ })).toBeVisible()
    const code = await boxOf(row.getByRole('rowheader'))
    const place = await boxOf(cells.filter({ hasText: 'Abidjan CIABJ' }))
    expect(place.y).toBeGreaterThanOrEqual(code.y + code.height)
  })

  test('are archived together after a question', async ({ page }) => {
    await openAdmin(page, 'tariff', '/console/rates')
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check()
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(2)
      .check()
    await expect(page.getByText('2 rows selected')).toBeVisible()
    await page
      .getByRole('region', { name: 'Actions for the selected rows' })
      .getByRole('button', { name: 'Archive' })
      .click()
    await expect(page.getByRole('dialog', { name: 'Archive 2 rates?' })).toBeVisible()
    await expectNoBarrier(page)
    await press(page, 'Cancel')
    const file = page.waitForEvent('download')
    await press(page, 'Export selected')
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
  })
})

test('on a small screen the language is apart from the log-in', async ({ page }) => {
  await page.goto(addressOf('localhost'))
  for (const width of [320, 390])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const language = await boxOf(
        page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '中文' }),
      )
      const logIn = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
      expect(logIn.x - (language.x + language.width)).toBeGreaterThanOrEqual(8)
      for (const target of [language, logIn]) {
        expect(target.width).toBeGreaterThanOrEqual(44)
        expect(target.height).toBeGreaterThanOrEqual(44)
      }
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no grey bars stand for departures that never come', async ({ page }) => {
    for (const path of ['/', '/service/hyzx']) {
      await page.goto(addressOf('localhost', path))
      await expect(page.getByRole('status').filter({ hasText: messages.en.common.loading })).toHaveCount(0)
    }
    await expect(page.locator('main noscript p')).toBeVisible()
  })
})

for (const width of [1440, 390])
  test(`at ${width} px nothing below the departures of a home moves when they arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const held = Promise.withResolvers<void>()
    await page.route('**/api/departures*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(addressOf('localhost', '/'))
    const section = page.locator('main div[data-tone="plain"]').filter({ has: page.getByRole('status') })
    await section.first().scrollIntoViewIfNeeded()
    const shown = page.locator('main div[data-tone="plain"]', { hasText: 'Next departures from' })
    await expect(shown).toBeVisible()
    const before = (await shown.boundingBox())?.height ?? 0
    held.resolve()
    await expect(shown.getByRole('link', { name: /^Get price to/ }).first()).toBeVisible()
    expect(Math.abs(((await shown.boundingBox())?.height ?? 0) - before)).toBeLessThanOrEqual(40)
  })
