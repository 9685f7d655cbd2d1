import type { Locator } from '@playwright/test'
import { comeIn, expect, open, test } from '#tests/support/browser.ts'

const boxOf = async (field: Locator) => {
  const box = await field.boundingBox()
  if (!box) throw new Error('the field is not shown')
  return box
}

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, locale: 'en-GB' })

    test('the weight of a container has its label above, at the left edge of its box', async ({ page }) => {
      await comeIn(page, 'sz.localhost')
      await open(page, 'sz.localhost', '/service/truck')
      const weight = page.getByRole('textbox', { name: /Gross weight per container/ })
      const label = await boxOf(page.locator('label', { hasText: 'Gross weight per container (kg)' }))
      const box = await boxOf(weight)
      expect(label.y + label.height).toBeLessThanOrEqual(box.y)
      expect(Math.abs(label.x - box.x)).toBeLessThan(2)
    })

    test('no field of a stay in a depot is alone in its row', async ({ page }) => {
      await comeIn(page, 'sz.localhost')
      await open(page, 'sz.localhost', '/service/yard')
      const stay = page.getByRole('form').first()
      const fields = stay.locator('select:visible, input:visible:not([type="checkbox"])')
      const isAlone = (boxes: readonly { y: number }[], { y }: { y: number }) =>
        boxes.filter((box) => Math.abs(box.y - y) < 4).length === 1
      // The scripts replace some of the fields after the page is shown.
      await expect(async () => {
        const boxes = await Promise.all((await fields.all()).slice(0, 6).map(boxOf))
        expect(boxes).toHaveLength(6)
        // A field that fills its row leaves no gap beside it.
        expect(boxes.filter((box) => isAlone(boxes, box) && box.width < 250)).toEqual([])
      }).toPass()
    })
  })
