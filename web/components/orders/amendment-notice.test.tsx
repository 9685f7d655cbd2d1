import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OrderView } from '#contract/orders.ts'
import { refusal } from '#domain/values/refusal.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { AmendmentNotice } from './amendment-notice.tsx'
import { orderNamespaces } from './use-field-label.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const line = (lineId: string, fee: string, amount: string) => ({
  lineId,
  kind: 'saved',
  quoted: { fee, rule: 'plain', params: {} },
  contingency: null,
  confirmed: { standardAmount: cny(amount) },
  reason: null,
})
const values = (packages: string) => ({ fields: { packages, marks: 'N/M' }, groups: {} })
const agreed = [line('l1', 'DOC', '450.00'), line('l2', 'SEAL', '50.00')]
const order = {
  service: 'ocean',
  amendment: {
    state: 'requested',
    reason: 'More cargo',
    answer: null,
    remarks: [],
    before: values('400'),
    after: values('410'),
    instruction: null,
    price: {
      agreed,
      lines: [line('l1', 'DOC', '450.00'), line('l2', 'SEAL', '100.00')],
      total: cny('583.00'),
      difference: cny('53.00'),
    },
  },
} as unknown as OrderView

const readFile = vi.fn(async () => refusal('not-found'))

async function show(change: object = {}, reader: 'customer' | 'staff' = 'customer') {
  const translator = await createTranslator('group', 'en', [
    ...baseNamespaces,
    ...orderNamespaces,
    'refusals',
  ])
  const shown = { ...order, amendment: { ...order.amendment, ...change } }
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="reader">
        <AmendmentNotice order={shown} reader={reader} readFile={readFile} />
      </QueryLayer>
    </TranslatorContext>,
  )
}

test('a requested amendment shows each changed field and each charge that moves, and no other', async () => {
  await show()
  const changes = within(screen.getByRole('table', { name: 'Changes' }))
  expect(changes.getAllByRole('row')).toHaveLength(2)
  expect(changes.getByText('400')).toBeTruthy()
  expect(changes.getByText('410')).toBeTruthy()
  const price = within(screen.getByRole('table', { name: 'Price' }))
  expect(price.getAllByRole('row')).toHaveLength(2)
  expect(price.getByText(/Seal fee/)).toBeTruthy()
  expect(screen.getByText(/53\.00 more than agreed/)).toBeTruthy()
})

test('no table of an amendment cuts a text or hides an amount, also on a phone', async () => {
  await show()
  for (const table of screen.getAllByRole('table')) expect(table.dataset.lines).toBeUndefined()
})

test('without a new price it says that the price stays; a declined one has the reply', async () => {
  await show({
    state: 'declined',
    answer: 'Already loaded',
    price: { ...order.amendment.price, lines: agreed },
  })
  expect(screen.getByText('The price stays as agreed.')).toBeTruthy()
  expect(screen.getByText('Already loaded')).toBeTruthy()
})

test('an order without an amendment shows nothing', async () => {
  await show({ state: 'none', before: null, after: null, price: null })
  expect(screen.queryByRole('table')).toBeNull()
})

test('an amendment that changes the instruction file alone shows that file, to be opened', async () => {
  const instruction = { id: 'f2', name: 'corrected.pdf', mediaType: 'application/pdf', bytes: 2048 }
  await show({ after: values('400'), instruction })
  expect(screen.queryByText('Nothing has been changed yet.')).toBeNull()
  expect(screen.queryByRole('table', { name: 'Changes' })).toBeNull()
  expect(screen.getByText('New instruction file')).toBeTruthy()
  screen.getByRole('button', { name: 'corrected.pdf' }).click()
  await waitFor(() => expect(readFile).toHaveBeenCalledWith(instruction))
})
