import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderSettings } from './order-settings.tsx'

const call = vi.fn()
let translator: Translator
let changed: Result<unknown>

beforeEach(async () => {
  const settings = { ordersNeedApproval: false, membersSeeOwnOrders: false }
  changed = ok({ ...settings, membersSeeOwnOrders: true })
  call
    .mockReset()
    .mockImplementation(async (name: string) => (name.startsWith('GET') ? ok(settings) : changed))
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  translator = await createTranslator('group', 'en', [...baseNamespaces, ...formNamespaces, 'company'])
})

async function visibility() {
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="administrator">
        <OrderSettings />
      </QueryLayer>
    </TranslatorContext>,
  )
  return screen.findByRole<HTMLInputElement>('switch', { name: 'Members see only their own orders' })
}

test('the switch of visibility sends the change and says what it means', async () => {
  const control = await visibility()
  expect(screen.getByText('Off: all members see all orders of the company.')).toBeTruthy()
  await userEvent.click(control)
  await waitFor(() => expect(control.checked).toBe(true))
  expect(call.mock.calls.at(-1)?.slice(0, 2)).toEqual([
    'POST /api/certification/setOrderVisibility',
    { body: { onlyOwn: true } },
  ])
  expect(screen.getByText(/On: members see the orders that they own or follow/)).toBeTruthy()
})

test('a change that is refused leaves the switch as it was', async () => {
  changed = refusal('not-allowed')
  const control = await visibility()
  await userEvent.click(control)
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  expect(control.checked).toBe(false)
  expect(screen.getByText('Off: all members see all orders of the company.')).toBeTruthy()
})
