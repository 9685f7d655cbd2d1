import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { loadRequestForm } from '#tests/support/request-form.tsx'
import { provideClient } from '#web/client/call.ts'
import { changeSession, loggedOutState, type sessionState } from '#web/client/session-state.ts'
import { hasUnsaved } from '#web/components/drafts/unsaved.ts'

const call = vi.fn(async (..._: readonly unknown[]): Promise<Result<unknown>> => refusal('unreachable'))

let showForm: Awaited<ReturnType<typeof loadRequestForm>>

beforeEach(async () => {
  call.mockClear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  showForm = await loadRequestForm()
})

afterEach(() => changeSession(loggedOutState))

const show = (kind: RequestKind, draftStart?: string) => showForm({ kind, draftStart })

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }))

test('an unreachable server is reported in the form only, and a volume may have a separator', async () => {
  show('overseas-warehouse')
  await type('Overseas warehouse', 'Rotterdam')
  await type('Commodity', 'Toys')
  await type('Volume (CBM)', '1,200')
  await type('Contact person', 'Lin')
  await type('Phone', '13800000000')
  await send()
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(call).toHaveBeenCalledOnce()
  const [, input, options] = call.mock.calls[0] ?? []
  expect(input).toMatchObject({ body: { details: { volumeCbm: '1200' } } })
  expect(options).toEqual({ hidesOfflineToast: true })
})

