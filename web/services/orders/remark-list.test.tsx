import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { RemarkList } from './remark-list.tsx'

const form = {
  fields: orderForms.ocean.fields.filter(({ name }) => name === 'hsCode'),
  groups: orderForms.ocean.groups.filter(({ name }) => name === 'shipper'),
}
const quoted = { fixed: { fields: {}, groups: {} }, suggested: {}, excluded: [] }
const remark = (property: string | null, message: string) =>
  ({ severity: 'error', message, property }) as const

test('a remark links to its field or group; a field that the form does not have is only named', async () => {
  const translator = await createTranslator('group', 'en', [...baseNamespaces, ...orderNamespaces])
  render(
    <MemoryRouter>
      <TranslatorContext value={translator}>
        <RemarkList
          remarks={[
            remark('hsCode', 'Six digits, please'),
            remark('shipper', 'Is this the exporter?'),
            remark('cargoValue', 'Too low'),
            remark(null, 'Please check the whole order'),
          ]}
          fill={{ form, quoted, typed: form }}
        />
        <input name="hsCode" aria-label="code" />
        <input name="shipper.0.name" aria-label="company" />
      </TranslatorContext>
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['HS code', 'Shipper'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'HS code Six digits, please',
    'Shipper Is this the exporter?',
    'Cargo value Too low',
    'Please check the whole order',
  ])
  await userEvent.click(screen.getByRole('link', { name: 'HS code' }))
  expect(document.activeElement).toBe(screen.getByLabelText('code'))
  await userEvent.click(screen.getByRole('link', { name: 'Shipper' }))
  expect(document.activeElement).toBe(screen.getByLabelText('company'))
})
