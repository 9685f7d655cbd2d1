import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AddressView } from '#contract/addresses.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { FormDraft } from '#web/components/drafts/form-draft.ts'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { startRows, startTexts } from '#web/services/orders/form-values.ts'
import { OrderForm } from '#web/services/orders/order-form.tsx'

const entry: AddressView = {
  id: '1',
  kind: 'shipper',
  label: 'Main',
  name: 'Hailian Trading',
  country: 'CN',
  district: '',
  address: 'Mingzhou Road',
  contact: 'Bartholomew Featherstonehaugh',
  mobile: '13900001111',
  telephone: '',
  email: '',
  taxNumber: '',
  isDefault: false,
  version: 1,
  changedAt: '2026-11-18T00:00:00.000Z',
}
const call = vi.fn(
  async (key: string): Promise<Result<unknown>> =>
    key === 'POST /api/addresses' ? ok(entry) : ok({ entries: [entry] }),
)
const onFilled = vi.fn()
const form = orderForms.rail
const quoted = { fixed: { fields: {}, groups: {} }, suggested: {}, excluded: [] }
const values = {
  fields: { readyOn: '2026-12-01', commodityEn: 'Bolts', packages: '1', grossWeightKg: '10' },
  groups: {
    shipper: [{}],
    consignee: [{ name: 'Moss', country: 'NL', address: 'Quay 1', contact: 'Jan', mobile: '13900002222' }],
  },
}
let translator: Translator

beforeEach(async () => {
  call.mockClear()
  onFilled.mockClear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const namespaces = [...baseNamespaces, ...formNamespaces, ...orderNamespaces] as const
  translator = await createTranslator('group', 'en', [
    ...namespaces,
    'addresses',
    'drafts',
    'orderDrafts',
    'orderForm',
  ])
  const rows = startRows(form, values)
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="linhai">
        <OrderForm
          fill={{ form, quoted, typed: form }}
          start={{ rows, texts: startTexts(form, rows, values) }}
          draft={new FormDraft('draft-of-a-test', undefined, () => undefined)}
          places={{ quote: 'Q1', port: null, depots: [], warehouses: [] }}
          isHidden={false}
          refused={undefined}
          onFilled={onFilled}
        />
      </QueryLayer>
    </TranslatorContext>,
  )
})

const shipper = () => within(screen.getByRole('group', { name: 'Shipper' }))
const field = (name: string) => shipper().getByRole<HTMLInputElement>('textbox', { name })

test('a party is taken from the address book with the keyboard; its long contact is accepted', async () => {
  const picker = shipper().getByRole('combobox', { name: 'Shipper from the address book' })
  await userEvent.click(picker)
  await screen.findByRole('option', { name: /Hailian Trading/ })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(field('Contact').value).toBe(entry.contact))
  expect(field('Mobile').value).toBe('13900001111')
  await userEvent.click(screen.getByRole('button', { name: 'Continue to review' }))
  await waitFor(() => expect(onFilled).toHaveBeenCalled())
  expect(onFilled.mock.calls[0]?.[0].texts['shipper.0.name']).toBe('Hailian Trading')
})

test('the same contact typed by hand is too long', async () => {
  await userEvent.type(field('Contact'), entry.contact)
  await userEvent.click(screen.getByRole('button', { name: 'Continue to review' }))
  expect(field('Contact').getAttribute('aria-invalid')).toBe('true')
  expect(onFilled).not.toHaveBeenCalled()
})

test('a typed party is saved once it is complete', async () => {
  const save = () => userEvent.click(shipper().getByRole('button', { name: /Save to address book/ }))
  await save()
  expect(shipper().getByText(/Complete the marked fields first/)).toBeTruthy()
  expect(document.activeElement).toBe(field('Company name'))
  for (const [label, text] of [
    ['Company name', entry.name],
    ['Address', entry.address],
    ['Contact', entry.contact],
    ['Mobile', entry.mobile],
  ] as const)
    await userEvent.type(field(label), text)
  await userEvent.selectOptions(shipper().getByRole('combobox', { name: 'Country or region' }), 'CN')
  await save()
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Short name' }), 'Main{Enter}')
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      'POST /api/addresses',
      {
        body: expect.objectContaining({
          kind: 'shipper',
          label: 'Main',
          name: entry.name,
          contact: entry.contact,
        }),
      },
      expect.anything(),
    ),
  )
  // What is in the address book now may be longer than ten characters.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Continue to review' }))
  await waitFor(() => expect(onFilled).toHaveBeenCalled())
})
