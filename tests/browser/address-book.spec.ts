import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { writeBook } from '#server/platform/sheets/write-sheet.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { expect, logInByApi, open, test } from '#tests/support/browser.ts'
import { cellsOfSheet } from '#tests/support/sheet-cells.ts'
import { expectFits } from '#tests/support/widths.ts'

const path = '/workbench/addressBook'
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Of this run: the accounts are shared. */
const mark = () => `${Date.now()}`.slice(-7)
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

async function fillParty(page: Page, name: string) {
  await page.getByLabel('Company name').fill(name)
  await page.getByLabel('Country or region').selectOption('Netherlands')
  await page.getByLabel('Address', { exact: true }).fill('Waalhaven Oostzijde 81')
  await page.getByLabel('Contact').fill('Anna van den Berg')
  await page.getByLabel('Mobile').fill('+31 6 1234 5678')
}

test.describe('the address book', () => {
  test.use({ locale: 'en-GB', viewport: wide })

  test('gets an entry, a copy of it and a change, and loses both', async ({ page }) => {
    const name = `Rotterdam Fresh ${mark()}`
    await logInByApi(page, 'localhost')
    await open(page, 'localhost', '/workbench')
    await page.getByRole('navigation').getByRole('link', { name: 'Address book' }).click()
    await follow(page, 'New address')
    await press(page, 'Save address')
    await expect(page.getByRole('alert', { name: /attention/ })).toContainText('Company name')
    await expectNoBarrier(page)
    await page.getByLabel('Type', { exact: true }).selectOption('Consignee')
    await fillParty(page, name)
    await press(page, 'Save address')
    await expect(page.getByText(`${name} saved`)).toBeVisible()

    await follow(page, 'New address')
    const copy = page.getByRole('combobox', { name: 'Copy from an existing address' })
    await copy.fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await expect(page.getByLabel('Contact')).toHaveValue('Anna van den Berg')
    await page.getByLabel('Type', { exact: true }).selectOption('Notify party')
    await page.getByRole('checkbox', { name: 'Default for this type' }).check()
    await press(page, 'Save address')
    await expect(page.getByText(`${name} saved`)).toBeVisible()

    await page.getByRole('searchbox').fill(name)
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(row(page, name)).toHaveCount(2)
    await press(page, 'Notify party')
    await expect(row(page, name)).toHaveCount(1)
    await expect(row(page, name)).toContainText('Default')
    await expect(page).toHaveURL(/kind=notify/)
    await expectNoBarrier(page)
    await press(page, 'All')
    await expect(row(page, name)).toHaveCount(2)

    for (const left of [1, 0]) {
      await row(page, name).first().getByRole('link').click()
      await press(page, 'Delete address')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).press('Enter')
      await expect(page.getByText(`${name} deleted`)).toBeVisible()
      await page.getByRole('searchbox').fill(name)
      await page.getByRole('searchbox').press('Enter')
      await expect(row(page, name)).toHaveCount(left)
    }
    await expect(page.getByText('No matching records').first()).toBeVisible()
  })
})

