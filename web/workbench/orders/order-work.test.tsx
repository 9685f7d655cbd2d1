import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OrderView } from '#contract/orders.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { takeOrderChanges } from '#web/client/order-changes.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderWork } from './order-work.tsx'

test('what staff fill in is read as soon as the order has changed', async () => {
  const call = vi.fn(async () => ok({ details: { version: 0 }, milestones: [] }))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  takeOrderChanges({ changes: 1, last: null })
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...baseNamespaces, 'workbenchOrders'])}>
      <QueryLayer user="one">
        <OrderWork order={{ number: 'S1', tab: 'cancelled' } as OrderView} />
      </QueryLayer>
    </TranslatorContext>,
  )
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  takeOrderChanges({ changes: 2, last: 'S2' })
  takeOrderChanges({ changes: 3, last: 'S1' })
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2), { timeout: 3000 })
})
