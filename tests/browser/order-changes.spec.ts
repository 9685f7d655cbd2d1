import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import { messages } from '#messages/messages.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { addressOf, expect, open, saveToken, test } from '#tests/support/browser.ts'
import {
  generateBrowserOrder,
  logInAsShipper,
  moveAsStaff,
  openSection,
  staffTokenOf,
} from '#tests/support/browser-orders.ts'
import { upToParam } from '#tests/support/price-pages.ts'
import { chineseOnDesktop, describeWalks, englishOnPhone } from '#tests/support/walks.ts'
import { orderPath } from '#web/console/shared/sections.ts'

const keyOf = (what: string, language: string) => `${what}-${language}-${Date.now()}`

describeWalks(chineseOnDesktop, ({ language }) => {
  const { orders, orderChanges: texts } = messages[language]

  test('a generated order is cancelled at the cost that is shown', async ({ page, request }) => {
    const { number } = await generateBrowserOrder(request, keyOf('cancel', language))
    await logInAsShipper(page, request)
    await open(page, 'localhost', orderUrl(number))
    await page.getByRole('button', { name: texts.cancel.button, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(texts.cancel.costWithoutVat, { exact: true })).toBeVisible()
    await test.step('dialog', () => expectNoBarrier(page))
    await dialog.getByRole('textbox', { name: texts.cancel.reason }).fill('PO-1')
    await dialog.getByRole('button', { name: upToParam(texts.cancel.confirm) }).click()
    await expect(page.getByText(orders.states.cancelled, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(orders.payment['refund-due'], { exact: true })).toBeVisible()
  })

  test('a charge is billed on a running order, and the customer objects to it', async ({ page, request }) => {
    const { laterCharges } = messages[language]
    const { number } = await generateBrowserOrder(request, keyOf('charge', language))
    await saveToken(page, 'console.localhost', staffTokenOf('operations'))
    await page.goto(addressOf('console.localhost', orderPath(number)))
    await openSection(page, 'charges')
    const form = page.getByRole('form', { name: laterCharges.bill.title })
    await form.getByLabel(laterCharges.bill.charge).selectOption('DOC.amendment')
    await form.getByLabel(laterCharges.bill.quantity).fill('1')
    await form.getByLabel(laterCharges.bill.note).fill('Bill of lading corrected')
    await form.getByRole('button', { name: laterCharges.bill.submit }).click()
    const asked = page.getByRole('dialog')
    await expect(asked.getByText(laterCharges.bill.owedThen)).toBeVisible()
    await asked.getByRole('button', { name: laterCharges.bill.submit }).click()
    await expect(page.getByText(laterCharges.states.billed, { exact: true })).toBeVisible()
    await test.step('console', () => expectNoBarrier(page))
    await logInAsShipper(page, request)
    await open(page, 'localhost', orderUrl(number))
    await openSection(page, 'charges')
    await expect(page.getByText('Bill of lading corrected').first()).toBeVisible()
    await test.step('workbench', () => expectNoBarrier(page))
    await page.getByRole('button', { name: new RegExp(`^${laterCharges.object.button}`) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: laterCharges.reason }).fill('Not our request')
    await dialog.getByRole('button', { name: laterCharges.object.button }).click()
    await expect(page.getByText(laterCharges.states.disputed, { exact: true })).toBeVisible()
  })
})

describeWalks(englishOnPhone, ({ language }) => {
  const { orders, orderChanges: texts, ordersAdmin } = messages[language]

  test('once work has begun, staff decide on a cancellation', async ({ page, request }) => {
    const order = await generateBrowserOrder(request, keyOf('ask', language))
    const { number } = await moveAsStaff('operations', order, { move: 'start' })
    await logInAsShipper(page, request)
    await open(page, 'localhost', orderUrl(number))
    await page.getByRole('button', { name: texts.cancel.request, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: texts.cancel.reason }).fill('PO-2')
    await dialog.getByRole('button', { name: upToParam(texts.cancel.confirmRequest) }).click()
    await expect(page.getByText(texts.cancellation.waitsForUs)).toBeVisible()
    await saveToken(page, 'console.localhost', staffTokenOf('operations'))
    await page.goto(addressOf('console.localhost', orderPath(number)))
    await expect(page.getByText(texts.cancellation.waitsForStaff)).toBeVisible()
    await test.step('console', () => expectNoBarrier(page))
    await page.getByRole('button', { name: orders.moves['decline-cancellation'], exact: true }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('textbox', { name: ordersAdmin.dialogs.reason }).fill('Loaded')
    await question.getByRole('button', { name: orders.moves['decline-cancellation'] }).click()
    await expect(page.getByText(texts.cancellation.goesOn)).toBeVisible()
  })

  test('the customer changes a field of a running order, and staff accept it', async ({ page, request }) => {
    const { orderAmendment, orderForm, orderFields } = messages[language]
    const { number } = await generateBrowserOrder(request, keyOf('amend', language))
    await logInAsShipper(page, request)
    await open(page, 'localhost', orderUrl(number))
    await page.getByRole('link', { name: orderAmendment.button, exact: true }).click()
    await page.getByLabel(orderFields.fields.packages).fill('412')
    await test.step('form', () => expectNoBarrier(page))
    await page.getByRole('button', { name: orderForm.toReview }).click()
    await expect(page.getByText(orderAmendment.priceStays)).toBeVisible()
    await test.step('review', () => expectNoBarrier(page))
    await page.getByRole('textbox', { name: orderAmendment.reason }).fill('More packages')
    await page.getByRole('button', { name: orderAmendment.send }).click()
    await expect(page.getByText(orderAmendment.waitsForUs)).toBeVisible()
    await saveToken(page, 'console.localhost', staffTokenOf('operations'))
    await page.goto(addressOf('console.localhost', orderPath(number)))
    await expect(page.getByText(orderAmendment.waitsForStaff)).toBeVisible()
    await test.step('console', () => expectNoBarrier(page))
    await page.getByRole('button', { name: orders.moves['accept-amendment'], exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: orders.moves['accept-amendment'] }).click()
    await expect(page.getByText(orderAmendment.holds)).toBeVisible()
  })
})
