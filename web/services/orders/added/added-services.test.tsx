import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { exampleQuote } from '#tests/fixtures/orders.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderCorrection, OrderEntry } from '#web/services/orders/order-entry.tsx'

const contactPerson = [{ contact: 'Lin Hai', mobile: '13800000000' }]
const values = {
  fields: {
    warehouse: 'W1',
    inboundOn: '2026-12-01',
    storageDays: '3',
    commodityEn: 'Steel bolts',
    packages: '10',
    grossWeightKg: '900',
    ownReference: 'PO-7781',
  },
  groups: { contactPerson },
}
const depotValues = {
  fields: { releaseNumber: 'REL-1', day: '2026-12-02' },
  groups: { containerNumbers: [{ number: 'CSQU3054383', type: '40HQ' }], contactPerson },
}
const yard = { quote: 'QD', values: depotValues }

const returned = {
  number: 'S1',
  version: 3,
  quoteNumber: 'QW',
  moves: ['send-again'],
  remarks: [],
  values,
  more: [{ service: 'depot', quoteNumber: 'QD', values: depotValues }],
  instruction: null,
}

/** Each test has a user of its own, so that no answer of another one is shown. */
let user = 0
const quoteOf = (number: string, mode: string, state = 'open') => ({
  number,
  mode,
  state,
  from: null,
  to: null,
  pickUpPlace: null,
  containers: [],
  places: [],
  sailing: null,
  requestKind: null,
  validUntil: '2099-12-30T08:00:00.000Z',
  total: { amount: '26833.58', currency: 'CNY' },
  payers: null,
  query: mode === 'depot' ? { mode, day: '2026-12-02', containers: 2 } : null,
  offer: { item: { code: 'TD1' }, quote: { ...exampleQuote, mode } },
})
let quotes: ReturnType<typeof quoteOf>[]
let more: object[]
let placed: Result<unknown>
let saved: Result<unknown>
const sent = vi.fn<(key: string, body: Record<string, unknown>) => void>()

type Input = { readonly query?: { number?: string; state?: string }; readonly body?: Record<string, unknown> }

function answer(key: string, { query, body }: Input): Result<unknown> {
  if (body) sent(key, body)
  switch (key) {
    case 'GET /api/quotes/quote': {
      const found = quotes.find(({ number }) => number === query?.number)
      return found ? ok(found) : refusal('not-found')
    }
    case 'GET /api/quotes':
      return ok({ rows: quotes.filter(({ state }) => state === query?.state) })
    case 'GET /api/orders/draft': {
      const stored = { version: 1, savedAt: '2026-11-18T04:00:00.000Z', origin: 'typed' }
      return ok({ draft: { ...stored, values, more, instruction: null } })
    }
    case 'GET /api/orders/approval':
      return ok({ isAdministrator: true, ordersNeedApproval: false, orderLimit: null })
    case 'POST /api/orders/drafts/save':
      return saved
    case 'GET /api/orders/order':
      return ok(returned)
    case 'POST /api/orders/place':
      return placed
    default:
      return ok({})
  }
}

beforeEach(() => {
  window.localStorage.clear()
  sent.mockClear()
  user += 1
  more = []
  placed = ok({ number: 'S1' })
  saved = ok({ version: 2, savedAt: '2026-11-18T04:00:01.000Z' })
  quotes = [quoteOf('QW', 'warehouse'), quoteOf('QW2', 'warehouse'), quoteOf('QD', 'depot')]
  const call = async (key: string, input: Input) => answer(key, input)
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
})

const warehouses = [{ code: 'W1', port: 'CNNGB', name: { zh: 'W1', en: 'W1' } }]
const places = { depots: [], warehouses }

async function open(entry = <OrderEntry number="QW" places={places} />) {
  const namespaces = [...baseNamespaces, ...formNamespaces, ...orderNamespaces] as const
  const own = ['addresses', 'drafts', 'myQuotes', 'orderDrafts', 'orderForm'] as const
  const translator = await createTranslator('group', 'en', [...namespaces, ...own])
  render(
    <MemoryRouter>
      <TranslatorContext value={translator}>
        <QueryLayer user={`added-${user}`}>{entry}</QueryLayer>
        <HistoryButtons />
      </TranslatorContext>
    </MemoryRouter>,
  )
  await screen.findByRole('button', { name: 'Continue to review' })
}

