import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderEventView } from '#contract/order-event-view.ts'
import { invalidFields } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { HistoryAsOf } from './history-as-of.tsx'

const at = '2026-11-18T02:00:00.000Z'
const event = {
  kind: 'place',
  at,
  actorKind: 'customer',
  actor: 'Lin Hai',
  reason: null,
  missing: [],
} as unknown as OrderEventView

const call = vi.fn()
beforeEach(() => {
  call.mockReset().mockResolvedValue(invalidFields({ at: 'too-small' }))
  const client = { call, enter: vi.fn(), forgetLogIn: vi.fn() }
  provideClient(client as unknown as Parameters<typeof provideClient>[0])
})

async function show(path = '/order?number=S1#history') {
  const namespaces = ['common', 'site', ...formNamespaces, ...orderWorkNamespaces] as const
  const element = <HistoryAsOf number="S1" side="customer" history={[event]} />
  const router = createMemoryRouter(
    [
      { path: '/order', element },
      { path: '/', element: null },
    ],
    {
      initialEntries: ['/', path],
    },
  )
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user="reader of the past">
        <RouterProvider router={router} />
      </QueryLayer>
    </TranslatorContext>,
  )
  return router
}

test('Back closes the order as of a moment and stays on the page', async () => {
  const router = await show()
  await userEvent.click(screen.getByRole('button', { name: /Order placed|place/i }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(router.state.location).toMatchObject({ hash: '#history' })
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location).toMatchObject({ pathname: '/order', search: '?number=S1' })
})

test('its button closes it as well, and leaves nothing behind in the history of the browser', async () => {
  const router = await show()
  await userEvent.click(screen.getByRole('button', { name: /Order placed|place/i }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await router.navigate(-1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('a link opens it; a moment that is none does not', async () => {
  const router = await show(`/order?number=S1&asOf=${at}`)
  expect(await screen.findByText('No record for this time')).toBeTruthy()
  expect(call).toHaveBeenCalledWith(
    'GET /api/orders/asOf',
    { query: { number: 'S1', at } },
    expect.anything(),
  )
  await router.navigate('/order?number=S1&asOf=never')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without a day and a time, the summary takes the focus and leads to the field', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: /^1 field needs attention/ }))
  await userEvent.click(screen.getByRole('link', { name: 'Enter a date and time' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Order as of, UTC+8' }))
  expect(call).not.toHaveBeenCalled()
})

test('a day and a time by 24 hours open the order as of then', async () => {
  await show()
  await userEvent.type(screen.getByRole('textbox', { name: 'Order as of, UTC+8' }), '18 Nov 2026')
  const time = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Order as of: time of day (24-hour), UTC+8',
  })
  await userEvent.type(time, '2:05 pm')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(time.value).toBe('14:05')
  await screen.findByRole('dialog')
  const query = { number: 'S1', at: '2026-11-18T06:05:00.000Z' }
  expect(call).toHaveBeenCalledWith('GET /api/orders/asOf', { query }, expect.anything())
})