test('a second try after a lost reply has the same key, a changed request another one', async () => {
  show('overseas-warehouse')
  await type('Overseas warehouse', 'Rotterdam')
  await type('Commodity', 'Toys')
  await type('Volume (CBM)', '1200')
  await type('Contact person', 'J. Smith')
  await type('Phone', '13800000000')
  await send()
  await send()
  await type('Commodity', ' and games')
  await send()
  const keys = call.mock.calls.map(([, input]) => (input as { body: { key: string } }).body.key)
  expect(keys).toHaveLength(3)
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('the label of a field that may stay empty says so', () => {
  show('overseas-warehouse')
  const labels = ['Volume (CBM)', 'Gross weight (kg, optional)', 'Cargo ready date (optional)']
  expect(labels.map((label) => screen.getAllByLabelText(label).length)).toEqual([1, 1, 1])
})

test('a problem says what to enter', async () => {
  show('air')
  await type('Gross weight (kg)', 'heavy')
  await type('Phone', '+31 6 12')
  await send()
  const texts = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(texts).toContain('From: enter an origin')
  expect(texts).toContain('To: enter a destination')
  expect(texts).toContain('Enter the gross weight as a number, e.g. 1200')
  expect(texts).toContain(
    'Enter a phone number of mainland China, or one of another country with + and country code, e.g. +31 6 1234 5678',
  )
})

const logIn = (id: string) =>
  changeSession({
    loggedIn: true,
    person: { id, name: 'Lin Hai' } as ReturnType<typeof sessionState>['person'],
  })
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test('another service starts with what was typed; then each has its own draft, for this user', async () => {
  window.localStorage.clear()
  logIn('lin')
  const air = show('air', '')
  await type('From', 'Ningbo')
  await type('Commodity', 'Toys')
  await type('Gross weight (kg)', '1,200')
  await type('Phone', '13800000000')
  air.unmount()
  const soc = show('soc', '')
  expect([textIn('From'), textIn('Phone'), textIn('Contact person')]).toEqual([
    'Ningbo',
    '13800000000',
    'Lin Hai',
  ])
  await type('From', ' port')
  soc.unmount()
  const again = show('air', '')
  expect([textIn('From'), textIn('Commodity'), textIn('Gross weight (kg)')]).toEqual([
    'Ningbo',
    'Toys',
    '1200',
  ])
  again.unmount()
  const socAgain = show('soc', '')
  expect(textIn('From')).toBe('Ningbo port')
  socAgain.unmount()
  const other = show('air', 'again=R261116-000122')
  expect(textIn('From')).toBe('')
  other.unmount()
  logIn('chen')
  show('air', '')
  expect(textIn('From')).toBe('')
})

test('a draft for one service does not replace that of another page', async () => {
  window.localStorage.clear()
  logIn('lin')
  const air = show('air', '/service/air')
  await type('From', 'Ningbo')
  air.unmount()
  const soc = show('soc', '/service/soc')
  expect(textIn('From')).toBe('')
  await type('From', 'Xiamen')
  soc.unmount()
  show('air', '/service/air')
  expect(textIn('From')).toBe('Ningbo')
})

test('the next person in the same tab does not see what was typed, nor stores it', async () => {
  window.localStorage.clear()
  logIn('lin')
  show('air', '')
  await type('From', 'Ningbo')
  act(() => logIn('chen'))
  expect(textIn('From')).toBe('')
  await type('Commodity', 'Books')
  expect(window.localStorage.getItem('draft-request-air-chen')).not.toContain('Ningbo')
  act(() => logIn('lin'))
  expect([textIn('From'), textIn('Commodity')]).toEqual(['Ningbo', ''])
})

test('a request that was sent leaves no draft, and a page without one stores nothing', async () => {
  window.localStorage.clear()
  logIn('lin')
  call.mockResolvedValueOnce(ok({ number: 'R1' }))
  const { unmount } = show('overseas-warehouse', '')
  await type('Overseas warehouse', 'Rotterdam')
  await type('Commodity', 'Toys')
  await type('Volume (CBM)', '12')
  await type('Phone', '13800000000')
  expect(window.localStorage.getItem('draft-request-overseas-warehouse-lin')).not.toBeNull()
  await send()
  expect(window.localStorage.getItem('draft-request-overseas-warehouse-lin')).toBeNull()
  unmount()
  show('air')
  await type('From', 'Ningbo')
  expect(window.localStorage.getItem('draft-request-air-lin')).toBeNull()
})

test('the phone of the last request is filled in, for the same person only', async () => {
  window.localStorage.clear()
  logIn('lin')
  call.mockResolvedValueOnce(ok({ number: 'R1' }))
  const sent = show('overseas-warehouse', '')
  await type('Overseas warehouse', 'Rotterdam')
  await type('Commodity', 'Toys')
  await type('Volume (CBM)', '12')
  await type('Phone', '13800000000')
  await send()
  sent.unmount()
  const next = show('air', '')
  expect(textIn('Phone')).toBe('13800000000')
  next.unmount()
  logIn('chen')
  show('air', '')
  expect(textIn('Phone')).toBe('')
})

test('a restored draft says so, is unsaved, and can be discarded', async () => {
  window.localStorage.clear()
  logIn('lin')
  const first = show('air', '')
  expect(screen.queryByText(/earlier entries/)).toBeNull()
  expect(hasUnsaved()).toBe(false)
  await type('From', 'Ningbo')
  expect(hasUnsaved()).toBe(true)
  first.unmount()
  expect(hasUnsaved()).toBe(false)
  show('air', '')
  expect(screen.getByText(/Your earlier entries have been restored/)).toBeTruthy()
  expect([textIn('From'), hasUnsaved()]).toEqual(['Ningbo', true])
  await userEvent.click(screen.getByRole('button', { name: 'Discard them' }))
  expect([textIn('From'), hasUnsaved()]).toEqual(['', false])
  expect(window.localStorage.getItem('draft-request-air-lin')).toBeNull()
})

test.each(['{', '"x"', 'null', '{"start":"","values":{"details.from":7}}'])(
  'a stored draft that cannot be read (%s) leaves the form empty',
  (stored) => {
    logIn('lin')
    window.localStorage.setItem('draft-request-air-lin', stored)
    show('air', '')
    expect(textIn('From')).toBe('')
  },
)

test.each<[RequestKind, string]>([
  ['customs', 'Port of declaration'],
  ['depot', 'Storage port'],
  ['inland-terminal', 'Terminal or city (optional)'],
  ['container-management', 'Port or depot (optional)'],
  ['insurance', 'Insured value (CNY)'],
  ['barge', 'To'],
])('a request for %s asks for: %s', (kind, label) => {
  show(kind)
  expect(screen.getByRole('textbox', { name: label })).toBeTruthy()
})

test.each<[RequestKind, readonly string[], RegExp]>([
  ['customs', ['Enter the port of declaration'], /origin/],
  ['inland-terminal', ['Select the start date'], /destination|cargo ready|terminal/],
  ['container-management', ['Select the start date'], /destination|cargo ready|depot/],
  ['insurance', ['Select the departure date'], /cargo ready/],
])('an error of a request for %s has the word of its field', async (kind, wanted, wrong) => {
  show(kind)
  await send()
  const texts = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(texts).toEqual(expect.arrayContaining([...wanted]))
  expect(texts.join()).not.toMatch(wrong)
})

test('a text that is too long is not cut, and the error states the limit', async () => {
  show('barge')
  const remark = screen.getByLabelText<HTMLTextAreaElement>('Other requirements (optional)')
  await userEvent.click(remark)
  await userEvent.paste('x'.repeat(501))
  expect(remark.value).toHaveLength(501)
  await send()
  const texts = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(texts).toContain('Other requirements (optional): use no more than 500 characters')
})
