import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { provideTranslator } from '#web/language/current-translator.ts'
import { baseNamespaces, priceNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { explanationNamespaces } from './offer/use-explanation.ts'
import { Prices } from './prices.tsx'
import { lateResult } from './state/late-result.ts'
import type { QuoteQueryInput } from './state/use-prices.ts'

type Sent = { readonly key: string; readonly input: unknown; reply(result: Result<unknown>): Promise<void> }

let sent: Sent[] = []
let translator: Translator
let searches = 0

/** The query library notifies its components in a later task. */
const settled = (change: () => void) =>
  act(async () => {
    change()
    await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => setTimeout(resolve))
  })

const fakeCall = (key: string, input: unknown) =>
  new Promise<never>((resolve) => {
    sent.push({ key, input, reply: (result) => settled(() => resolve(result as never)) })
  })

/** A member of a certified company. */
const member = {
  loggedIn: true,
  person: { id: 'lin' } as PersonView,
  myCompany: { state: 'certified', role: 'member', memberStatus: 'active' } as CertificationView,
}

afterEach(() => changeSession(loggedOutState))

beforeEach(async () => {
  changeSession(member)
  // The page loads both on demand; here they are loaded before the test.
  await import('./offers.tsx')
  sent = []
  searches += 1
  translator = await createTranslator('ningbo', 'en', [
    ...baseNamespaces,
    ...priceNamespaces,
    'gate',
    ...explanationNamespaces,
    'myQuotes',
  ])
  provideTranslator(translator)
  await lateResult.start()
  provideClient({ call: fakeCall as never, enter: fakeCall as never, forgetLogIn: () => {} })
})

/** All tests share one cache, so each has days of its own. */
const queryFor = (days: number): QuoteQueryInput => ({
  mode: 'depot',
  port: 'CNNGB',
  day: '2026-11-20',
  containers: searches,
  size: 40,
  kind: 'laden',
  days,
})

const money = (amount: string) => ({ amount, currency: 'CNY' })
const summary = (code: string, amount: string) => ({
  mode: 'depot',
  item: { code },
  quote: { total: money(amount), perContainer: null, payers: {} },
  validUntil: '2026-11-30',
})
const list = ok({
  quotedOn: '2026-11-16',
  offers: [summary('DP-A', '200.00'), summary('DP-B', '100.00')],
  unavailable: [],
  carbon: {},
  contractOfferCodes: [],
  dollarRate: null,
  places: [
    { code: 'DP-A', name: { zh: '甲', en: 'Depot A' } },
    { code: 'DP-B', name: { zh: '乙', en: 'Depot B' } },
  ],
})
const opened = (code: string, amount: string) => {
  const { quote, ...offer } = summary(code, amount)
  const priced = {
    ...quote,
    day: '2026-11-16',
    net: money(amount),
    groups: [],
    lines: [],
    taxes: [],
    contingentCharges: [],
    perType: [],
  }
  return ok({
    quotedOn: '2026-11-16',
    offer: { ...offer, quote: priced },
    carbon: null,
    isContract: false,
    places: [],
  })
}

const page = (query: QuoteQueryInput) => (
  <MemoryRouter>
    <TranslatorContext value={translator}>
      <Prices query={query} onRefused={() => {}} requestUrl="/request" />
    </TranslatorContext>
  </MemoryRouter>
)

const last = (key: string): Sent => {
  const found = sent.findLast((one) => one.key === key)
  if (!found) throw new Error(`${key} was not called`)
  return found
}
const offers = 'POST /api/quotes/offers'
const offer = 'POST /api/quotes/offer'
const detail = () => screen.getByRole('region', { name: 'Price breakdown' })

async function showList(query = queryFor(1)) {
  const { rerender } = render(page(query))
  await last(offers).reply(list)
  return (next: QuoteQueryInput) => rerender(page(next))
}

