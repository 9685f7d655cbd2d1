import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import type { Money } from '#domain/values/money.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { baseNamespaces, priceNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { PriceRange } from './price-range.tsx'
import type { PriceRangeData, QuoteQueryInput } from './state/use-prices.ts'

const yuan = (amount: string): Money => ({ amount, currency: 'CNY' })
const total = { from: yuan('100'), to: yuan('200') }

async function show(company: object) {
  const myCompany = { role: 'member', memberStatus: 'active', ...company } as CertificationView
  changeSession({ loggedIn: true, person: { id: 'lin' } as PersonView, myCompany })
  const translator = await createTranslator('group', 'en', [...baseNamespaces, ...priceNamespaces, 'gate'])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="lin">
        <MemoryRouter>
          <PriceRange
            range={{ total, sailings: [] } as unknown as PriceRangeData}
            query={{ mode: 'warehouse' } as unknown as QuoteQueryInput}
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
