import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { FormDraft } from '#web/components/drafts/form-draft.ts'
import type { Remark } from '#web/components/orders/field-remarks.tsx'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { FieldRemarksContext } from './field-remarks-context.ts'
import { startRows } from './form-values.ts'
import { OrderEntry } from './order-entry.tsx'
import { OrderForm } from './order-form.tsx'

const asked = ['hsCode', 'marks', 'packages', 'grossWeightKg', 'cargoValue', 'commodityAmount', 'billCount']
const form = {
  fields: orderForms.ocean.fields.filter(({ name }) => asked.includes(name)),
  groups: orderForms.ocean.groups.filter(({ name }) => ['shipper', 'notify'].includes(name)),
}
const quoted = { fixed: { fields: {}, groups: {} }, suggested: {}, excluded: [] }
const call = vi.fn(async (): Promise<Result<unknown>> => ok({ entries: [] }))
let translator: Translator

beforeEach(async () => {
  call.mockReset()
  call.mockResolvedValue(ok({ entries: [] }))
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const namespaces = [...baseNamespaces, ...formNamespaces, ...orderNamespaces, 'addresses'] as const
  translator = await createTranslator('group', 'en', [...namespaces, 'orderDrafts', 'orderForm'])
})

function show(remarks: readonly Remark[] = []) {
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="linhai">
        <FieldRemarksContext value={remarks}>
          <OrderForm
            fill={{ form, quoted, typed: form }}
            start={{ rows: startRows(form, { fields: {}, groups: {} }), texts: {} }}
            draft={new FormDraft('draft-of-cargo', undefined, () => undefined)}
            places={{ quote: 'Q1', port: null, depots: [], warehouses: [] }}
            isHidden={false}
            refused={undefined}
            onFilled={() => undefined}
          />
        </FieldRemarksContext>
      </QueryLayer>
    </TranslatorContext>,
  )
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

async function errors(): Promise<readonly (string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Continue to review' }))
  return screen.getAllByRole('link').map(({ textContent }) => textContent)
}

test('an error of a format says what to type', async () => {
  show()
  await type('HS code (optional)', 'abc')
  await type('Packages', '1.5')
  await type('Gross weight (kg)', '1.23456')
  await type('Mobile', '12')
  await type('Email (optional)', 'x@')
  const found = await errors()
  expect(found).toEqual(
    expect.arrayContaining([
      'Enter an HS code of 4 to 10 digits, e.g. 851713',
      'Packages: enter a whole number, e.g. 12',
      'Gross weight (kg): enter a number from 0.001 to 152,400,000, with no more than 3 decimals',
    ]),
  )
  expect(found.join()).toMatch(
    /11-digit mainland China mobile number.*Enter a valid email address|valid email/i,
  )
  expect(found.join()).not.toContain('invalid format')
})

test('a text is not cut, and errors state the limits', async () => {
  show()
  const marks = screen.getByLabelText<HTMLTextAreaElement>('Marks and numbers (optional)')
  await userEvent.click(marks)
  await userEvent.paste('x'.repeat(501))
  const contact = screen.getByLabelText<HTMLInputElement>('Contact')
  await userEvent.click(contact)
  await userEvent.paste('Bartholomew Smith')
  await type('Cargo value', '123456789')
  await type('Number of originals', '10')
  const found = await errors()
  expect([marks.value.length, contact.value]).toEqual([501, 'Bartholomew Smith'])
  expect(found).toEqual(
    expect.arrayContaining([
      'Marks and numbers: use no more than 500 characters',
      'Shipper: Contact: use no more than 10 characters',
      'Cargo value: use no more than 8 characters',
      'Number of originals: no more than 9 originals can be issued',
    ]),
  )
})

/** What screen readers say after the label of an element. */
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')

test('what staff ask to correct stands at its field, beside an error too', async () => {
  const remark = (property: string | null, message: string) =>
    ({ severity: 'error', message, property }) as const
  show([
    remark('hsCode', 'Six digits, please'),
    remark('fields.marks', 'As on the bill'),
    remark('shipper', 'Is this the exporter?'),
    remark('groups.shipper.0.contact', 'Who signs?'),
    remark(null, 'Please check the whole order'),
  ])
  const described = (label: string) => descriptionOf(screen.getByLabelText(label))
  expect(described('HS code (optional)')).toContain('Six digits, please')
  expect(described('Marks and numbers (optional)')).toContain('As on the bill')
  expect(described('Contact')).toContain('Who signs?')
  expect(descriptionOf(screen.getByRole('group', { name: 'Shipper' }))).toContain('Is this the exporter?')
  expect(screen.queryByText('Please check the whole order')).toBeNull()
  await type('HS code (optional)', 'abc')
  await errors()
  expect(described('HS code (optional)')).toMatch(/Enter an HS code.*Six digits, please/)
})

test('cargo value and commodity amount say what they are', () => {
  show()
  const help = (label: string) => descriptionOf(screen.getByLabelText(label))
  expect(help('Cargo value')).toContain('a whole number of up to 8 digits')
  expect(help('Commodity amount')).toContain('Total of the commercial invoice')
})

test('an unknown quote is named, and another one can be chosen', async () => {
  call.mockResolvedValue(refusal('not-found'))
  render(
    <MemoryRouter initialEntries={['/service/reserve?quote=Q404']}>
      <TranslatorContext value={translator}>
        <QueryLayer user="linhai">
          <OrderEntry number="Q404" places={{ depots: [], warehouses: [] }} />
        </QueryLayer>
      </TranslatorContext>
    </MemoryRouter>,
  )
  expect(await screen.findByText('Quote Q404 not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose another quote' }).getAttribute('href')).toBe(
    '/service/reserve',
  )
})

test('the keyboard goes on in a row that was added, and stays in the group when one is removed', async () => {
  show()
  const focused = () => (document.activeElement as HTMLInputElement).name
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus()
    await userEvent.keyboard('{Enter}')
  }
  await press('Add: Notify party')
  expect(focused()).toBe('notify.0.name')
  await press('Add: Notify party')
  expect(focused()).toBe('notify.1.name')
  await press('Remove: Notify party 1')
  expect(focused()).toBe('notify.1.name')
  await press('Remove: Notify party 1')
  expect(document.activeElement?.textContent).toBe('Add: Notify party')
})

test('a company name has room for its length', () => {
  show()
  const isLong = (label: string) => screen.getByLabelText(label).closest('[data-long]') !== null
  expect([isLong('Company name'), isLong('Contact')]).toEqual([true, false])
})