test('the cheapest offer is opened: its total at once, its lines when they have arrived', async () => {
  await showList()
  expect(last(offer).input).toMatchObject({ body: { offerCode: 'DP-B' } })
  expect(within(detail()).getByText('Depot B · Public')).toBeTruthy()
  expect(within(detail()).queryByText(/Offer valid until/)).toBeNull()
  await last(offer).reply(opened('DP-B', '100.00'))
  expect(within(detail()).getByText(/Offer valid until/)).toBeTruthy()
})

test('lines that cannot be loaded leave the list, with a button to try again', async () => {
  await showList()
  await last(offer).reply(refusal('rate-limit-exceeded', { seconds: 5 }))
  expect(screen.getAllByRole('heading', { name: 'Depot A' })).toHaveLength(1)
  await userEvent.click(within(detail()).getByRole('button', { name: 'Try again' }))
  await last(offer).reply(opened('DP-B', '100.00'))
  expect(within(detail()).getByText(/Offer valid until/)).toBeTruthy()
})

test('a late answer for an offer that is no longer open is not shown', async () => {
  await showList()
  const first = last(offer)
  await userEvent.click(screen.getByRole('button', { name: /Depot A/ }))
  await last(offer).reply(opened('DP-A', '200.00'))
  await first.reply(opened('DP-B', '100.00'))
  expect(within(detail()).getByText('Depot A · Public')).toBeTruthy()
})

