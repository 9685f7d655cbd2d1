import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { type FollowedDraft, FormDraft } from '#web/components/drafts/form-draft.ts'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { startRows, startTexts } from '#web/services/orders/form-values.ts'
import { OrderForm } from '#web/services/orders/order-form.tsx'

const sailing = {
  code: 'S-1',
  carrier: 'TSTQ',
  vessel: 'TEST NOON',
  voyage: '002W',
  terminal: 'QQCTU',
  departsOn: '2026-11-27',
}
let found: object
const call = vi.fn(async (): Promise<Result<unknown>> => ok(found))
const onFilled = vi.fn()
// Only the ship is asked for.
const shipForm = {
  fields: orderForms.ocean.fields.filter(({ part }) => part === 'schedule'),
  groups: [],
}
const quoted = { fixed: { fields: {}, groups: {} }, suggested: {}, excluded: [] }
let translator: Translator

beforeEach(async () => {
  found = { sailings: [sailing], isPortOnly: false }
  call.mockClear()
  onFilled.mockClear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const namespaces = [...baseNamespaces, ...formNamespaces, ...orderNamespaces] as const
  translator = await createTranslator('group', 'en', [...namespaces, 'orderDrafts', 'orderForm'])
})

const newDraft = () => new FormDraft('draft-of-a-ship', undefined, () => undefined)

function show(
  fields: Record<string, string> = {},
  draft: FollowedDraft = newDraft(),
  quote = 'Q1',
  form = shipForm,
) {
  const rows = startRows(form, { fields, groups: {} })
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="linhai">
        <OrderForm
          fill={{ form, quoted, typed: form }}
          start={{ rows, texts: startTexts(form, rows, { fields, groups: {} }) }}
          draft={draft}
          places={{ quote, port: null, depots: [], warehouses: [] }}
          isHidden={false}
          refused={undefined}
          onFilled={onFilled}
        />
      </QueryLayer>
    </TranslatorContext>,
  )
}

const picker = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Vessel / voyage' })
const review = () => userEvent.click(screen.getByRole('button', { name: 'Continue to review' }))
const filled = () => onFilled.mock.calls[0]?.[0].texts

test('a sailing is picked with the keyboard and fills vessel, voyage and day', async () => {
  show()
  const field = await picker()
  expect(screen.queryByRole('textbox', { name: 'Vessel' })).toBeNull()
  await userEvent.type(field, 'noon')
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      'GET /api/orders/sailings',
      { query: { quote: 'Q1', search: 'noon' } },
      expect.anything(),
    ),
  )
  await screen.findByRole('option', { name: /TEST NOON \/ 002W/ })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(field.value).toMatch(/^TEST NOON \/ 002W/))
  expect(onFilled).not.toHaveBeenCalled()
  await review()
  await waitFor(() =>
    expect(filled()).toMatchObject({ vessel: 'TEST NOON', voyage: '002W', etd: '2026-11-27' }),
  )
})

test('without a ship there is one problem, and it leads to the picker', async () => {
  show()
  await picker()
  await review()
  expect(screen.getAllByText(/Vessel/).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Voyage/)).toBeNull()
  expect((await picker()).getAttribute('aria-invalid')).toBe('true')
  expect(onFilled).not.toHaveBeenCalled()
})

test('a ship that is missing is listed in the order of the form and under the name of its picker', async () => {
  const fields = orderForms.ocean.fields.filter(
    ({ part, name }) => part === 'schedule' || name === 'commodityEn',
  )
  // Its sailings are not known when the form is first shown.
  show({}, newDraft(), crypto.randomUUID(), { ...shipForm, fields })
  await picker()
  await review()
  const links = within(screen.getByRole('alert')).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ hash }) => hash)).toEqual(['#vessel', '#commodityEn'])
  expect(links[0]?.textContent).toMatch(/Vessel \/ voyage/)
})

test('a ship that was sent before is shown and kept', async () => {
  show({ vessel: 'OLD HERON', voyage: '9E', etd: '2026-12-01' })
  expect((await picker()).value).toMatch(/^OLD HERON \/ 9E/)
  await review()
  await waitFor(() =>
    expect(filled()).toMatchObject({ vessel: 'OLD HERON', voyage: '9E', etd: '2026-12-01' }),
  )
})

test('where we know no sailing of the lane, the ship is typed', async () => {
  found = { sailings: [], isPortOnly: false }
  show()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Vessel' }), 'HERON')
  expect(screen.getByRole('textbox', { name: 'Voyage' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'My vessel is not listed' })).toBeNull()
})

test('of a port alone, another ship can be typed', async () => {
  found = { sailings: [sailing], isPortOnly: true }
  show()
  await picker()
  await userEvent.click(screen.getByRole('button', { name: 'My vessel is not listed' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Vessel' }), 'HERON')
  await userEvent.click(screen.getByRole('button', { name: 'Choose from the sailings' }))
  expect((await picker()).value).toMatch(/^HERON/)
})

test('opening the form changes nothing that would be saved', async () => {
  // A quote whose sailings are not known yet, at a second try neither.
  const follow = vi.fn()
  show({}, { values: undefined, follow, close: () => undefined }, crypto.randomUUID())
  await picker()
  // The form is rendered and read once more.
  await review()
  const texts = follow.mock.calls.map(([typed]) => typed)
  for (const typed of texts) expect(typed).toEqual(texts[0])
})
