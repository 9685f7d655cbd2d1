import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderView } from '#contract/orders.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { ok, type Refusal, refusal } from '#domain/values/refusal.ts'
import { exampleQuote } from '#tests/fixtures/orders.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import type { AddedServices } from './added/use-added-services.ts'
import { OrderReview } from './order-review.tsx'
import { useQuote } from './use-quote.ts'

const quote = {
  number: 'Q1',
  mode: 'ocean',
  total: { amount: '954.00', currency: 'CNY' },
  payers: null,
  query: null,
  offer: { quote: exampleQuote },
} as unknown as SavedQuote
const values = { fields: { commodityEn: 'Steel bolts' }, groups: {} }
const file = { id: '00000000-0000-4000-8000-000000000001', name: 'booking.pdf', mediaType: 'application/pdf' }

const settings = { isAdministrator: false, ordersNeedApproval: false, orderLimit: null }
const noServices = { added: [], ready: [], leftOut: [] } as unknown as AddedServices

const call = vi.fn(() => new Promise(() => {}))
const onChange = vi.fn()
const beforeSend = vi.fn<() => Promise<Refusal | undefined>>()
beforeEach(() => {
  call.mockClear()
  onChange.mockClear()
  beforeSend.mockReset()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
})

/** Stands for the page, which reads the quote. */
function Reader() {
  useQuote('Q1')
  return null
}

/** Each test has a user of its own: what one read is kept for a while. */
let users = 0

async function send(correcting?: OrderView) {
  users += 1
  const namespaces = [...baseNamespaces, ...formNamespaces, ...orderNamespaces] as const
  const translator = await createTranslator('group', 'en', [...namespaces, 'orderDrafts', 'orderForm'])
  const unused = vi.fn()
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user={`user-${users}`}>
        <Reader />
        <OrderReview
          quote={quote}
          correcting={correcting}
          form={{ fields: [{ part: 'cargo', name: 'commodityEn', kind: 'line' }], groups: [] }}
          typed={values}
          values={{ ...values, fields: { ...values.fields, vessel: 'TEST DAWN' } }}
          instruction={file}
          services={noServices}
          refusedServices={{}}
          onOpen={unused}
          onAdd={unused}
          onRemove={unused}
          onChange={onChange}
          onRefused={unused}
          beforeSend={beforeSend}
          onPlaced={unused}
        />
      </QueryLayer>
    </TranslatorContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send order request' }))
}

test('a new order is being submitted; its file is named and sent', async () => {
  await send()
  expect(await screen.findByText('Your order is being submitted')).toBeTruthy()
  expect(screen.getByText('booking.pdf')).toBeTruthy()
  const body = expect.objectContaining({ quote: 'Q1', instruction: file.id })
  expect(call).toHaveBeenCalledWith('POST /api/orders/place', { body }, expect.anything())
})

test('each part that was filled in leads to its fields, what the quote fixes does not', async () => {
  await send()
  expect(screen.getByText('TEST DAWN')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change: Schedule' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Change: Cargo' }))
  expect(onChange).toHaveBeenCalledWith('cargo')
})

test('a corrected order is updated', async () => {
  await send({ number: 'S1', version: 3 } as OrderView)
  expect(await screen.findByText('Updating order information, please wait')).toBeTruthy()
  const body = expect.objectContaining({ number: 'S1', version: 3, move: 'send-again' })
  expect(call).toHaveBeenCalledWith('POST /api/orders/move', { body }, expect.anything())
})

test('a quote that ended while the form was open is read again', async () => {
  const ended = vi.fn(async (key: string) => {
    if (key === 'GET /api/orders/approval') return ok(settings)
    return key === 'POST /api/orders/place' ? refusal('quote-expired') : ok({ ...quote, state: 'expired' })
  })
  provideClient({ call: ended } as unknown as Parameters<typeof provideClient>[0])
  await send()
  expect(await screen.findByText(/quote has expired/)).toBeTruthy()
  const calls = () => ended.mock.calls.map(([key]) => key)
  const placed = calls().indexOf('POST /api/orders/place')
  await waitFor(() => expect(calls().lastIndexOf('GET /api/quotes/quote')).toBeGreaterThan(placed))
})

test('an order that was sent on another device is sent a second time only when the button is pressed again', async () => {
  beforeSend.mockResolvedValueOnce(refusal('draft-ordered', { order: 'S7' }))
  await send()
  expect(await screen.findByText(/on another device: S7/)).toBeTruthy()
  expect(call).not.toHaveBeenCalledWith('POST /api/orders/place', expect.anything(), expect.anything())
  await userEvent.click(screen.getByRole('button', { name: 'Send order request' }))
  expect(call).toHaveBeenCalledWith('POST /api/orders/place', expect.anything(), expect.anything())
  expect(screen.queryByText(/on another device/)).toBeNull()
})

test.each([
  ['all orders of members', { ...settings, ordersNeedApproval: true }, true],
  ['none', settings, false],
  ['orders above 900', { ...settings, orderLimit: { amount: '900.00', currency: 'CNY' } }, true],
  ['orders above 954', { ...settings, orderLimit: { amount: '954.00', currency: 'CNY' } }, false],
  ['no order of an administrator', { ...settings, isAdministrator: true, ordersNeedApproval: true }, false],
])('before the button a member reads that the company approves %s', async (_which, approval, isShown) => {
  const answered = vi.fn(async (key: string) =>
    key === 'GET /api/orders/approval' ? ok(approval) : new Promise(() => {}),
  )
  provideClient({ call: answered } as unknown as Parameters<typeof provideClient>[0])
  await send()
  await waitFor(() =>
    expect(answered).toHaveBeenCalledWith('POST /api/orders/place', expect.anything(), expect.anything()),
  )
  const text = /^An administrator of your company must approve this order first and has 72 hours/
  if (isShown) expect(await screen.findByText(text)).toBeTruthy()
  else expect(screen.queryByText(text)).toBeNull()
})