test.describe('a refused change of the address book', () => {
  // The browser logs a refusal as an error.
  test.use({ locale: 'en-GB', viewport: wide, errorsExpected: true })

  test('says so when a colleague was faster, and loads the current version', async ({ browser, page }) => {
    const name = `Two people ${mark()}`
    await logInByApi(page, 'localhost')
    await open(page, 'localhost', `${path}?show=new`)
    await fillParty(page, name)
    await press(page, 'Save address')
    await row(page, name).getByRole('link').click()
    await expect(page.getByLabel('Company name')).toHaveValue(name)
    const context = await browser.newContext({ locale: 'en-GB' })
    const other = await context.newPage()
    await logInByApi(other, 'localhost')
    await other.goto(page.url())
    await other.getByLabel('Contact').fill('Bea Jansen')
    await press(other, 'Save address')
    await expect(other.getByText(`${name} saved`)).toBeVisible()
    await context.close()

    await page.getByLabel('Contact').fill('Someone else')
    await press(page, 'Save address')
    await expect(page.getByText(/A colleague changed this address/)).toBeVisible()
    await press(page, 'Load the current version')
    await expect(page.getByLabel('Contact')).toHaveValue('Bea Jansen')
    await press(page, 'Delete address')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click()
    await expect(page.getByText(`${name} deleted`)).toBeVisible()
  })

  test('takes a sheet whose wrong rows it names, and gives one back', async ({ page }) => {
    const name = `Sheet ${mark()}`
    const headers = ['Type', 'Company name', 'Country or region', 'Address', 'Contact', 'Mobile']
    const good = ['Shipper', name, 'China', 'Mingzhou Road', 'Lin Hai', '13800138000']
    const bytes = await writeBook([
      {
        name: 'A',
        columns: headers.map((header) => ({ header, width: 10 })),
        rows: [good, ['Carrier', 'B', 'Atlantis', 'x', 'Lin 3', '1']],
      },
    ])
    await logInByApi(page, 'localhost')
    await open(page, 'localhost', `${path}?show=import`)
    const template = page.waitForEvent('download')
    await press(page, 'Download template')
    const [columns] = await cellsOfSheet(await readFile(await (await template).path()))
    expect(columns).toContain('Company name')

    const file = page.locator('input[type="file"]')
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    await file.setInputFiles({ name: 'a.xlsx', mimeType, buffer: Buffer.from('no workbook') })
    await expect(page.getByText(/We cannot read this file/).first()).toBeVisible()
    await file.setInputFiles({ name: 'a.xlsx', mimeType, buffer: Buffer.from(bytes) })
    const wrong = page.getByRole('alert').filter({ hasText: 'Row 3' })
    for (const field of ['Type', 'Country or region', 'Contact', 'mobile number'])
      await expect(wrong).toContainText(field)
    await expectNoBarrier(page)
    await press(page, 'Import 1 address')
    await expect(page.getByText('1 address imported')).toBeVisible()

    await page.getByRole('searchbox').fill(name)
    await page.getByRole('searchbox').press('Enter')
    await expect(row(page, name)).toHaveCount(1)
    const exported = page.waitForEvent('download')
    await press(page, 'Export')
    const cells = await cellsOfSheet(await readFile(await (await exported).path()))
    expect(cells.slice(1).map((line) => [line[0], line[2]])).toEqual([['Shipper', name]])
    await row(page, name).getByRole('link').click()
    await press(page, 'Delete address')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click()
    await expect(page.getByText(`${name} deleted`)).toBeVisible()
  })
})

for (const [locale, words] of [
  ['zh-CN', { add: '新增地址', import: '从表格导入' }],
  ['en-GB', { add: 'New address', import: 'Import from a sheet' }],
] as const)
  test.describe(`the address book in ${locale}`, () => {
    test.use({ locale })
    test('has no barrier and fits on a wide screen, on a phone and in the dark', async ({ page }) => {
      test.setTimeout(120_000)
      await logInByApi(page, 'localhost')
      for (const [query, title] of [
        ['', words.add],
        ['?show=new', words.add],
        ['?show=import', words.import],
      ] as const) {
        await open(page, 'localhost', `${path}${query}`)
        for (const [viewport, colorScheme] of [
          [wide, 'light'],
          [wide, 'dark'],
          [phone, 'light'],
        ] as const)
          await test.step(`${path}${query} at ${viewport.width} px, ${colorScheme}`, async () => {
            await page.setViewportSize(viewport)
            // Colours that are still on their way from day to night are neither.
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible()
            await expectFits(page)
            await expectNoBarrier(page)
          })
      }
    })
  })

test.describe('a user without a certified company', () => {
  test.use({ locale: 'en-GB' })
  test('reads why the address book is closed', async ({ page }) => {
    await logInByApi(page, 'localhost', 'sunli')
    await open(page, 'localhost', path)
    await expect(page.getByRole('link', { name: 'New address' })).toBeHidden()
    await expect(page.getByText(/You have not joined the company/)).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
  })
})
