import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asOfferSummary, type OfferSummary } from '#contract/offers.ts'
import type { OffersData } from '#contract/quotes.ts'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { explanationNamespaces } from '#web/components/quotes/offer/use-explanation.ts'
import { Offers } from '#web/components/quotes/offers.tsx'
import type { QuoteQueryInput } from '#web/components/quotes/state/use-prices.ts'
import { provideTranslator } from '#web/language/current-translator.ts'
import { baseNamespaces, priceNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'

const query: QuoteQueryInput = {
  mode: 'ocean',
  pol: 'CNTAO',
  pod: 'NLRTM',
  etdFrom: '2026-11-16',
  etdTo: '2026-12-15',
  containers: [{ type: '40HQ', count: 1 }],
}

const result = exampleOffers.ocean()
if (!result.ok || !result.value.offers[0]) throw new Error('no example')
const example = asOfferSummary(result.value.offers[0])

const made = (vessel: string, carrier: string, departsOn: string, amount: string): OfferSummary => ({
  ...example,
  item: { code: vessel, carrier, sailing: { vessel, voyage: '1W', departsOn } },
  quote: { ...example.quote, total: { amount, currency: 'CNY' } },
})

const offers = [
  made('DAWN', 'A', '2026-12-01', '20000.50'),
  made('NOON', 'B', '2026-12-01', '26000.00'),
  made('DUSK', 'A', '2026-12-03', '18000.00'),
]

let translator: Translator

beforeEach(async () => {
  vi.setSystemTime('2026-11-18T04:00:00Z')
  translator = await createTranslator('ningbo', 'en', [
    ...baseNamespaces,
    ...priceNamespaces,
    ...explanationNamespaces,
    'myQuotes',
  ])
  provideTranslator(translator)
  const unanswered = () => new Promise<never>(() => {})
  provideClient({ call: unanswered as never, enter: unanswered as never, forgetLogIn: () => {} })
})

afterEach(() => void vi.useRealTimers())

const Address = () => <output>{useLocation().search}</output>

type Stated = Partial<Pick<OffersData, 'contractOfferCodes' | 'dollarRate'>>

const show = (shown: readonly OfferSummary[], address = '/?pol=CNTAO', stated: Stated = {}) =>
  act(() =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <TranslatorContext value={translator}>
          <QueryLayer>
            <Offers
              query={query}
              data={{
                quotedOn: '2026-11-16',
                offers: [...shown],
                unavailable: [],
                contractOfferCodes: [],
                dollarRate: null,
                places: [],
                ...stated,
              }}
            />
          </QueryLayer>
          <Address />
        </TranslatorContext>
      </MemoryRouter>,
    ),
  )

const strip = () => screen.getByRole('region', { name: 'Lowest price by departure date' })
const bars = () => within(strip()).getAllByRole('button')
const vessels = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '')
const address = () => document.querySelector('output')?.textContent

test('each day of departure has a bar with its lowest total, to scale, and the lowest is named', async () => {
  await show(offers)
  expect(bars().map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'CNY 20,000.50 Tue 1 Dec',
    'CNY 18,000.00 Thu 3 Dec lowest of all dates',
  ])
  const heights = bars().map((bar) =>
    Number(bar.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--share')),
  )
  expect(heights[0]).toBe(1)
  expect(heights[1]).toBeCloseTo(0.9, 3)
})

test('by keyboard a day is chosen, stands in the address, and a second press brings all days back', async () => {
  await show(offers)
  const user = userEvent.setup()
  while (document.activeElement !== bars()[0]) await user.tab()
  await user.keyboard('{Enter}')
  expect(vessels().map((name) => name.match(/DAWN|NOON|DUSK/)?.[0])).toEqual(['DAWN', 'NOON'])
  expect(address()).toBe('?pol=CNTAO&sails=2026-12-01')
  expect(bars().map((bar) => bar.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  expect(document.activeElement).toBe(bars()[0])
  await user.keyboard(' ')
  expect(vessels()).toHaveLength(3)
  expect(address()).toBe('?pol=CNTAO')
})

test('an address with a day shows that day, and one with a day without sailings offers a way out', async () => {
  const { unmount } = await show(offers, '/?sails=2026-12-03')
  expect(vessels()).toHaveLength(1)
  unmount()
  await show(offers, '/?sails=2026-12-09')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(vessels()).toHaveLength(3)
  expect(address()).toBe('')
})

test('the bars follow the other filters, and one day alone is no choice', async () => {
  const { unmount } = await show(offers, '/?only=B')
  expect(screen.queryByRole('region', { name: 'Lowest price by departure date' })).toBeNull()
  unmount()
  await show(offers, '/?only=A')
  expect(bars()).toHaveLength(2)
})

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ')
const dollarRate = { value: '6.7078', date: '2026-11-16', source: 'BOC', from: 'USD', to: 'CNY' } as const

// By hand at 6.7078: 20,000.50 is 2,981.68, 18,000.00 is 2,683.44, the difference of 1,800.00 is 268.34.
test('totals are read in dollars at the rate of the day; what is saved stays in yuan', async () => {
  const agreed = made('DUSK K', 'A', '2026-12-03', '16200.00')
  const sailing = { vessel: 'DUSK', voyage: '1W', departsOn: '2026-12-03' }
  const contract = { ...agreed, item: { ...agreed.item, sailing } }
  await show([...offers, contract], '/?pol=CNTAO', { dollarRate, contractOfferCodes: ['DUSK K'] })
  const save = () => plain(screen.getByRole('button', { name: /^Save quote/ }).textContent)
  expect(save()).toContain('CNY 16,200.00')
  await userEvent.setup().click(screen.getByRole('button', { name: 'USD' }))
  expect(address()).toBe('?pol=CNTAO&cur=USD')
  expect(bars().map(({ textContent }) => plain(textContent))).toEqual([
    'USD 2,981.68 Tue 1 Dec',
    'USD 2,415.10 Thu 3 Dec lowest of all dates',
  ])
  const all = plain(document.body.textContent)
  for (const text of [
    'Totals incl. VAT in USD',
    'USD 2,683.44',
    'USD 268.34 below the public rate',
    'Totals are converted to USD at 1 USD = 6.7078 CNY (16 Nov 2026). Quotes are saved and payable in CNY.',
    'Converted at 1 USD = 6.7078 CNY (16 Nov 2026). Binding total: CNY 16,200.00',
  ])
    expect(all).toContain(text)
  expect(save()).toContain('CNY 16,200.00')
  await userEvent.setup().click(screen.getByRole('button', { name: 'CNY' }))
  expect(address()).toBe('?pol=CNTAO')
  expect(plain(document.body.textContent)).not.toContain('USD 2,')
})

test('without a rate of the day there is no choice of currency, and an address in dollars shows yuan', async () => {
  await show(offers, '/?cur=USD')
  expect(screen.queryByRole('button', { name: 'USD' })).toBeNull()
  expect(plain(bars()[0]?.textContent)).toBe('CNY 20,000.50 Tue 1 Dec')
})
