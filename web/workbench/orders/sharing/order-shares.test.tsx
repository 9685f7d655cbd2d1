import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderShare } from '#contract/shared-orders.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderShares } from './order-shares.tsx'

const number = 'S261118-000014'
const at = '2026-11-18T02:00:00.000Z'
const open: OrderShare = {
  id: '019a0000-0000-7000-8000-000000000001',
  scope: 'consignee',
  recipient: 'Rotterdam Tools',
  createdAt: at,
  createdBy: 'Lin Hai',
  endsAt: '2026-12-18T02:00:00.000Z',
  openedAt: null,
  state: 'open',
}
const revoked: OrderShare = { ...open, state: 'revoked', openedAt: at }

/** Each test has answers of its own in the cache. */
let readers = 0
const call = vi.fn()
beforeEach(() => {
  call.mockReset()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})

async function show(element: ReactElement) {
  const namespaces = [
    'common',
    'site',
    'places',
    'orderSharing',
    ...formNamespaces,
    ...orderWorkNamespaces,
  ] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user={`person ${++readers}`}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryLayer>
    </TranslatorContext>,
  )
}

const sentWith = (key: string) => call.mock.calls.filter(([name]) => name === key).map(([, input]) => input)

test('a link is made with its scope, its end and who gets it, and shown once', async () => {
  const token = 'a'.repeat(43)
  call.mockImplementation(async (key: string) =>
    key === 'POST /api/orders/shares'
      ? ok({ shares: [{ ...open, scope: 'driver' }], canShare: true, id: open.id, token })
      : ok({ shares: [], canShare: true }),
  )
  await show(<OrderShares number={number} />)
  await screen.findByText('No links yet.')
  await userEvent.selectOptions(screen.getByLabelText('Link for'), 'driver')
  expect(screen.getByLabelText<HTMLSelectElement>('Valid for').value).toBe('7')
  await userEvent.type(screen.getByLabelText('Recipient (optional)'), ' Wang ')
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
  expect(await screen.findByText(new RegExp(`/order/shared#${token}$`))).toBeTruthy()
  expect(sentWith('POST /api/orders/shares')).toEqual([
    { body: { number, scope: 'driver', days: 7, recipient: 'Wang' } },
  ])
  expect(screen.getAllByText('Driver · Rotterdam Tools').length).toBeGreaterThan(0)
})

test('a link is revoked after a question; a refusal is shown', async () => {
  call.mockImplementation(async (key: string) =>
    key === 'POST /api/orders/shares/end'
      ? sentWith(key).length === 1
        ? refusal('not-found')
        : ok({ shares: [revoked], canShare: true })
      : ok({ shares: [open], canShare: true }),
  )
  await show(<OrderShares number={number} />)
  await userEvent.click(await screen.findByRole('button', { name: /^Revoke/ }))
  const confirm = () => screen.getAllByRole('button', { name: 'Revoke' }).at(-1) as HTMLElement
  await userEvent.click(confirm())
  // The question stays open with what the server said.
  expect(screen.getByRole('dialog')).toBeTruthy()
  await userEvent.click(confirm())
  expect(await screen.findByText(/^Revoked/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull()
})

test('an order that came to nothing has no form', async () => {
  call.mockResolvedValue(ok({ shares: [revoked], canShare: false }))
  await show(<OrderShares number={number} />)
  await screen.findByText(/^Revoked/)
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull()
})
