import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderReader } from './order-reader.ts'
import { useFieldLabel } from './use-field-label.ts'

function Label({ name }: { readonly name: string }) {
  return <p>{useFieldLabel()(name)}</p>
}

test('the reference of the customer is “your reference” to the customer, and not to staff', async () => {
  const translator = await createTranslator('group', 'en', ['orderFields'])
  render(
    <TranslatorContext value={translator}>
      <Label name="ownReference" />
      <OrderReader value="staff">
        <Label name="ownReference" />
        <Label name="vessel" />
      </OrderReader>
    </TranslatorContext>,
  )
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toContain('Your reference')
  expect(screen.getByText('Customer reference')).toBeTruthy()
  expect(screen.getByText('Vessel')).toBeTruthy()
})