test('a late answer to an earlier search is not shown', async () => {
  const change = await showList()
  const early = queryFor(2)
  await settled(() => change(early))
  const slow = last(offers)
  await settled(() => change(queryFor(3)))
  await last(offers).reply(refusal('no-price'))
  await slow.reply(list)
  expect(screen.queryByRole('heading', { name: 'Depot A' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Request a quote' })).toBeTruthy()
})

test.each([
  [
    'a lane without a price',
    { lane: 'L1', type: '20TK' },
    'Select another pick-up point, container type or date',
  ],
  ['a weight without a price', { type: '40HQ', grossWeightKg: 26_500 }, 'Enter a lower weight'],
])('trucking says what to do next: %s', async (_, params, next) => {
  const change = await showList()
  await settled(() =>
    change({
      mode: 'trucking',
      port: 'CNNGB',
      day: '2026-11-20',
      district: '330282',
      containers: [{ type: '40HQ', count: searches }],
      loadingPoints: 1,
    }),
  )
  await last(offers).reply(refusal('no-price', params))
  expect(screen.getByText((text) => text.startsWith(next))).toBeTruthy()
  if ('grossWeightKg' in params) expect(screen.getByText(/40HQ at 26,500 kg/)).toBeTruthy()
})

test('a refresh that fails leaves the prices on the screen and says so once', async () => {
  const change = await showList()
  await last(offer).reply(opened('DP-B', '100.00'))
  await settled(() => change(queryFor(4)))
  await settled(() => change(queryFor(1)))
  await last(offers).reply(refusal('server-error'))
  expect(screen.getByRole('heading', { name: 'Depot A' })).toBeTruthy()
  expect(screen.getAllByText(/^Could not refresh/)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await last(offers).reply(list)
  expect(screen.queryByText(/^Could not refresh/)).toBeNull()
})

test.each(['server-error', 'busy', 'too-slow'] as const)(
  'a search without an answer (%s) leaves the prices on the screen, says whose they are and can be repeated',
  async (code) => {
    const change = await showList()
    await last(offer).reply(opened('DP-B', '100.00'))
    await settled(() => change(queryFor(8)))
    await last(offers).reply(refusal(code))
    expect(screen.getByRole('heading', { name: 'Depot A' })).toBeTruthy()
    expect(within(detail()).getByText(/Offer valid until/)).toBeTruthy()
    const failure = screen.getByText(/previous search/).closest<HTMLElement>('[role="alert"]')
    if (!failure) throw new Error('The failure is no alert')
    // What is saved is what is shown.
    await userEvent.click(within(detail()).getByRole('button', { name: /^Save quote/ }))
    expect(last('POST /api/quotes/save').input).toMatchObject({ body: { query: { days: 1 } } })
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
    await last(offers).reply({
      ...list,
      value: { ...list.value, offers: [summary('DP-A', '300.00')] },
    } as typeof list)
    expect(last(offers).input).toMatchObject({ body: { days: 8 } })
    expect(screen.queryByText(/previous search/)).toBeNull()
    expect(screen.queryByText('Depot B')).toBeNull()
  },
)

test('a search that the server answers with a refusal replaces the prices, and no user sees those of another', async () => {
  const change = await showList()
  await settled(() => change(queryFor(9)))
  await last(offers).reply(refusal('no-price'))
  expect(screen.queryByRole('heading', { name: 'Depot A' })).toBeNull()
  await settled(() => change(queryFor(1)))
  expect(screen.getByRole('heading', { name: 'Depot A' })).toBeTruthy()
  await settled(() => changeSession({ ...member, person: { id: 'chen' } as PersonView }))
  await last(offers).reply(refusal('server-error'))
  expect(screen.queryByRole('heading', { name: 'Depot A' })).toBeNull()
})

test('an offer that was saved keeps its number after another was opened, and loses it with its price', async () => {
  const change = await showList()
  await last(offer).reply(opened('DP-B', '100.00'))
  await userEvent.click(within(detail()).getByRole('button', { name: /^Save quote/ }))
  await last('POST /api/quotes/save').reply(ok({ number: 'Q261117-000012', total: yuan('100') }))
  await userEvent.click(screen.getByRole('button', { name: /Depot A/ }))
  expect(within(detail()).queryByText(/Q261117-000012/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Depot B/ }))
  expect(within(detail()).getByText(/Q261117-000012/)).toBeTruthy()
  expect(within(detail()).queryByRole('button', { name: /^Save quote/ })).toBeNull()
  await settled(() => change(queryFor(6)))
  await last(offers).reply(list)
  expect(within(detail()).getByRole('button', { name: /^Save quote/ })).toBeTruthy()
})

test('an offer whose rate changed in the meantime says at which price it was saved', async () => {
  await showList()
  await last(offer).reply(opened('DP-B', '100.00'))
  await userEvent.click(within(detail()).getByRole('button', { name: /^Save quote/ }))
  await last('POST /api/quotes/save').reply(ok({ number: 'Q261117-000013', total: yuan('112.50') }))
  const status = within(detail()).getByText(/Q261117-000013/)
  expect(status.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Q261117-000013 at CNY 112.50. The rates changed while this page was open; it no longer costs CNY 100.00.',
  )
  // Opened again, the offer is shown at a price that was not saved.
  await userEvent.click(screen.getByRole('button', { name: /Depot A/ }))
  await userEvent.click(screen.getByRole('button', { name: /Depot B/ }))
  expect(within(detail()).getByRole('button', { name: /^Save quote/ })).toBeTruthy()
})

test('ticked offers are counted in view, and a box that cannot be ticked says why', async () => {
  const many = ['DP-A', 'DP-B', 'DP-C', 'DP-D'].map((code, at) => summary(code, `${at + 1}00.00`))
  render(page(queryFor(7)))
  await last(offers).reply({ ...list, value: { ...list.value, offers: many } } as typeof list)
  const box = (code: string) =>
    within(screen.getByRole('heading', { name: code }).closest('li') as HTMLElement).getByRole('checkbox')
  await userEvent.click(box('Depot A'))
  expect(screen.getByText('1 of 3 offers selected')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'View comparison' })).toBeNull()
  await userEvent.click(box('Depot B'))
  await userEvent.click(box('DP-C'))
  const fourth = box('DP-D') as HTMLInputElement
  expect(fourth.disabled).toBe(true)
  const reason = document.getElementById(fourth.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('up to three offers')
  await userEvent.click(screen.getByRole('button', { name: 'View comparison' }))
  const comparison = screen.getByRole('dialog', { name: 'Compare offers' })
  await userEvent.click(within(comparison).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('3 of 3 offers selected')).toBeTruthy()
})

test('while a search loads, the prices of the search before stay, and say whose they are', async () => {
  const change = await showList()
  await last(offer).reply(opened('DP-B', '100.00'))
  await settled(() => change(queryFor(11)))
  expect(screen.getByRole('heading', { name: 'Depot A' })).toBeTruthy()
  expect(screen.getByText(/previous search/).textContent).toContain('Calculating prices')
  expect(within(detail()).getByText(/Offer valid until/)).toBeTruthy()
  await last(offers).reply(list)
  expect(screen.queryByText(/previous search/)).toBeNull()
})

const contract = {
  ...list,
  value: { ...list.value, contractOfferCodes: ['DP-A'] },
} as unknown as typeof list

test('sorting, filter and chosen offer are in the URL, and an offer that a filter hides is not open', async () => {
  const address = (url: string) => (
    <MemoryRouter initialEntries={[url]}>
      <TranslatorContext value={translator}>
        <Prices query={queryFor(12)} onRefused={() => {}} requestUrl="/request" />
      </TranslatorContext>
    </MemoryRouter>
  )
  const { unmount } = render(address('/?offer=DP-A'))
  await last(offers).reply(contract)
  expect(within(detail()).getByText('Depot A · Private (contract)')).toBeTruthy()
  unmount()
  render(address('/?offer=DP-B&private=1'))
  await last(offers).reply(contract)
  expect(within(detail()).getByText('Depot A · Private (contract)')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Depot B' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Contract rates only' }))
  expect(within(detail()).getByText('Depot B · Public')).toBeTruthy()
})

