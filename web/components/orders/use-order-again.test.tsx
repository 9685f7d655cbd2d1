import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { useOrderAgain } from './use-order-again.ts'

const already = /A draft of this order was already there/
const start = vi.fn()

beforeEach(() => {
  const quote = { number: 'Q261118-000002', mode: 'ocean' }
  const call = async (key: string) => (key === 'POST /api/quotes/again' ? ok({ quote }) : start())
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})

function Again({ kind }: { readonly kind: 'template' | 'draft' }) {
  const { send } = useOrderAgain()
  const from = kind === 'template' ? { kind, id: 't1' } : { kind, quote: 'Q261118-000001' }
  return (
    <button type="button" onClick={() => void send({ quote: 'Q261118-000001', from })}>
      Again
    </button>
  )
}

async function order(kind: 'template' | 'draft') {
  const translator = await createTranslator('group', 'en', ['common', 'orderDrafts'])
  const router = createMemoryRouter([
    { path: '/', element: <Again kind={kind} /> },
    { path: '*', element: 'the form' },
  ])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="orders again">
        <RouterProvider router={router} />
        <Toasts title="Notifications" closeLabel="Close" />
      </QueryLayer>
    </TranslatorContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  await waitFor(() => expect(screen.getByText('the form')).toBeTruthy())
}

test('a draft that was there before is opened, and it is said', async () => {
  start.mockResolvedValue(refusal('draft-changed'))
  await order('template')
  expect(screen.getByText(already)).toBeTruthy()
})

test('nothing is said where the form has what was chosen', async () => {
  start.mockResolvedValue(ok({}))
  await order('template')
  expect(screen.queryByText(already)).toBeNull()
})

test('nor where a draft moves to its new price and meets one there', async () => {
  start.mockResolvedValue(refusal('draft-changed'))
  await order('draft')
  expect(screen.queryByText(already)).toBeNull()
})
