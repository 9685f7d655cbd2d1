import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { AdminRequest } from '#contract/requests.ts'
import { staffOffer } from '#domain/quotes/requests/staff-offer.ts'
import { refusal } from '#domain/values/refusal.ts'
import { exampleContext } from '#tests/fixtures/quotes.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { OfferMargin } from './offer-margin.tsx'
import { SendOffer } from './send-offer.tsx'

const freight = { fee: 'OF', group: 'freight', unitPrice: '1200', quantity: '2', unitCost: '1250.5' } as const
const documents = { fee: 'DOC', group: 'freight', unitPrice: '450', quantity: '1' } as const
const offer = staffOffer(
  { request: 'R1', charges: [freight, documents], containers: [], validUntil: '2026-11-30' },
  exampleContext,
)
if (!offer.ok) throw new Error(offer.refusal)

const call = vi.fn(async (_key: string, _input: object) => refusal('offer-below-cost'))

async function show(element: ReactNode) {
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const namespaces = [
    ...['common', ...consoleNamespaces, 'quotes', 'forms', 'refusals'],
    ...['ratesAdmin', 'requestsAdmin'],
  ] as Parameters<typeof createTranslator>[2]
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <QueryLayer user="sales">{element}</QueryLayer>
    </TranslatorContext>,
  )
}

test('the margin of each line and of all is shown, a loss by name, with what is not counted', async () => {
  await show(<OfferMargin offer={offer.value} costs={{ l1: freight.unitCost }} />)
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))
  expect(rows[1]).toMatch(/Ocean freight.*USD 2,400\.00.*USD 2,501\.00.*−USD 101\.00.*\(loss\).*−4\.2%/)
  expect(rows[2]).toMatch(/Not entered.*Not entered/)
  expect(rows[3]).toMatch(/Total in CNY.*17,096\.16.*17,815\.62.*719\.46.*−4\.2%/)
  expect(screen.getByText('1 charge without a cost is not included in the total.')).toBeTruthy()
})

test('no cost, no table', async () => {
  await show(<OfferMargin offer={offer.value} costs={{}} />)
  expect(screen.queryByRole('table')).toBeNull()
})

test('a loss is named before it is sent, and is confirmed', async () => {
  const typed = { lines: [freight, documents], validUntil: '2026-11-30', remark: 'Port to port' }
  const request = { number: 'R1' } as unknown as AdminRequest
  const props = { request, revised: undefined, total: undefined, onDone: vi.fn(), onClose: vi.fn() }
  await show(<SendOffer {...props} typed={typed} />)
  const dialog = within(screen.getByRole('dialog'))
  const losses = dialog.getByRole('region', { name: 'Loss' }).textContent?.replaceAll(/\s/g, ' ')
  expect(losses).toContain('Ocean freight · Freight: price USD 1,200, cost USD 1,250.50, margin −USD 50.50')
  expect(losses).not.toContain('Documentation')
  await userEvent.click(dialog.getByRole('button', { name: 'Send quote' }))
  expect(call.mock.lastCall?.[1]).toMatchObject({ body: { confirmsLoss: false } })
  expect(await dialog.findByText(/priced below cost/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send quote' }))
  expect(call.mock.lastCall?.[1]).toMatchObject({ body: { confirmsLoss: true } })
})
