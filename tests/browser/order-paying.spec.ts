import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import { messages } from '#messages/messages.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { addressOf, expect, open, saveToken, test } from '#tests/support/browser.ts'
import {
  acceptBrowserOrder,
  logInAsShipper,
  openSection,
  staffTokenOf,
} from '#tests/support/browser-orders.ts'
import { pdf } from '#tests/support/licences.ts'
import { describeWalks, englishOnPhone } from '#tests/support/walks.ts'
import { orderPath } from '#web/console/shared/sections.ts'

describeWalks(englishOnPhone, ({ language }) => {
  const { orderMoney: texts, demoPayment, ordersAdmin } = messages[language]

  test('a receipt is sent and booked; the rest is paid online', async ({ page, request }) => {
    const { number } = await acceptBrowserOrder(request, `paying-${language}-${Date.now()}`)
    await logInAsShipper(page, request)
    await open(page, 'localhost', orderUrl(number))
    const form = page.getByRole('form', { name: texts.receipts.send })
    await form.getByLabel(texts.receipts.amount).fill('100')
    const file = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: pdf('bank receipt') }
    await form.locator('input[type=file]').setInputFiles(file)
    await expect(form.getByRole('listitem').filter({ hasText: 'receipt.pdf' })).toBeVisible()
    await form.getByRole('button', { name: texts.receipts.send }).click()
    await expect(page.getByText(texts.receipts.states.sent, { exact: true })).toBeVisible()
    await test.step('workbench', () => expectNoBarrier(page))

    await saveToken(page, 'console.localhost', staffTokenOf('finance'))
    await page.goto(addressOf('console.localhost', orderPath(number)))
    await openSection(page, 'charges')
    const receipt = page.getByRole('listitem').filter({ hasText: 'receipt.pdf' })
    await receipt.getByRole('button', { name: texts.receipts.book, exact: true }).click()
    const booking = page.getByRole('form', { name: ordersAdmin.payments.book })
    await booking.getByLabel(ordersAdmin.payments.reference).fill(`WALK-${number}`)
    await booking.getByRole('button', { name: ordersAdmin.payments.record.payment }).click()
    await page.getByRole('dialog').getByRole('button', { name: ordersAdmin.payments.record.payment }).click()
    await expect(receipt.getByText(texts.receipts.states.booked, { exact: true })).toBeVisible()
    await test.step('console', () => expectNoBarrier(page))

    await open(page, 'localhost', orderUrl(number))
    await page.getByRole('button', { name: /·/ }).filter({ hasText: /CNY|¥/ }).first().click()
    await page.getByRole('button', { name: demoPayment.pay }).click()
    await expect(page.getByRole('heading', { name: texts.returned.paid.title })).toBeVisible()
  })
})
