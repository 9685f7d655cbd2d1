import type { Locator, Page } from '@playwright/test'
import { comeIn, expect, open, test } from '#tests/support/browser.ts'

const boxOf = async (field: Locator) => {
  const box = await field.boundingBox()
  if (!box) throw new Error('the field is not shown')
  return box
}

/** Every width, in a page that is open already. */
async function atWidths(page: Page, work: () => Promise<void>) {
  for (const width of [1440, 390])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await work()
    })
}

test.describe('forms', () => {
  test.use({ locale: 'en-GB' })

  test('trucking has the label of a weight above, at the left edge of its box, and names of depots in full', async ({
    page,
  }) => {
    await comeIn(page, 'sz.localhost')
    await open(page, 'sz.localhost', '/service/truck')
    const weight = page.getByRole('textbox', { name: /Gross weight per container/ })
    await atWidths(page, async () => {
      const label = await boxOf(page.locator('label', { hasText: 'Gross weight per container (kg)' }))
      const box = await boxOf(weight)
      expect(label.y + label.height).toBeLessThanOrEqual(box.y)
      expect(Math.abs(label.x - box.x)).toBeLessThan(2)
      for (const name of ['pickUpDepot', 'returnDepot'])
        expect((await boxOf(page.locator(`select[name=${name}]`))).width).toBeGreaterThan(230)
    })
  })

  test('no field of a stay in a depot is alone in its row', async ({ page }) => {
    await comeIn(page, 'sz.localhost')
    await open(page, 'sz.localhost', '/service/yard')
    const stay = page.getByRole('form').first()
    const fields = stay.locator('select:visible, input:visible:not([type="checkbox"])')
    const isAlone = (places: readonly { y: number }[], { y }: { y: number }) =>
      places.filter((box) => Math.abs(box.y - y) < 4).length === 1
    await atWidths(page, () =>
      // The scripts replace some of the fields after the page is shown.
      expect(async () => {
        const places = await Promise.all((await fields.all()).slice(0, 6).map(boxOf))
        expect(places).toHaveLength(6)
        // A field that fills its row leaves no gap beside it.
        expect(places.filter((box) => isAlone(places, box) && box.width < 250)).toEqual([])
      }).toPass(),
    )
  })
})

test.describe('cards', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

  test('the buttons of liner services in one row are level', async ({ page }) => {
    await open(page, 'localhost', '/route/newShipping')
    const cards = page.locator('main li', { has: page.getByRole('link', { name: /View rotation/ }) })
    await expect(cards.nth(5)).toBeVisible()
    const feet = await cards.evaluateAll((all) =>
      all.slice(0, 24).map((card) => {
        const { top, bottom } = card.getBoundingClientRect()
        return [top, bottom - (card.lastElementChild?.getBoundingClientRect().bottom ?? 0)] as const
      }),
    )
    // Cards of one row are equally high, so equal distances from the foot are equal heights.
    expect(new Set(feet.map(([, gap]) => Math.round(gap))).size).toBe(1)
  })

  test('a phone has no map of warehouses without the names of their cities', async ({ page }) => {
    await open(page, 'localhost', '/oversea/newSea')
    const label = page.locator('main span', { hasText: /^Sydney$/ }).first()
    await expect(label).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('[class*=map]').filter({ has: label })).toBeHidden()
  })
})
