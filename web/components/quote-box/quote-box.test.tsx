import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#domain/brands/brands.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { QuoteBox } from './quote-box.tsx'

async function show(loader: () => unknown = () => null) {
  const translator = await createTranslator('ningbo', 'en', [...baseNamespaces, 'home'])
  const routes = [
    { path: '/', element: <QuoteBox brand={brands.ningbo} /> },
    { path: '/service/booking', loader, element: <p>Prices</p> },
  ]
  const router = createMemoryRouter(routes)
  render(
    <TranslatorContext value={translator}>
      <BrandContext value={{ ...brands.ningbo, origin: 'http://localhost', logInUrl: null }}>
        <RouterProvider router={router} />
      </BrandContext>
    </TranslatorContext>,
  )
  return router
}

const priced = [
  {
    port: 'CNNGB',
    oceanTypes: ['20GP', '40HQ'],
    truckingTypes: ['20GP'],
    deliveryPorts: [],
    pickUpPlaces: [],
  },
]

beforeEach(() => {
  sessionStorage.clear()
  const call = vi.fn(async () => ok({ ports: priced }))
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('the date is a text until the form is used; then it has a calendar and still the focus', async () => {
  await show()
  expect(screen.queryByRole('button', { name: 'Open calendar' })).toBeNull()
  act(() => field('Earliest date').focus())
  await screen.findByRole('button', { name: 'Open calendar' })
  expect(document.activeElement).toBe(field('Earliest date'))
})

test('a date is understood as the visitor writes it, and anything else is named', async () => {
  const router = await show()
  act(() => field('Earliest date').focus())
  await screen.findByRole('button', { name: 'Open calendar' })
  await userEvent.type(screen.getByRole('combobox', { name: 'Destination' }), 'lutedan')
  await userEvent.type(field('Earliest date'), 'soon')
  await userEvent.click(screen.getByRole('button', { name: 'Get price' }))
  await screen.findByRole('link', { name: 'Earliest date: enter a date, e.g. 1 Dec 2026' })
  await userEvent.clear(field('Earliest date'))
  await userEvent.type(field('Earliest date'), '1 December 2099')
  await userEvent.click(screen.getByRole('button', { name: 'Get price' }))
  await screen.findByText('Prices')
  expect(router.state.location.search).toContain('from=2099-12-01')
})

test('what was typed before the combobox came is searched for at once', async () => {
  await show()
  act(() => field('Destination').focus())
  field('Destination').value = 'lutedan'
  const combobox = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Destination' })
  expect(combobox.value).toBe('lutedan')
  await screen.findByRole('option', { name: /Rotterdam/ })
})

test('a container type without a price at the port is marked once the form is used', async () => {
  await show()
  expect(screen.getByRole('option', { name: '20TK' })).toBeTruthy()
  act(() => field('Earliest date').focus())
  await screen.findByRole('option', { name: '20TK (on request)' })
  expect(screen.getByRole('option', { name: '40HQ' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Trucking' }))
  await screen.findByRole('option', { name: '40HQ (on request)' })
})

test('Back shows the form as it was sent', async () => {
  const router = await show()
  act(() => field('Destination').focus())
  await userEvent.type(await screen.findByRole('combobox', { name: 'Destination' }), 'lutedan')
  await userEvent.click(await screen.findByRole('option', { name: /Rotterdam/ }))
  await userEvent.clear(field('Quantity'))
  await userEvent.type(field('Quantity'), '7')
  await userEvent.click(screen.getByRole('button', { name: 'Get price' }))
  await screen.findByText('Prices')
  await act(() => router.navigate(-1))
  expect(field('Destination').value).toBe('Rotterdam')
  expect(field('Quantity').value).toBe('7')
  act(() => field('Destination').focus())
  await screen.findByRole('combobox', { name: 'Destination' })
  await userEvent.click(screen.getByRole('button', { name: 'Get price' }))
  await screen.findByText('Prices')
  expect(router.state.location.search).toContain('pod=NLRTM')
})

test('a date that cannot be read is named when the visitor leaves the field', async () => {
  await show()
  act(() => field('Earliest date').focus())
  await screen.findByRole('button', { name: 'Open calendar' })
  expect(field('Earliest date').placeholder).toBe('e.g. 1 Dec 2026')
  await userEvent.type(field('Earliest date'), '2026-02-30')
  await userEvent.tab()
  expect(screen.getByText('Enter a date, e.g. 1 Dec 2026')).toBeTruthy()
  expect(field('Earliest date').getAttribute('aria-invalid')).toBe('true')
})

test('the button is busy from the click until the page with the price is there', async () => {
  const loaded = Promise.withResolvers<null>()
  const router = await show(() => loaded.promise)
  const get = () => screen.getByRole('button', { name: 'Get price' })
  act(() => field('Earliest date').focus())
  await screen.findByRole('button', { name: 'Open calendar' })
  await userEvent.type(screen.getByRole('combobox', { name: 'Destination' }), 'lutedan')
  act(() => get().click())
  expect(get().getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  await waitFor(() => expect(get().getAttribute('aria-busy')).toBe('true'))
  await act(async () => loaded.resolve(null))
  await screen.findByText('Prices')
})

test('the port that was chosen stays when the tab changes', async () => {
  await show()
  await userEvent.selectOptions(field('Port of loading'), 'CNTAO')
  await userEvent.click(screen.getByRole('radio', { name: 'Warehouse' }))
  expect(field('Port').value).toBe('CNTAO')
})

test('a tab that was left keeps what was typed', async () => {
  const router = await show()
  act(() => field('Destination').focus())
  await userEvent.type(await screen.findByRole('combobox', { name: 'Destination' }), 'lutedan')
  await userEvent.click(await screen.findByRole('option', { name: /Rotterdam/ }))
  await userEvent.clear(field('Quantity'))
  await userEvent.type(field('Quantity'), '7')
  await userEvent.click(screen.getByRole('button', { name: '+ Add container type' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Warehouse' }))
  await userEvent.clear(field('Volume (CBM)'))
  await userEvent.type(field('Volume (CBM)'), '120')
  await userEvent.click(screen.getByRole('radio', { name: 'Ocean' }))
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Destination' }).value).toBe('Rotterdam')
  expect(field('Quantity').value).toBe('7')
  await userEvent.click(screen.getByRole('radio', { name: 'Warehouse' }))
  expect(field('Volume (CBM)').value).toBe('120')
  await userEvent.click(screen.getByRole('radio', { name: 'Ocean' }))
  await userEvent.click(screen.getByRole('button', { name: 'Get price' }))
  await screen.findByText('Prices')
  const sent = new URLSearchParams(router.state.location.search)
  expect([sent.get('pod'), ...sent.getAll('container')]).toEqual(['NLRTM', '40HQ*7', '20GP*1'])
})

test('a second container type is added, sent, named when it is wrong, and removed', async () => {
  const router = await show()
  act(() => field('Destination').focus())
  await userEvent.type(await screen.findByRole('combobox', { name: 'Destination' }), 'lutedan')
  await userEvent.click(screen.getByRole('button', { name: '+ Add container type' }))
  await userEvent.clear(field('Quantity, row 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Get price' }))
  await screen.findByRole('link', { name: /^Quantity, row 2: enter / })
  expect(field('Quantity, row 2').getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field('Quantity, row 2'), '2')
  await userEvent.click(screen.getByRole('button', { name: '+ Add container type' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 3' }))
  expect(screen.queryByLabelText('Quantity, row 3')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Get price' }))
  await screen.findByText('Prices')
  expect(new URLSearchParams(router.state.location.search).getAll('container')).toEqual(['40HQ*1', '20GP*2'])
})
