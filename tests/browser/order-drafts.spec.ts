import type { Browser, Page } from '@playwright/test'
import { addAddress } from '#contract/addresses.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { messages } from '#messages/messages.ts'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import { addressOf, expect, saveToken, test } from '#tests/support/browser.ts'
import { pdf } from '#tests/support/licences.ts'
import { shipper } from '#tests/support/price-pages.ts'
import { describeWalks, englishOnPhone } from '#tests/support/walks.ts'
import { expectFits } from '#tests/support/widths.ts'

const longContact = 'Bartholomew Featherstonehaugh'

async function onSecondDevice(browser: Browser, token: string): Promise<Page> {
  const { locale, viewport } = englishOnPhone
  const context = await browser.newContext({ locale, viewport })
  const page = await context.newPage()
  await saveToken(page, 'localhost', token)
  return page
}

describeWalks(englishOnPhone, ({ language }) => {
  // A save on an older version is refused with 409.
  test.use({ errorsExpected: true })
  const { orderDrafts: words, orderForm } = messages[language]

  test('a party of the address book, a file, and the draft of both on a second device', async ({
    page,
    request,
    browser,
  }) => {
    const customer = await shipper(request)
    const label = `Plant ${Date.now()}`
    await request.post(addressOf('localhost', addAddress.path), {
      headers: { [tokenHeader]: customer.token },
      data: {
        kind: 'shipper',
        label,
        name: 'Harbour Moss Trading',
        country: 'CN',
        address: 'No. 1 Quay Road',
        contact: longContact,
        mobile: '13900001111',
      },
    })
    const { number } = await customer.save()
    await saveToken(page, 'localhost', customer.token)
    const form = addressOf('localhost', `/service/reserve?quote=${number}`)
    await page.goto(form)
    const row = page.locator('fieldset').filter({ has: page.locator('[name="shipper.0.name"]') })
    const picker = row.getByRole('combobox').first()
    await picker.fill(label)
    await page.getByRole('option', { name: label }).click()
    await expect(page.locator('[name="shipper.0.contact"]')).toHaveValue(longContact)
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'booking.pdf', mimeType: 'application/pdf', buffer: pdf('booking') })
    await expect(page.getByText('booking.pdf').first()).toBeVisible()
    await page.locator('[name="remark"]').fill('Typed on the first device')
    await expect(page.getByText(words.drafts.saved)).toBeVisible()
    await test.step('form', () => expectNoBarrier(page))
    await expectFits(page)

    const second = await onSecondDevice(browser, customer.token)
    await second.goto(form)
    await expect(second.getByText(words.drafts.restored.typed)).toBeVisible()
    await expect(second.locator('[name="shipper.0.contact"]')).toHaveValue(longContact)
    await expect(second.locator('[name="remark"]')).toHaveValue('Typed on the first device')
    await expect(second.getByText('booking.pdf').first()).toBeVisible()
    await second.locator('[name="remark"]').fill('Typed on the second device')
    await expect(second.getByText(words.drafts.saved)).toBeVisible()

    // The first one is not overwritten silently, and does not overwrite.
    await page.locator('[name="remark"]').fill('Typed on the first device again')
    await page.getByRole('button', { name: words.drafts.compare }).click()
    const differences = page.getByRole('dialog', { name: words.drafts.differences })
    await expect(differences.getByText('Typed on the first device again', { exact: true })).toBeVisible()
    await expect(differences.getByText('Typed on the second device', { exact: true })).toBeVisible()
    await test.step('differences', () => expectNoBarrier(page))
    await expectFits(page)
    await differences.getByRole('button', { name: words.drafts.load }).click()
    await expect(page.locator('[name="remark"]')).toHaveValue('Typed on the second device')
    await second.context().close()

    await page.goto(addressOf('localhost', '/workbench/ShippingOrderList'))
    const list = page.getByText(words.drafts.title.split(/[(（]/)[0] ?? '').first()
    await expect(list).toBeVisible()
    await list.click()
    await test.step('list', () => expectNoBarrier(page))
    await expectFits(page)
    await page.getByRole('link', { name: `${words.drafts.continue} ${number}` }).click()
    await expect(page.locator('[name="shipper.0.contact"]')).toHaveValue(longContact)
    await page.getByRole('button', { name: messages[language].drafts.discard }).click()
    await expect(page.locator('[name="shipper.0.contact"]')).toHaveValue('')
    await expect(page.getByRole('button', { name: orderForm.toReview })).toBeVisible()
  })
})
