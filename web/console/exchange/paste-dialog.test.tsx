import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { invalidFields, ok, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { PasteDialog } from './paste-dialog.tsx'

type Sent = { readonly body: { readonly rates: readonly object[]; readonly confirmed?: boolean } }

const call = vi.fn(async (_key: string, { body }: Sent) =>
  body.confirmed
    ? ok({ count: body.rates.length })
    : refusal('exchange-rates-jump', { count: 1, currencies: 'EUR', percent: 5 }),
)
const onClose = vi.fn()

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
        <PasteDialog latest={{ USD: '7.1', EUR: '8.2' }} onClose={onClose} />
      </QueryLayer>
    </TranslatorContext>,
  )
})

const table = () => screen.getByLabelText('Table')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a pasted table is previewed, each wrong cell is named, and a jump is saved after a second question', async () => {
  await userEvent.type(screen.getByLabelText('Source'), 'the bank')
  await userEvent.click(table())
  await userEvent.paste('USD\t2026-11-03\t7.2\nEUR\t2026-11-03\t8,2')
  await userEvent.click(button('Preview'))
  expect(screen.getByText('C2: “8,2” is not an exchange rate')).toBeTruthy()
  expect(button('Save 1 exchange rate').disabled).toBe(true)
  expect(within(screen.getByRole('row', { name: /USD/ })).getByText(/1\.4/)).toBeTruthy()
  await userEvent.clear(table())
  await userEvent.click(table())
  await userEvent.paste('USD\t2026-11-03\t7.2\nEUR\t2026-11-03\t9.2')
  await userEvent.click(button('Preview'))
  await userEvent.click(button('Save 2 exchange rates'))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('EUR')
  await userEvent.click(button('Yes, save all'))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(call.mock.calls.map(([, { body }]) => body.confirmed)).toEqual([undefined, true])
  expect(window.localStorage.length).toBe(0)
})

test('without a source the summary takes the focus and leads to the field', async () => {
  call.mockResolvedValueOnce(invalidFields({ source: 'required' }) as never)
  await userEvent.click(table())
  await userEvent.paste('USD 7.2')
  await userEvent.click(button('Preview'))
  await userEvent.click(button('Save 1 exchange rate'))
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: /^1 field needs attention/ }))
  await userEvent.click(screen.getByRole('link'))
  expect(document.activeElement).toBe(screen.getByLabelText('Source'))
})

test('a table without dates is for the day of the field', async () => {
  await userEvent.type(screen.getByLabelText('Source'), 'the bank')
  await userEvent.click(table())
  await userEvent.paste('USD 7.2\nEUR 8.3')
  await userEvent.click(button('Preview'))
  await userEvent.click(button('Save 2 exchange rates'))
  await userEvent.click(button('Yes, save all'))
  const date = shanghaiDay(new Date())
  expect(call.mock.calls.at(-1)?.[1].body.rates).toEqual([
    { from: 'USD', date, value: '7.2' },
    { from: 'EUR', date, value: '8.3' },
  ])
})
