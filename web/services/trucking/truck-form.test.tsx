import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import { brands } from '#domain/brands/brands.ts'
import { type Refusal, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { provideClient } from '#web/client/call.ts'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { lateResult } from '#web/components/quotes/state/late-result.ts'
import { provideTranslator } from '#web/language/current-translator.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import TruckPage, { handle } from './truck.tsx'

let translator: Translator
let answer: Refusal
let sent: string[]

const call = async (key: string) => {
  sent.push(key)
  return answer as never
}

beforeEach(async () => {
  translator = await createTranslator('shenzhen', 'en', [...baseNamespaces, ...handle.namespaces])
  provideTranslator(translator)
  // The page loads it when it is needed; here it is loaded before the test.
  await lateResult.start()
  answer = refusal('no-price')
  sent = []
  provideClient({ call, enter: call, forgetLogIn: () => {} })
  changeSession({
    loggedIn: true,
    person: { id: 'lin' } as PersonView,
    myCompany: { state: 'certified', role: 'member', memberStatus: 'active' } as CertificationView,
  })
})

afterEach(() => {
  changeSession(loggedOutState)
  vi.restoreAllMocks()
})

const day = shanghaiDay(new Date())
const searched = `port=CNSZX&district=440307&day=${day}&container=40HQ*1`

function page(query: string) {
  const Stub = createRoutesStub([
    {
      path: '/service/truck',
      Component: TruckPage,
      loader: () => ({ depots: [], trucking: [], priced: [] }),
      HydrateFallback: () => null,
    },
  ])
  return (
    <BrandContext value={{ ...brands.shenzhen, origin: 'http://localhost', logInUrl: null }}>
      <TranslatorContext value={translator}>
        <Stub initialEntries={[`/service/truck?${query}`]} />
      </TranslatorContext>
    </BrandContext>
  )
}

async function show(query: string) {
  render(page(query))
  return await screen.findByRole('form', { name: 'Route' })
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const fill = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
const getPrice = () => userEvent.click(screen.getByRole('button', { name: 'Get price' }))
const summary = (form: HTMLElement) => within(form).findByRole('alert', { name: /attention/ })
const entries = async (form: HTMLElement) =>
  within(await summary(form))
    .getAllByRole('link')
    .map((link) => link.textContent)
const problemAt = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

const weight = 'Gross weight per container (kg), row 1'

test('every wrong number is named at once, with its limits, in the same words at its field', async () => {
  const form = await show(`port=CNSZX&district=440307&day=${day}`)
  await fill(weight, '99,999')
  await fill('Loading points', '9')
  await fill('Containers to weigh', '5')
  await getPrice()
  const texts = await entries(form)
  expect(texts).toEqual([
    'Gross weight per container (kg): enter a whole number from 1 to 30,480',
    'Loading points: enter a whole number from 1 to 3',
    'Containers to weigh: enter a whole number from 0 to 1',
  ])
  for (const [index, name] of [weight, 'Loading points', 'Containers to weigh'].entries())
    expect(problemAt(name)).toContain(texts[index])
  expect(sent).toEqual([])
})

test('what is no number gets the same sentence', async () => {
  const form = await show(`port=CNSZX&district=440307&day=${day}`)
  await fill(weight, '18t')
  await getPrice()
  expect(await entries(form)).toEqual([
    'Gross weight per container (kg): enter a whole number from 1 to 30,480',
  ])
})

test('a refusal by the server names its field in the form and nowhere else', async () => {
  answer = refusal('invalid-input', { count: 1, most: 2 }, { loadingPoints: 'too-many' })
  const form = await show(`${searched}&points=3`)
  expect(await entries(form)).toEqual(['Loading points: enter a whole number from 1 to 2'])
  expect(field('Loading points').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Prices are not available at the moment')).toBeNull()
  await userEvent.click(within(await summary(form)).getByRole('link'))
  expect(document.activeElement).toBe(field('Loading points'))
})

test('the same search again is refused again, and another wrong field joins the summary', async () => {
  answer = refusal('invalid-input', { count: 1, most: 2 }, { loadingPoints: 'too-many' })
  const form = await show(`${searched}&points=3`)
  await summary(form)
  await getPrice()
  expect(await entries(form)).toHaveLength(1)
  await fill(weight, '18t')
  await getPrice()
  expect(await entries(form)).toHaveLength(2)
  expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(1)
})

test('a URL with a number over its limit is refused in the form, which keeps what the URL says', async () => {
  const form = await show(`${searched}&points=9`)
  expect(await entries(form)).toEqual(['Loading points: enter a whole number from 1 to 3'])
  expect(field('Loading points').value).toBe('9')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Loading district' }).value).toBe('Longgang')
  expect(sent).toEqual([])
})

test('after a search the form is one line, which opens it with the same values', async () => {
  render(page(`${searched}&container=20GP*2*10000&points=2`))
  const change = await screen.findByRole('button', { name: 'Edit search' })
  expect(screen.queryByRole('form', { name: 'Route' })).toBeNull()
  expect(screen.getByText('Shenzhen → Longgang, Shenzhen')).toBeTruthy()
  expect(screen.getByText('1 × 40HQ + 2 × 20GP, 10,000 kg each')).toBeTruthy()
  expect(screen.getByText('loading points: 2')).toBeTruthy()
  expect(screen.getAllByText('45 km · approx. 60 min')).toHaveLength(2)
  await userEvent.click(change)
  expect(await screen.findByRole('form', { name: 'Route' })).toBeTruthy()
  expect(field('Loading points').value).toBe('2')
  await fill('Loading points', '3')
  await getPrice()
  expect(await screen.findByText('loading points: 3')).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Route' })).toBeNull()
})

test('without a connection the search stays where it is, with one error at the button that tries again', async () => {
  render(page(searched))
  await userEvent.click(await screen.findByRole('button', { name: 'Edit search' }))
  const form = await screen.findByRole('form', { name: 'Route' })
  const result = await screen.findByRole('link', { name: 'Request a quote' })
  const before = sent.length
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await fill('Loading points', '2')
  await getPrice()
  expect(within(form).getByRole('alert').textContent).toContain('You are offline, so nothing was sent')
  expect(screen.getByRole('link', { name: 'Request a quote' })).toBe(result)
  expect(field('Loading points').value).toBe('2')
  expect(sent).toHaveLength(before)
  isOnLine.mockReturnValue(true)
  await getPrice()
  expect(within(form).getByRole('alert').textContent).toBe('')
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before))
})
