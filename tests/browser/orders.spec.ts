import { messages } from '#messages/messages.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { expect, open, test } from '#tests/support/browser.ts'
import { logInAsShipper, moveAsStaff, placeBrowserOrder, salesId } from '#tests/support/browser-orders.ts'
import { chineseOnDesktop, describeWalks, englishOnPhone } from '#tests/support/walks.ts'

describeWalks(chineseOnDesktop, ({ language }) => {
  test('an order is found in the list, opened, and its charges are accepted', async ({ page, request }) => {
    const { orders, workbenchOrders: texts } = messages[language]
    const key = `browser-order-${language}-${Date.now()}`
    const placed = await placeBrowserOrder(request, key)
    const assigned = await moveAsStaff('sales', placed, { move: 'assign', assignedTo: await salesId() })
    const proposed = await moveAsStaff('sales', assigned, { move: 'propose-fees', edits: [] })
    const { number } = await moveAsStaff('operations', proposed, { move: 'confirm-fees' })
    await logInAsShipper(page, request)
    await open(page, 'localhost', '/workbench/ShippingOrderList')
    await page.getByRole('link', { name: new RegExp(`^${orders.tabs['to-confirm']}`) }).click()
    await expect(page).toHaveURL(/[?&]tab=to-confirm/)
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill(number.slice(-6))
    await search.press('Enter')
    await expect(page).toHaveURL(/[?&]search=/)
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await test.step('list', () => expectNoBarrier(page))
    await test.step('export', async () => {
      const { open: label, save } = messages[language].orderExports
      await page.getByRole('button', { name: label, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox').selectOption('chosen')
      await expectNoBarrier(page)
      const saved = page.waitForEvent('download')
      await dialog.getByRole('button', { name: save }).click()
      expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/)
      await expect(dialog).toBeHidden()
    })
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    const accept = new RegExp(`^${texts.moves['accept-fees'].button.split(' ·')[0]}`)
    await expect(page.getByRole('button', { name: accept })).toBeVisible()
    await test.step('detail', () => expectNoBarrier(page))
    await page.getByRole('button', { name: accept }).click()
    await page.getByRole('dialog').getByRole('button', { name: accept }).click()
    await expect(page.getByText(orders.states['fees-accepted'], { exact: true })).toBeVisible()
    await expect(page.getByText(orders.payment.unpaid, { exact: true })).toBeVisible()
    await page.goBack()
    await expect(search).toHaveValue(number.slice(-6))
    await expect(page).toHaveURL(/[?&]tab=to-confirm/)
  })
})

describeWalks(englishOnPhone, ({ language }) => {
  test('a search without a match says so', async ({ page, request }) => {
    const { workbenchOrders: texts } = messages[language]
    await logInAsShipper(page, request)
    await open(page, 'localhost', '/workbench/ShippingOrderList?number=S999999')
    await expect(page.getByText(texts.list.noData)).toBeVisible()
  })
})
