import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { RequestForm } from './request-form.tsx'

const call = vi.fn(async (..._: readonly unknown[]) => refusal('unreachable'))

let translator: Translator

beforeEach(async () => {
  call.mockClear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  translator = await createTranslator('ningbo', 'en', [...baseNamespaces, ...formNamespaces, 'requests'])
})

const show = (kind: 'air' | 'overseas-warehouse') =>
  render(
    <TranslatorContext value={translator}>
      <RequestForm kind={kind} onSent={() => {}} />
    </TranslatorContext>,
  )

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

test('a problem says what to enter', async () => {
  show('air')
  await type('Gross weight (kg)', 'heavy')
  await type('Phone', '+31 6 12345678')
  await send()
  const texts = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(texts).toContain('Enter an origin')
  expect(texts).toContain('Enter a destination')
  expect(texts).toContain('Enter the gross weight as a number, e.g. 1200')
  expect(texts).toContain('Enter a mobile or landline number in mainland China')
})