/** Of the browser. */
function HistoryButtons() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Browser forward
      </button>
    </>
  )
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const bodyOf = (key: string) => sent.mock.calls.findLast(([one]) => one === key)?.[1]
const part = () => screen.findByRole('region', { name: 'Container depot · quote QD' })
/** The form of the main service is hidden meanwhile. */
const typeInto = async (label: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: label }), text)

test('a quote of another service is added, filled in with what is known, kept in the draft and sent', async () => {
  await open()
  await press('Continue to review')
  await press('Add a service')
  await screen.findByRole('button', { name: 'Add QD' })
  expect(screen.queryByRole('button', { name: 'Add QW' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add QW2' })).toBeNull()
  await press('Add QD')
  const contact = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Contact' })
  expect(contact.value).toBe('Lin Hai')
  await press('Continue to review')
  expect((await screen.findByRole('alert', { name: /./ })).textContent).toContain('Release')
  await typeInto('Release number', 'REL-1')
  await typeInto('Container number', 'CSQU3054383')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Container type' }), '40HQ')
  await press('Continue to review')
  await screen.findByRole('button', { name: 'Change: Container depot' })
  expect(within(await part()).getByText('REL-1')).toBeTruthy()
  const fields = { ...depotValues.fields, ownReference: 'PO-7781' }
  const added = [{ quote: 'QD', values: { ...depotValues, fields } }]
  await waitFor(() => expect(bodyOf('POST /api/orders/drafts/save')).toMatchObject({ more: added }), {
    timeout: 5_000,
  })
  await press('Send order request')
  await waitFor(() => expect(bodyOf('POST /api/orders/place')).toMatchObject({ quote: 'QW', more: added }))
})

test('an accepted offer whose validity has passed is not among the choices', async () => {
  const ofStaff = { requestKind: 'customs' } as const
  quotes = [
    quoteOf('QW', 'warehouse'),
    { ...quoteOf('QO', 'agreed', 'accepted'), ...ofStaff } as never,
    { ...quoteOf('QP', 'agreed', 'accepted'), ...ofStaff, validUntil: '2020-01-31T08:00:00.000Z' } as never,
  ]
  await open()
  await press('Continue to review')
  await press('Add a service')
  await screen.findByRole('button', { name: 'Add QO' })
  expect(screen.queryByRole('button', { name: 'Add QP' })).toBeNull()
})

test('an offer of staff is named by the service that it is for', async () => {
  quotes = [
    quoteOf('QW', 'warehouse'),
    { ...quoteOf('QO', 'agreed', 'accepted'), requestKind: 'customs' } as never,
  ]
  await open()
  await press('Continue to review')
  await press('Add a service')
  await screen.findByRole('button', { name: 'Add QO' })
  expect(screen.getByRole('heading', { name: 'Customs declaration · quote QO' })).toBeTruthy()
})

test('a draft that is not saved names the fields that keep it from being saved', async () => {
  saved = invalidFields({
    'values.fields.ownReference': 'too-long',
    'values.groups.contactPerson.0.contact': 'too-long',
  })
  await open()
  await typeInto('Your reference (optional)', '-C')
  const named = 'Your reference and Contact person: Contact'
  await waitFor(
    () => expect(screen.getByText(new RegExp(named)).textContent).toMatch(/kept in this browser/),
    {
      timeout: 3_000,
    },
  )
})

test('the services of a draft are reviewed with their sums, and sent', async () => {
  more = [yard]
  await open()
  expect(await screen.findByText('Container depot · quote QD')).toBeTruthy()
  await press('Continue to review')
  const shown = within(await part())
  expect(shown.getByText('REL-1')).toBeTruthy()
  expect(shown.getByText('Subtotal Container depot incl. VAT').textContent).toContain('26,833.58')
  expect(screen.getAllByText(/53,667\.16/)).toHaveLength(2)
  await press('Send order request')
  await waitFor(() =>
    expect(bodyOf('POST /api/orders/place')).toMatchObject({
      quote: 'QW',
      more: [yard],
    }),
  )
})

test('a change of the main service saves the others with it, until one is removed', async () => {
  more = [yard]
  await open()
  await typeInto('Your reference (optional)', '-B')
  await press('Continue to review')
  await waitFor(() => expect(bodyOf('POST /api/orders/drafts/save')).toMatchObject({ more: [yard] }))
  await press('Remove: Container depot')
  expect(screen.queryByRole('region', { name: /Container depot/ })).toBeNull()
  await waitFor(() => expect(bodyOf('POST /api/orders/drafts/save')).toMatchObject({ more: [] }), {
    timeout: 5_000,
  })
  await press('Send order request')
  await waitFor(() => expect(bodyOf('POST /api/orders/place')).toBeTruthy())
  expect(bodyOf('POST /api/orders/place')).not.toHaveProperty('more')
})

test('a wrong field of another service is listed in the form of that service', async () => {
  more = [yard]
  placed = invalidFields({ 'more.0.values.groups.containerNumbers.0.number': 'unknown-value' })
  await open()
  await press('Continue to review')
  await press('Send order request')
  const summary = await screen.findByRole('alert', { name: /./ })
  expect(await part()).toBeTruthy()
  expect(within(summary).getByRole('link').getAttribute('href')).toBe('#containerNumbers.0.number')
  const release = screen.getByRole<HTMLInputElement>('textbox', { name: 'Release number' })
  expect(release.value).toBe('REL-1')
})

test('a quote that was refused is said at its service on the review', async () => {
  more = [yard]
  placed = { ...refusal('quote-expired'), fields: { 'more.0.quote': 'unknown-value' } }
  await open()
  await press('Continue to review')
  await press('Send order request')
  const shown = within(await part())
  expect((await shown.findByRole('alert')).textContent).toMatch(/expired/)
  expect(shown.getByRole('button', { name: 'Remove: Container depot' })).toBeTruthy()
})

test('a service whose quote cannot be ordered any more is named and not sent', async () => {
  more = [yard, { ...yard, quote: 'QX' }]
  quotes = [quoteOf('QW', 'warehouse'), quoteOf('QD', 'depot', 'expired')]
  await open()
  const notice = await screen.findByRole('region', { name: 'Not included in this order' })
  expect(notice.textContent).toContain('Container depot: quote QD can no longer be ordered')
  expect(notice.textContent).toContain('Quote QX is no longer available')
  await typeInto('Your reference (optional)', '-B')
  await press('Continue to review')
  await press('Send order request')
  await waitFor(() => expect(bodyOf('POST /api/orders/place')).toBeTruthy())
  expect(bodyOf('POST /api/orders/place')).not.toHaveProperty('more')
  expect(bodyOf('POST /api/orders/drafts/save')?.more).toEqual([yard])
})

test('a returned order is corrected in all its services; none is added or removed', async () => {
  more = []
  quotes = [quoteOf('QW', 'warehouse', 'expired'), quoteOf('QD', 'depot', 'expired')]
  await open(<OrderCorrection number="S1" places={places} />)
  await press('Continue to review')
  await press('Change: Container depot')
  await typeInto('Release number', '-B')
  await press('Continue to review')
  expect(await screen.findByRole('button', { name: 'Change: Container depot' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove: Container depot' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add a service' })).toBeNull()
  await press('Send order request')
  const fields = { ...depotValues.fields, releaseNumber: 'REL-1-B' }
  await waitFor(() =>
    expect(bodyOf('POST /api/orders/move')).toMatchObject({ more: [{ values: { ...depotValues, fields } }] }),
  )
})

test('Back goes from a service to the review and from there to the form, and a change is reviewed again', async () => {
  more = [yard]
  await open()
  await press('Continue to review')
  await press('Change: Container depot')
  await typeInto('Release number', '-B')
  await press('Browser back')
  expect(within(await part()).getByText('REL-1-B')).toBeTruthy()
  await press('Browser back')
  expect(screen.queryByRole('button', { name: 'Send order request' })).toBeNull()
  await typeInto('Your reference (optional)', '-C')
  await press('Browser forward')
  expect(screen.queryByRole('button', { name: 'Send order request' })).toBeNull()
  await press('Continue to review')
  expect(screen.getByText('PO-7781-C')).toBeTruthy()
  await press('Send order request')
  await waitFor(() => expect(bodyOf('POST /api/orders/place')).toBeTruthy())
})
