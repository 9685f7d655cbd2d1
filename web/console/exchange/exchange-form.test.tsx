import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { ExchangeForm } from './exchange-form.tsx'

type Sent = { readonly body: { readonly value: string; readonly confirmed?: boolean } }

const figures = { from: 'USD', value: '70', latest: '7.1', date: '2026-11-15', percent: 10 }
const call = vi.fn(async (_key: string, { body }: Sent) =>
  body.confirmed ? ok(null) : refusal('exchange-rate-jump', figures),
)

beforeEach(async () => {
  window.localStorage.clear()
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces, 'ratesAdmin'])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="tariff">
        <ExchangeForm />
      </QueryLayer>
    </TranslatorContext>,
  )
  await userEvent.type(screen.getByLabelText('Exchange rate'), '70')
  await userEvent.type(screen.getByLabelText('Source'), 'the bank')
  await userEvent.click(screen.getByRole('button', { name: 'Save exchange rate' }))
})

const dialog = () => screen.findByRole('dialog', { name: 'Is 1 USD = 70 CNY correct?' })
const sent = () => call.mock.calls.map(([, { body }]) => [body.value, body.confirmed])

test('a large change is sent again only after a question that names both figures', async () => {
  const asked = await dialog()
  expect(asked.textContent).toContain('1 USD = 7.1 CNY')
  expect(asked.textContent?.replaceAll('\u00A0', ' ')).toContain('(15 Nov 2026)')
  expect(
    screen
      .queryAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('')
  await userEvent.click(within(asked).getByRole('button', { name: 'Save 1 USD = 70 CNY' }))
  expect(sent()).toEqual([
    ['70', undefined],
    ['70', true],
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})

test('who goes back saves nothing', async () => {
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Go back and change it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toEqual([['70', undefined]])
})

test.each([
  [
    '7,1468',
    'Exchange rate: enter a number such as 7.1468, with a decimal point and no more than 8 decimals',
  ],
  [
    '7.123456789',
    'Exchange rate: enter a number such as 7.1468, with a decimal point and no more than 8 decimals',
  ],
  ['0', 'Enter an exchange rate greater than 0'],
  ['1000001', 'Enter an exchange rate of no more than 1,000,000'],
])('for %s the form says what is right', async (typed, text) => {
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Go back and change it' }))
  await userEvent.clear(screen.getByLabelText('Exchange rate'))
  await userEvent.type(screen.getByLabelText('Exchange rate'), typed)
  await userEvent.click(screen.getByRole('button', { name: 'Save exchange rate' }))
  expect(screen.getByRole('link', { name: text })).toBeTruthy()
})
