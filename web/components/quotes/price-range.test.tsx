import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import type { Money } from '#domain/values/money.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { baseNamespaces, priceNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { PriceRange } from './price-range.tsx'
import type { PriceRangeData, QuoteQueryInput } from './state/use-prices.ts'

const yuan = (amount: string): Money => ({ amount, currency: 'CNY' })
const total = { from: yuan('100'), to: yuan('200') }

const sailing = { vessel: 'DAWN', voyage: '1W', departsOn: '2026-12-08' }

async function show(company: object, query: object = { mode: 'warehouse' }) {
  const myCompany = { role: 'member', memberStatus: 'active', ...company } as CertificationView
  changeSession({ loggedIn: true, person: { id: 'lin' } as PersonView, myCompany })
  const translator = await createTranslator('group', 'en', [...baseNamespaces, ...priceNamespaces, 'gate'])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="lin">
        <MemoryRouter>
          <PriceRange
            range={{ total, sailings: [{ carrier: 'MNRQ', sailing }] } as unknown as PriceRangeData}
            query={query as QuoteQueryInput}
            requestUrl="/request"
          />
        </MemoryRouter>
      </QueryLayer>
    </TranslatorContext>,
  )
}
afterEach(() => changeSession(loggedOutState))

test.each([
  ['under-review', true],
  ['suspended', false],
])('a member of a company that is %s is offered a quote request: %s', async (state, isOffered) => {
  await show({ state })
  await screen.findByRole('heading', { level: 2, name: /why|Why|hidden|shown/ })
  expect(screen.queryByRole('link', { name: 'Request a quote' }) !== null).toBe(isOffered)
})

test.each([
  ['a sailing of the next four weeks is promised to be in the range', 28, true],
  ['a later sailing is not', 29, false],
])('%s', async (_what, days, isPromised) => {
  const etdTo = daysAfter(shanghaiDay(new Date()), days)
  await show({ state: 'under-review' }, { mode: 'ocean', pol: 'CNSHA', pod: 'NLRTM', etdTo })
  const note = await screen.findByText(/^Based on public rates for the next four weeks/)
  expect(note.textContent?.includes('exact price is within this range')).toBe(isPromised)
})
