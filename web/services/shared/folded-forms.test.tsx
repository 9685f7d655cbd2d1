import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import type { DepotSheet, WarehouseSheet } from '#contract/places.ts'
import { brands } from '#domain/brands/brands.ts'
import { invalidFields } from '#domain/values/refusal.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { provideClient } from '#web/client/call.ts'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { provideTranslator } from '#web/language/current-translator.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { DepotQuote } from '#web/services/depots/depot-quote.tsx'
import YardServicePage from '#web/services/depots/yard-service.tsx'
import CarrierRatePage, { handle } from '#web/services/ocean/carrier-rate.tsx'
import { WarehouseQuote } from '#web/services/warehousing/warehouse-quote.tsx'

const both = (zh: string, en: string) => ({ zh, en })

const depot = { code: 'DP-X', port: 'CNNGB', name: both('某堆场', 'Some Depot') } as DepotSheet
const warehouse = {
  code: 'WH-X',
  name: both('某仓库', 'Some Warehouse'),
  listed: { quoteRule: ['by-pallet'] } as WarehouseSheet['listed'],
} as WarehouseSheet

const rows = {
  yardServiceSite: [{ value: 'CNNGB', label: 'Ningbo' }],
  yardServiceType: [{ value: 'lift', label: 'Lift on' }],
  yardBusinessType: [],
}

const day = daysAfter(shanghaiDay(new Date()), 3)
const stay = `port=CNNGB&size=20&kind=laden&containers=2&days=9&day=${day}`

type Page = readonly [
  name: string,
  page: ComponentType,
  query: string,
  form: string,
  shown: readonly string[],
]

const pages: readonly Page[] = [
  [
    'the page of a depot',
    () => <DepotQuote depot={depot} terms={[]} />,
    `code=DP-X&depot=DP-X&lifts=4&${stay}`,
    'Get a price for this depot',
    ['Some Depot', '2 × 20 ft', 'Lifts (on/off) × 4'],
  ],
  [
    'the page of a warehouse',
    () => <WarehouseQuote sheet={warehouse} priced={[]} />,
    `code=WH-X&at=WH-X&day=${day}&cbm=12&tons=3&days=30`,
    'Get a price for this warehouse',
    ['Some Warehouse'],
  ],
  [
    'the depot service quotation',
    YardServicePage,
    `services=lift&lifts=2&${stay}`,
    'Depot service quotation',
    ['2 × 20 ft', 'Lift on'],
  ],
  [
    'the carrier area',
    CarrierRatePage,
    `pol=CNNGB&pod=NLRTM&from=${day}&to=${daysAfter(day, 14)}&container=40HQ*1`,
    'Search rates',
    ['Ningbo to Rotterdam', '1 × 40HQ'],
  ],
]

let translator: Translator

beforeEach(async () => {
  translator = await createTranslator('ningbo', 'en', [
    ...baseNamespaces,
    ...handle.namespaces,
    'places',
    'trucking',
  ])
  provideTranslator(translator)
  const unanswered = () => new Promise<never>(() => {})
  provideClient({ call: unanswered, enter: unanswered, forgetLogIn: () => {} })
})

afterEach(() => changeSession(loggedOutState))

function show(Component: ComponentType, query: string) {
  const loader = () => ({
    depots: [],
    rows,
    carriers: [{ code: 'MRL', name: both('月程', 'Moonreach Line'), services: 5 }],
    priced: [],
  })
  const Stub = createRoutesStub([{ path: '*', Component, loader, HydrateFallback: () => null }])
  render(
    <BrandContext value={{ ...brands.ningbo, origin: 'http://localhost', logInUrl: null }}>
      <TranslatorContext value={translator}>
        <Stub initialEntries={[`/?${query}`]} />
      </TranslatorContext>
    </BrandContext>,
  )
}

test.each(pages)('after a search the form of %s is one line, which opens it again', async (...page) => {
  const [, Component, query, form, shown] = page
  show(Component, query)
  const edit = await screen.findByRole('button', { name: 'Edit search' })
  for (const text of shown) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(screen.queryByRole('form', { name: form })).toBeNull()
  edit.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('form', { name: form })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit search' })).toBeNull()
})

test.each(pages.slice(0, 3))(
  'before a search the form of %s is open',
  async (_name, Component, _query, form) => {
    show(Component, '')
    expect(await screen.findByRole('form', { name: form })).toBeTruthy()
  },
)

test('a measure that the warehouse needs opens its form, and is said to be missing', async () => {
  const call = async () => invalidFields({ 'cargo.pallets': 'required' }) as never
  provideClient({ call, enter: call, forgetLogIn: () => {} })
  changeSession({
    loggedIn: true,
    person: { id: 'lin' } as PersonView,
    myCompany: { state: 'certified', role: 'member', memberStatus: 'active' } as CertificationView,
  })
  const [, Component, query] = pages[1] ?? []
  if (Component) show(Component, query ?? '')
  const alert = await screen.findByRole('alert', { name: /attention/ })
  expect(within(alert).getByRole('link').textContent).toBe('Pallets is required')
})

test('the carrier area asks for a carrier first, and then for the lane', async () => {
  show(CarrierRatePage, '')
  expect(await screen.findByText('Select a carrier to search its rates')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Moonreach Line' }))
  expect(await screen.findByRole('form', { name: 'Moonreach Line rates' })).toBeTruthy()
  const others = screen.getByRole('navigation', { name: 'Other ways to look up ocean prices' })
  expect(
    within(others)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/service/hyzx?carrier=MRL', '/service/booking?carrier=MRL'])
})
