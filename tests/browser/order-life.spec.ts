import type { Page } from '@playwright/test'
import { demoCompanies } from '#database/seeds/demo/demo-companies.data.ts'
import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import { messages } from '#messages/messages.ts'
import { addressOf, expect, open, saveToken, test } from '#tests/support/browser.ts'
import {
  companyMember,
  logInAsShipper,
  openSection,
  readBrowserOrder,
  staffTokenOf,
} from '#tests/support/browser-orders.ts'
import { ofThisTry } from '#tests/support/newcomers.ts'
import { fillOceanForm } from '#tests/support/order-form.ts'
import { clientOf, upToParam } from '#tests/support/price-pages.ts'
import { orderPath } from '#web/console/shared/sections.ts'

const walks = [
  {
    language: 'zh',
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    people: [
      { mobile: '13966660001', name: 'Mei Lan' },
      { mobile: '13966660002', name: 'Mei Sun' },
    ],
  },
  {
    language: 'en',
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    people: [
      { mobile: '13966660003', name: 'Joan Reed' },
      { mobile: '13966660004', name: 'Joan Marsh' },
    ],
  },
] as const

for (const { language, locale, viewport, people } of walks)
  test.describe(`${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport })
    test.describe.configure({ timeout: 180_000 })
    const { orders, ordersAdmin, orderForm, orderView, workbenchOrders } = messages[language]

    const openAsStaff = async (page: Page, account: Parameters<typeof staffTokenOf>[0], number: string) => {
      await saveToken(page, 'console.localhost', staffTokenOf(account))
      await page.goto(addressOf('console.localhost', orderPath(number)))
    }
    /** Presses a button of the order and the same one in the dialog that asks again. */
    const moveBy = async (page: Page, name: string | RegExp) => {
      await page.getByRole('button', { name, exact: true }).first().click()
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    type State = keyof typeof orders.states
    const expectState = (page: Page, state: State) =>
      expect(page.getByText(orders.states[state], { exact: true }).first()).toBeVisible()
    /** Staff read shorter names of the states. */
    const expectStaffState = (page: Page, state: State) =>
      expect(page.getByText(ordersAdmin.states[state], { exact: true }).first()).toBeVisible()

    test('an order from the form to its end, by all who work on it', async ({ page, request }) => {
      const member = await companyMember(request, {
        ...ofThisTry<(typeof people)[number]>(people[0], people[1]),
        company: demoCompanies[0]?.creditCode ?? '',
        limit: '1',
      })
      const { number: quote } = await clientOf(request, member.token).save()
      const number = await test.step('the customer places it', async () => {
        await saveToken(page, 'localhost', member.token)
        await open(page, 'localhost', `/service/reserve?quote=${quote}`)
        await fillOceanForm(page)
        await page.getByRole('button', { name: orderForm.toReview }).click()
        await page.getByRole('button', { name: orderForm.review.send }).click()
        await expect(page.getByRole('heading', { name: orderForm.placed.title })).toBeVisible()
        return new URL(page.url()).searchParams.get('placed') ?? ''
      })
      await test.step('the administrator of the company approves it', async () => {
        await logInAsShipper(page, request)
        await open(page, 'localhost', orderUrl(number))
        await expectState(page, 'awaiting-company-approval')
        await moveBy(page, workbenchOrders.moves.approve.button)
        await expectState(page, 'request-sent')
      })
      await test.step('sales propose the charges', async () => {
        await openAsStaff(page, 'sales', number)
        await page.getByRole('button', { name: ordersAdmin.actions.assignToMe, exact: true }).click()
        await moveBy(page, orders.moves['propose-fees'])
      })
      await test.step('operations confirm them', async () => {
        await openAsStaff(page, 'operations', number)
        await moveBy(page, orders.moves['confirm-fees'])
        await expectStaffState(page, 'fees-confirmed')
      })
      await test.step('the customer accepts them', async () => {
        await saveToken(page, 'localhost', member.token)
        await open(page, 'localhost', orderUrl(number))
        await moveBy(page, upToParam(workbenchOrders.moves['accept-fees'].button))
        await expectState(page, 'fees-accepted')
      })
      await test.step('finance book the payment', async () => {
        await openAsStaff(page, 'finance', number)
        await openSection(page, 'charges')
        const { payments } = ordersAdmin
        const form = page.getByRole('form', { name: payments.book })
        const { payment } = await readBrowserOrder(request, member.token, number)
        await form.getByLabel(payments.amount, { exact: true }).fill(payment.owed.amount)
        await form.getByLabel(payments.reference, { exact: true }).fill(`BANK-${number}`)
        await moveBy(page, payments.record.payment)
        await expectStaffState(page, 'order-generated')
      })
      await test.step('operations start and complete it', async () => {
        await openAsStaff(page, 'operations', number)
        await moveBy(page, orders.moves.start)
        await expectStaffState(page, 'in-process')
        await moveBy(page, orders.moves.complete)
        await expectStaffState(page, 'completed')
      })
      await test.step('the customer reads its whole history', async () => {
        await saveToken(page, 'localhost', member.token)
        await open(page, 'localhost', orderUrl(number))
        await expectState(page, 'completed')
        await openSection(page, 'history')
        const wholeHistory = new RegExp(orderView.history.showAll.replace('{{count}}', '\\d+'))
        await page.getByRole('button', { name: wholeHistory }).click()
        for (const event of [
          'place',
          'approve',
          'confirm-fees',
          'accept-fees',
          'generate',
          'start',
          'complete',
        ] as const)
          await expect(
            page.getByText(orderView.events[event], { exact: true }).filter({ visible: true }).first(),
          ).toBeVisible()
      })
    })
  })
