import { render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import { brands } from '#domain/brands/brands.ts'
import { invalidFields } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import BookingQuotePage, { handle } from './booking-quote.tsx'

let translator: Translator

beforeEach(async () => {
  vi.setSystemTime('2026-11-18T04:00:00Z')
  translator = await createTranslator('ningbo', 'en', [...baseNamespaces, ...handle.namespaces])
  const call = async () => invalidFields({ pod: 'unknown-value' }) as never
  provideClient({ call, enter: call, forgetLogIn: () => {} })
  changeSession({
    loggedIn: true,
    person: { id: 'lin' } as PersonView,
    myCompany: { state: 'certified', role: 'member', memberStatus: 'active' } as CertificationView,
  })
})

afterEach(() => {
  vi.useRealTimers()
  changeSession(loggedOutState)
})

function showBooking(address: string) {
  const Stub = createRoutesStub([
    {
      path: '/booking',
      Component: BookingQuotePage,
      loader: () => ({ carriers: [], priced: [] }),
      HydrateFallback: () => null,
    },
  ])
  render(
    <BrandContext value={{ ...brands.ningbo, origin: 'http://localhost', logInUrl: null }}>
      <TranslatorContext value={translator}>
        <Stub initialEntries={[address]} />
      </TranslatorContext>
    </BrandContext>,
  )
}

test('the summary of a search names the weight of the cargo', async () => {
  const unanswered = () => new Promise<never>(() => {})
  provideClient({ call: unanswered, enter: unanswered, forgetLogIn: () => {} })
  showBooking('/booking?pol=CNNGB&pod=NLRTM&from=2026-11-20&to=2026-12-10&container=40HQ*1&kg=24500')
  expect(await screen.findByText('24,500 kg of cargo per container')).toBeTruthy()
})

test.each([
  ['from=2026-11-20&to=2026-11-20', 'departing 20 Nov 2026'],
  ['from=2026-11-20&to=2026-12-10', 'departing 20 Nov 2026 – 10 Dec 2026'],
])('the summary of a search with %s says: %s', async (days, text) => {
  const unanswered = () => new Promise<never>(() => {})
  provideClient({ call: unanswered, enter: unanswered, forgetLogIn: () => {} })
  showBooking(`/booking?pol=CNNGB&pod=NLRTM&${days}&container=40HQ*1`)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('the summary of a search names the Incoterm and each additional service', async () => {
  const unanswered = () => new Promise<never>(() => {})
  provideClient({ call: unanswered, enter: unanswered, forgetLogIn: () => {} })
  showBooking(
    '/booking?pol=CNTAO&pod=DEHAM&from=2026-11-20&to=2026-12-10&container=40HQ*1&incoterm=DAP' +
      '&with=trucking:370285&with=delivery:Hamburg&with=export-customs:1',
  )
  expect(await screen.findByText('DAP')).toBeTruthy()
  expect(screen.getByText('Trucking from district: Laixi, Qingdao')).toBeTruthy()
  expect(screen.getByText('Destination delivery: Hamburg')).toBeTruthy()
  expect(screen.getByText('Export customs clearance')).toBeTruthy()
})

test('a port of discharge that does not exist is named in the open form', async () => {
  showBooking('/booking?pol=CNNGB&pod=XXXXX&container=40HQ*1')
  const alert = await screen.findByRole('alert', { name: /attention/ })
  expect(within(alert).getAllByRole('link')).toHaveLength(1)
  expect(within(alert).getByRole('link').textContent).toBe(
    'There is no port “XXXXX”. Select a port of discharge from the list.',
  )
  expect(screen.getByRole('combobox', { name: 'Port of discharge' }).getAttribute('aria-invalid')).toBe(
    'true',
  )
  expect(screen.queryByText(/Prices are not available/)).toBeNull()
  expect(screen.queryByText('Ningbo to XXXXX')).toBeNull()
})
