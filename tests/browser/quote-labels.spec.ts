import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { pageOf } from '#tests/support/newcomers.ts'
import { shipper } from '#tests/support/price-pages.ts'

test('a saved quote gets labels and is found by one of them', async ({ browser, request }) => {
  const { token, save } = await shipper(request)
  const [labelled, other] = [await save(), await save()]
  const page = await pageOf(browser, { token }, `/workbench/quotes?number=${labelled.number}`)
  const field = page.getByLabel('Labels, separated by commas')
  const button = page.getByRole('button', { name: 'Save labels' })

  await field.fill('a, b, c, d, e, f')
  await button.click()
  await expect(page.getByText('Use no more than 5 labels').first()).toBeVisible()
  await field.fill('November tender，紧急')
  await button.click()
  await expect(page.getByText('Labels saved')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('November tender, 紧急')

  await page.getByRole('link', { name: 'Back to quotes' }).click()
  await expect(page.getByRole('row', { name: other.number })).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Label', { exact: true }).selectOption('紧急')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('row', { name: other.number })).toBeHidden()
  await expect(page.getByRole('row', { name: labelled.number })).toContainText('November tender +1')
  await expect(page).toHaveURL(/label=/)
  await expectNoBarrier(page)
})
