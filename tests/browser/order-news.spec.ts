import { messages } from '#messages/messages.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { addressOf, expect, open, saveToken, test } from '#tests/support/browser.ts'
import { logInAsShipper, moveAsStaff, placeBrowserOrder, salesId } from '#tests/support/browser-orders.ts'
import { describeWalks, englishOnPhone } from '#tests/support/walks.ts'

const desktop = { width: 1440, height: 900 }
const host = 'console.localhost'

describeWalks(englishOnPhone, ({ language }) => {
  test('what staff do is on the customer’s page at once; what is typed stays', async ({ page, request }) => {
    const { orders, orderView } = messages[language]
    const placed = await placeBrowserOrder(request, `live-order-${Date.now()}`)
    await logInAsShipper(page, request)
    await open(page, 'localhost', `/workbench/ShippingOrderDetail?number=${placed.number}`)
    await expect(page.getByText(orders.states['request-sent'], { exact: true }).first()).toBeVisible()
    const remarks = [{ severity: 'error', message: 'The value is too low', property: 'cargoValue' }]
    await moveAsStaff('operations', placed, { move: 'return', remarks })
    await expect(page.getByText(orders.states.returned, { exact: true }).first()).toBeVisible()
    const event = orderView.events.return
    await expect(page.getByText(orderView.updated.replace('{{event}}', event))).toBeVisible()
    await open(page, 'localhost', '/workbench/inbox')
    await expect(
      page.getByText(messages[language].notifications['order-returned'].title).first(),
    ).toBeVisible()
    await test.step('inbox', () => expectNoBarrier(page))
  })
})

test.describe('the console', () => {
  test.use({ locale: 'en-GB', viewport: desktop })
  test.describe.configure({ timeout: 90_000 })

  test('an order changes live, rules are kept, and selected orders are assigned', async ({
    page,
    request,
  }) => {
    const placed = await placeBrowserOrder(request, `live-console-${Date.now()}`)
    await saveToken(page, host, process.env.QUAYSIDE_TEST_OPERATIONS ?? '')
    await page.goto(addressOf(host, `/console/orders/${placed.number}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(placed.number)
    await expect(page.getByText('Request received').first()).toBeVisible()
    await moveAsStaff('sales', placed, { move: 'assign', assignedTo: await salesId() })
    await expect(page.getByText('Order updated: Assigned to a member of our team')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible()
    await test.step('order', () => expectNoBarrier(page))
    await page.goto(addressOf(host, `/console/orders?part=all&search=${placed.number}`))
    await page.getByRole('button', { name: 'Assignment rules' }).click()
    const rules = page.getByRole('dialog', { name: 'Assignment rules' })
    await rules.getByLabel('Port').selectOption({ label: 'Xiamen' })
    await rules.getByLabel('Assigned to').selectOption({ index: 1 })
    await rules.getByRole('button', { name: 'Save rule' }).click()
    await expect(rules.getByRole('list', { name: 'Rules' }).getByText(/^Xiamen · All services/)).toBeVisible()
    await test.step('rules', () => expectNoBarrier(page))
    await rules.getByRole('button', { name: /^Remove Xiamen/ }).click()
    await expect(rules.getByText('No rules yet.', { exact: false })).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('row', { name: new RegExp(placed.number) })
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'Assign', exact: true }).click()
    const asked = page.getByRole('dialog', { name: 'Assign 1 order?' })
    await expect(asked.getByLabel('Assigned to')).toBeVisible()
    await asked.getByRole('button', { name: 'Assign', exact: true }).click()
    const result = page.getByRole('dialog', { name: 'Result of each order' })
    await expect(result.getByText('Changed: 1 of 1')).toBeVisible()
    await test.step('result', () => expectNoBarrier(page))
  })
})
