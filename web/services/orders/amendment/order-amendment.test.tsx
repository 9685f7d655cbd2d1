import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ok, refusal } from '#domain/values/refusal.ts'
import { exampleQuote } from '#tests/fixtures/orders.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { amendedOrder, forgetAmended } from '#web/components/orders/amended-order.ts'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderAmendment } from './order-amendment.tsx'

const party = {
  name: 'Harbour Moss Trading',
  country: 'CN',
  address: 'No. 1 Quay Road',
  contact: 'Lin Hai',
  mobile: '13900001111',
}
const order = {
  number: 'S1',
  version: 7,
  service: 'rail',
  quoteNumber: 'Q1',
  moves: ['request-amendment'],
  amendment: { state: 'none', remarks: [] },
  values: {
    fields: { readyOn: '2026-12-01', commodityEn: 'Steel bolts', packages: '400', grossWeightKg: '18000' },
    groups: { shipper: [party], consignee: [party] },
  },
  instruction: null,
  fees: { lines: [] },
}
let current = order
const money = (amount: string) => ({ amount, currency: 'CNY' })
const row = (number: string, from: string, amount: string) => ({
  number,
  mode: 'agreed',
  requestKind: 'rail',
  from,
  to: 'Duisburg',
  pickUpPlace: null,
  containers: [{ type: '40HQ', count: 2 }],
  places: [],
  sailing: null,
  total: money(amount),
})
const rows = [row('Q2', 'Wuhan', '8000.00'), row('Q3', 'Chengdu', '9000.00')]
const quote = (number: string) => ({
  ...row(number, 'Chengdu', '7000.00'),
  query: null,
  requestNumber: null,
  requested: null,
  offer: { item: { code: 'X' }, quote: exampleQuote },
})

const answers: Readonly<Record<string, (query: Readonly<Record<string, string>>) => unknown>> = {
  'GET /api/orders/order': () => current,
  'GET /api/quotes': () => ({ rows, next: null }),
  'GET /api/quotes/quote': ({ number = '' }) => quote(number),
  'GET /api/addresses': () => ({ entries: [] }),
}
const call = vi.fn(async (name: string, { query = {} }: { query?: Record<string, string> } = {}) => {
  const answer = answers[name]
  return answer ? ok(answer(query)) : refusal('not-found')
})

function Page() {
  const [params] = useSearchParams()
  return <OrderAmendment number="S1" quote={params.get('quote')} places={{ depots: [], warehouses: [] }} />
}

beforeEach(async () => {
  window.localStorage.clear()
  current = order
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const namespaces = [...baseNamespaces, ...formNamespaces, ...orderNamespaces] as const
  const translator = await createTranslator('group', 'en', [
    ...namespaces,
    'addresses',
    'drafts',
    'myQuotes',
    'orderDrafts',
    'orderForm',
  ])
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/service/reserve?amend=S1'],
  })
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="linhai">
        <RouterProvider router={router} />
      </QueryLayer>
    </TranslatorContext>,
  )
})

const packages = () => screen.findByLabelText<HTMLInputElement>('Packages')

test('what was typed stays when another price is chosen', async () => {
  await userEvent.clear(await packages())
  await userEvent.type(await packages(), '412')
  await userEvent.selectOptions(screen.getByLabelText('Price'), 'Q3')
  expect(await screen.findByRole('option', { name: /Q3/, selected: true })).toBeTruthy()
  expect((await packages()).value).toBe('412')
})

test('the prices to choose from say what they are for, the same route first', async () => {
  await screen.findByRole('option', { name: /Q3/ })
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(names.slice(1, 3)).toEqual([
    'Quote Q3 · Chengdu → Duisburg · 2 × 40HQ · CNY 9,000.00',
    'Quote Q2 · Wuhan → Duisburg · 2 × 40HQ · CNY 8,000.00',
  ])
})

test('a new price finds its way back to the amendment', async () => {
  forgetAmended()
  await userEvent.click(await screen.findByRole('link', { name: 'Get a new price' }))
  expect([amendedOrder('rail'), amendedOrder('ocean')]).toEqual(['S1', undefined])
})

test('an order that staff changed meanwhile is read again: what was typed stays, and is sent on the version of now', async () => {
  await userEvent.clear(await packages())
  await userEvent.type(await packages(), '412')
  await userEvent.click(screen.getByRole('button', { name: 'Continue to review' }))
  await userEvent.type(await screen.findByLabelText('Reason'), 'More cargo')
  current = { ...order, version: 8 }
  call.mockImplementationOnce(async () => refusal('order-changed'))
  const sent = () => call.mock.calls.filter(([name]) => name === 'POST /api/orders/move')
  const send = screen.getByRole('button', { name: 'Request amendment' })
  await userEvent.click(send)
  expect(await screen.findByText(/has been updated/)).toBeTruthy()
  await userEvent.click(send)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.[1]).toMatchObject({ body: { version: 8, values: { fields: { packages: '412' } } } })
})
