import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { addressOf, expect, saveToken, test } from '#tests/support/browser.ts'
import { shipper } from '#tests/support/price-pages.ts'
import { expectFits } from '#tests/support/widths.ts'
import { workToolsId } from '#web/page/work-tools.ts'

/** The script of the dialog, which the page must not load before its first use. */
const dialogScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/search-dialog-[^/]*\.js$/.test(name)),
  )

async function openWithQuote(page: Page, request: APIRequestContext, path: string) {
  const { token, save } = await shipper(request)
  const quote = await save()
  await saveToken(page, 'localhost', token)
  await page.goto(addressOf('localhost', path))
  return quote
}

const walks = [
  {
    language: 'en-GB',
    port: 'Rotterdam',
    truck: 'trucking',
    title: 'Search the workbench',
    none: 'nothing-of-this-name',
  },
  {
    language: 'zh-CN',
    port: '鹿特丹',
    truck: 'tuoche',
    title: '搜索工作台',
    none: '没有这个名字的',
  },
]

for (const { language, port, truck, title, none } of walks)
  test.describe(language, () => {
    test.use({ locale: language })

    test('Ctrl-K finds a saved quote, a page and a new quote; the script loads at its first use', async ({
      page,
      request,
    }) => {
      const { number } = await openWithQuote(page, request, '/workbench')
      const dialog = page.getByRole('dialog', { name: title })
      const field = dialog.getByRole('combobox')
      await expect(page.locator(`#${workToolsId} button`)).toBeVisible()
      expect(await dialogScripts(page)).toEqual([])
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
      await expect(dialog.getByRole('option')).toHaveCount(24)
      expect(await dialogScripts(page)).not.toEqual([])
      await field.fill(port)
      await expect(dialog.getByRole('option').first()).toContainText(/^Q\d{6}-/)
      await expectNoBarrier(page)
      await field.fill(number)
      await expect(dialog.getByRole('option')).toHaveText([new RegExp(`^${number}`)])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`number=${number}$`))
      await expect(dialog).toBeHidden()
      await page.keyboard.press('Control+k')
      await field.fill(truck)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.keyboard.press('Control+k')
      await field.fill(truck)
      await expect(dialog.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/service\/truck$/)
    })

    test('on a phone the button opens it, and its results fit', async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openWithQuote(page, request, '/workbench/quotes')
      await page.locator(`#${workToolsId} button`).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByRole('combobox').fill(port)
      await expect(dialog.getByRole('option').first()).toContainText(/^Q\d{6}-/)
      await expectNoBarrier(page)
      await dialog.getByRole('combobox').fill(none)
      await expect(dialog.getByText(none).first()).toBeVisible()
      await page.setViewportSize({ width: 320, height: 640 })
      await expectFits(page)
    })
  })
