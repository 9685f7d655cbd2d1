import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { brands } from '#domain/brands/brands.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { Alerts } from './alerts.tsx'

const alert = (pod: string, amount: string) => ({
  alertId: pod,
  pol: 'CNTAO',
  pod,
  type: '40HQ',
  threshold: '5000',
  currentPrice: { amount, currency: 'CNY' },
  notifiedAt: null,
})
const alerts = [alert('NLRTM', '9000.00'), alert('DEHAM', '7000.00'), alert('BEANR', '8000.00')]

test('alerts are sorted by the current price', async () => {
  const call = async () => ok({ alerts, max: 20 })
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const namespaces = [...baseNamespaces, ...formNamespaces, 'prices', 'myQuotes', 'table'] as const
  const translator = await createTranslator('ningbo', 'en', namespaces)
  render(
    <TranslatorContext value={translator}>
      <BrandContext value={{ ...brands.ningbo, origin: 'http://localhost', logInUrl: null }}>
        <MemoryRouter>
          <QueryLayer>
            <Alerts />
          </QueryLayer>
        </MemoryRouter>
      </BrandContext>
    </TranslatorContext>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Lowest price today/ }))
  const lanes = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(lanes).toEqual(['Qingdao → Hamburg', 'Qingdao → Antwerp', 'Qingdao → Rotterdam'])
})
