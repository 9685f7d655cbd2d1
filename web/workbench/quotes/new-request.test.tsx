import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { NewQuoteRequest } from './new-request.tsx'

const call = vi.fn(async (..._: readonly unknown[]): Promise<Result<unknown>> => refusal('unreachable'))

beforeEach(() => {
  call.mockClear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  changeSession({
    loggedIn: true,
    person: { id: 'lin', name: 'Lin Hai' } as PersonView,
    myCompany: { state: 'certified', role: 'member', memberStatus: 'active' } as CertificationView,
  })
})
afterEach(() => changeSession(loggedOutState))

async function repeat(number: string) {
  const namespaces = [...baseNamespaces, ...formNamespaces, 'drafts', 'gate', 'requests', 'myQuotes'] as const
  const translator = await createTranslator('ningbo', 'en', namespaces)
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter initialEntries={[`/workbench/quotes?show=new-request&again=${number}&from=Shanghai`]}>
        <QueryLayer>
          <NewQuoteRequest />
        </QueryLayer>
      </MemoryRouter>
    </TranslatorContext>,
  )
}
const origin = async () => (await screen.findByLabelText<HTMLInputElement>('From')).value
const kind = () => screen.getByLabelText<HTMLSelectElement>('Service to quote').value

test('a repeated request is read by its number in one call and filled in', async () => {
  call.mockResolvedValue(ok({ number: 'R1', kind: 'rail', details: { from: 'Qingdao', to: 'Duisburg' } }))
  await repeat('R1')
  expect([await origin(), kind()]).toEqual(['Qingdao', 'rail'])
  expect(call.mock.calls.map(([key, input]) => [key, input])).toEqual([
    ['GET /api/requests/request', { query: { number: 'R1' } }],
  ])
})

test('a request that the user cannot see is filled in from the URL', async () => {
  call.mockResolvedValue(refusal('not-found'))
  await repeat('R2')
  expect([await origin(), kind()]).toEqual(['Shanghai', 'ocean'])
})

test('a failed call is reported, and no form is filled in', async () => {
  call.mockResolvedValue(refusal('busy'))
  await repeat('R3')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByLabelText('From')).toBeNull()
})
