import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { SentRequest } from './sent-request.tsx'

const request = {
  number: 'R261116-000001',
  kind: 'rail',
  state: 'open',
  details: { from: 'Qingdao', to: 'Duisburg', goods: 'Car parts', containers: [{ type: '40HQ', count: 2 }] },
  attachments: [{ id: 'f1', name: 'packing list.pdf', mediaType: 'application/pdf', bytes: 20_000 }],
  createdAt: '2026-11-16T04:00:00.000Z',
  answeredAt: null,
  quoteNumber: null,
  reason: null,
}

async function show(reply: Result<unknown>) {
  const call = vi.fn(async () => reply)
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const namespaces = [...baseNamespaces, 'forms', 'myQuotes', 'requests'] as const
  const translator = await createTranslator('ningbo', 'en', namespaces)
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <QueryLayer user={JSON.stringify(reply)}>
          <SentRequest number={request.number} />
        </QueryLayer>
      </MemoryRouter>
    </TranslatorContext>,
  )
}

test('a sent request shows what was asked for, and can be withdrawn or sent again', async () => {
  await show(ok(request))
  await screen.findByRole('region', { name: request.number })
  for (const text of ['Rail freight', 'Qingdao', 'Duisburg', 'Car parts', '2 × 40HQ', 'Awaiting reply'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'packing list.pdf' })).toBeTruthy()
  expect(screen.getByText('20 KB')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Send again' }).getAttribute('href')).toBe(
    `/workbench/quotes?show=new-request&again=${request.number}`,
  )
})

test('an answered request leads to its quote, a declined one gives the reason', async () => {
  await show(ok({ ...request, state: 'answered', quoteNumber: 'Q261117-000002' }))
  expect((await screen.findByRole('link', { name: 'View quote' })).getAttribute('href')).toBe(
    '/workbench/quotes?number=Q261117-000002',
  )
  await show(ok({ ...request, state: 'refused', reason: 'No space' }))
  expect(await screen.findAllByText('No space')).toHaveLength(1)
})

test('a request of another account is not found', async () => {
  await show(refusal('not-found'))
  await screen.findByText(`Request ${request.number} was not found`)
})

test('what a kind names otherwise is named so here as well, and the insured value has separators', async () => {
  const details = { from: 'Ningbo', to: 'Rotterdam', insuredValue: '350000', readyOn: '2026-11-28' }
  await show(ok({ ...request, kind: 'insurance', details: { ...details, remark: '宁波' } }))
  expect(await screen.findByText('Departure date')).toBeTruthy()
  expect(screen.getByText('350,000')).toBeTruthy()
  // A remark stays as it was written, also where it is the name of a place.
  expect(screen.getByText('宁波')).toBeTruthy()
})

test('weights have separators, those of the whole cargo and of one container', async () => {
  const details = { from: 'Xi’an', to: 'Duisburg', weightKg: '18000', cargoWeightKg: '9000.5' }
  await show(ok({ ...request, kind: 'ocean', details }))
  expect(await screen.findByText('18,000')).toBeTruthy()
  expect(screen.getByText('9,000.5')).toBeTruthy()
})