test('what has no price is listed once for each reason, with times as the reader writes them', async () => {
  const refused = (code: string) => ({
    item: { code, carrier: 'A', sailing: { vessel: 'Ever', voyage: '1W', departsOn: '2026-11-20' } },
    refusal: 'sailing-closed',
    params: { cutOff: 'ECP', closedAt: '2026-11-16 18:00' },
  })
  render(page(queryFor(13)))
  const value = { ...list.value, unavailable: [refused('P:1'), refused('C:1')] }
  await last(offers).reply({ ...list, value } as unknown as typeof list)
  expect(screen.getByText('Not available (1)')).toBeTruthy()
  const [reason, ...others] = screen.getAllByText(/^Ever/)
  expect(others).toEqual([])
  expect(reason?.textContent?.replaceAll('\u00A0', ' ')).toContain('was Mon 16 Nov 18:00')
})

test.each([
  refusal('sailing-closed', { cutOff: 'ECP', closedAt: '2026-11-16 18:00' }),
  refusal('no-price', { pol: 'CNNGB', pod: 'NLRTM' }),
])('after $refusal the next three sailings are shown with the way to their prices', async (refused) => {
  const query: QuoteQueryInput = {
    mode: 'ocean',
    pol: 'CNNGB',
    pod: 'NLRTM',
    etdFrom: '2026-11-17',
    etdTo: '2026-11-18',
    carrier: 'QSLN',
    containers: [{ type: '40HQ', count: searches }],
  }
  render(
    <MemoryRouter initialEntries={['/service/booking?pol=CNNGB&from=2026-11-17&carrier=QSLN&offer=R1']}>
      <TranslatorContext value={translator}>
        <Prices query={query} onRefused={() => {}} requestUrl="/request" />
      </TranslatorContext>
    </MemoryRouter>,
  )
  await last(offers).reply(refused)
  const asked = last('POST /api/quotes/band')
  expect(asked.input).toMatchObject({ body: { etdFrom: '2026-11-17', etdTo: '2026-12-15' } })
  expect(JSON.stringify(asked.input)).not.toContain('QSLN')
  const sailings = [20, 21, 22, 23].map((day) => ({
    carrier: 'QSLN',
    sailing: { vessel: `Ship ${day}`, voyage: '1W', departsOn: `2026-11-${day}` },
  }))
  await asked.reply(ok({ total: {}, each: null, usd: null, sailings }))
  expect(screen.getAllByRole('heading', { name: /Ship \d+/ })).toHaveLength(3)
  const link = screen.getByRole('link', { name: 'Get prices for these sailings' })
  expect(link.getAttribute('href')).toBe('/service/booking?pol=CNNGB&from=2026-11-20&to=2026-11-22')
})
