import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import { ticketNumber } from '#domain/orders/ticket/booking-ticket.ts'
import { messages } from '#messages/messages.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { addressOf, expect, open, saveToken, test } from '#tests/support/browser.ts'
import {
  generateBrowserOrder,
  logInAsShipper,
  openSection,
  staffTokenOf,
} from '#tests/support/browser-orders.ts'
import { pdf } from '#tests/support/licences.ts'
import { describeWalks, englishOnPhone } from '#tests/support/walks.ts'
import { orderPath } from '#web/console/shared/sections.ts'

describeWalks(englishOnPhone, ({ language, viewport }) => {
  const { orderRunning: running, orderMessages: texts, orderFields, tracking } = messages[language]

  test('staff work on an order; the customer sees it, answers and sends a document', async ({
    page,
    request,
  }) => {
    const key = `running-${language}-${Date.now()}`
    const { number } = await generateBrowserOrder(request, key)
    await saveToken(page, 'console.localhost', staffTokenOf('operations'))
    await page.goto(addressOf('console.localhost', orderPath(number)))
    await openSection(page, 'work')
    const billNumber = page.getByLabel(running.fields.billNumber, { exact: true })
    // A page that is still loading may take up its order once more, with the form closed.
    await expect(async () => {
      await page.getByRole('button', { name: running.form.fillIn, exact: true }).click({ timeout: 5_000 })
      await expect(billNumber).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await billNumber.fill('COSU6123456780')
    const addContainer = running.form.addRow.replace('{{name}}', running.groups.containers)
    await page.getByRole('button', { name: addContainer, exact: true }).click()
    await page.getByLabel(orderFields.fields.number, { exact: true }).fill('CSQU3054384')
    await page.getByLabel(orderFields.fields.type, { exact: true }).selectOption('40HQ')
    await page.getByRole('button', { name: running.form.save }).click()
    await expect(page.getByText(running.problems.containers.number['wrong-format']).first()).toBeVisible()
    await test.step('form', () => expectNoBarrier(page))
    await page.getByLabel(orderFields.fields.number, { exact: true }).fill('CSQU3054383')
    await page.getByRole('button', { name: running.form.save }).click()
    await expect(page.getByRole('button', { name: running.form.change, exact: true })).toBeVisible()
    const record = page.getByRole('form', { name: running.record.title })
    await record.locator('input[name="time"]').first().fill('2026-01-05 08:00')
    await record.getByRole('button', { name: running.record.send, exact: true }).click()
    await expect(page.getByText(tracking.classifiers.actual, { exact: true }).first()).toBeVisible()
    await openSection(page, 'documents')
    const documents = page.getByRole('form', { name: texts.documents.add })
    await documents.getByLabel(texts.documents.kind).selectOption('bill-draft')
    const file = { name: 'draft.pdf', mimeType: 'application/pdf', buffer: pdf(`draft ${key}`) }
    await documents.locator('input[type="file"]').setInputFiles(file)
    await expect(documents.getByRole('listitem').filter({ hasText: 'draft.pdf' })).toBeVisible()
    await documents.getByRole('button', { name: texts.documents.add }).click()
    await expect(page.getByRole('button', { name: 'draft.pdf', exact: true })).toBeVisible()
    await openSection(page, 'messages')
    const writing = page.getByRole('form', { name: texts.messages.title })
    await writing.getByLabel(texts.messages.text).fill('Please check the draft.')
    await writing.getByRole('button', { name: texts.messages.send, exact: true }).click()
    await expect(page.getByText('Please check the draft.', { exact: true }).last()).toBeVisible()
    await test.step('console', () => expectNoBarrier(page))

    await logInAsShipper(page, request)
    await open(page, 'localhost', `/workbench/ShippingOrderList?search=${number}`)
    await expect(page.getByTitle(texts.messages.unread_one.replace('{{count}}', '1'))).toBeVisible()
    await open(page, 'localhost', orderUrl(number))
    await openSection(page, 'work')
    await expect(page.getByText('CSQU3054383').first()).toBeVisible()
    await openSection(page, 'documents')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'draft.pdf', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('draft.pdf')
    const own = page.getByRole('form', { name: texts.documents.add })
    await own.getByLabel(texts.documents.kind).selectOption('packing-list')
    const list = { name: 'list.pdf', mimeType: 'application/pdf', buffer: pdf(`list ${key}`) }
    await own.locator('input[type="file"]').setInputFiles(list)
    await expect(own.getByRole('listitem').filter({ hasText: 'list.pdf' })).toBeVisible()
    await own.getByRole('button', { name: texts.documents.add }).click()
    await expect(page.getByRole('button', { name: 'list.pdf', exact: true })).toBeVisible()
    await test.step('a toast leaves what is pressed next free', async () => {
      const toast = page.getByRole('status').filter({ hasText: 'list.pdf' })
      const { y, height } = (await toast.boundingBox()) ?? { y: 0, height: 0 }
      expect(height).toBeGreaterThan(0)
      expect(y + height).toBeLessThan(viewport.height / 4)
    })
    await openSection(page, 'messages')
    await expect(page.getByText('Please check the draft.', { exact: true }).last()).toBeVisible()
    const answer = page.getByRole('form', { name: texts.messages.title })
    await answer.getByLabel(texts.messages.text).fill('The draft is right.')
    await answer.getByRole('button', { name: texts.messages.send, exact: true }).click()
    await expect(page.getByText('The draft is right.', { exact: true }).last()).toBeVisible()
    await test.step('workbench', () => expectNoBarrier(page))
    await page.goto(addressOf('localhost', `${orderUrl(number)}#documents`))
    await test.step('ticket', async () => {
      const { ticket } = messages[language].workbenchOrders
      await page.getByRole('link', { name: ticket.open }).click()
      await expect(page.getByText(ticketNumber(number), { exact: true })).toBeVisible()
      await expect(page.getByText('CSQU3054383').first()).toBeVisible()
      await expectNoBarrier(page)
    })
    await open(page, 'localhost', '/workbench/ShippingOrderList?search=csqu3054383')
    await expect(page.getByRole('link', { name: number })).toBeVisible()
  })
})
