import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { brands } from '#domain/brands/brands.ts'
import { refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { AlertForm, type AlertStart } from './alert-form.tsx'

const call = vi.fn(async () => refusal('unreachable'))

beforeEach(() => {
  call.mockClear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
})

async function show(name: 'ningbo' | 'fujian', language: Language = 'en', start?: AlertStart) {
  const namespaces = [...baseNamespaces, ...formNamespaces, 'prices', 'myQuotes'] as const
  const translator = await createTranslator(name, language, namespaces)
  render(
    <TranslatorContext value={translator}>
      <BrandContext value={{ ...brands[name], origin: 'http://localhost', logInUrl: null }}>
        <AlertForm start={start} onAdded={() => {}} />
      </BrandContext>
    </TranslatorContext>,
  )
}

test.each([
  ['ningbo', 'CNNGB'],
  ['fujian', 'CNXMN'],
] as const)('the port of loading starts with the port of the brand %s', async (name, port) => {
  await show(name)
  expect(screen.getByLabelText<HTMLSelectElement>('Port of loading').value).toBe(port)
})

test.each([
  [
    'en',
    /^Port of discharge/,
    'The ports of loading and discharge are the same. Select another port of discharge.',
  ],
  ['zh', /^目的港/, '目的港与起运港相同，请另选'],
] as const)(
  'a lane from a port to itself is explained and not sent: %s',
  async (language, label, problem) => {
    await show('ningbo', language)
    await userEvent.type(screen.getByRole('combobox', { name: label }), 'CNNGB')
    await userEvent.click(await screen.findByRole('option', { name: /CNNGB/ }))
    await userEvent.click(screen.getByRole('button', { name: /Add alert|添加提醒/ }))
    expect(screen.getAllByText(problem).length).toBeGreaterThan(0)
    expect(call).not.toHaveBeenCalled()
  },
)

test('a target price may have a thousands separator; one that is no number is explained', async () => {
  await show('ningbo')
  const target = screen.getByLabelText(/Target price/)
  await userEvent.type(target, '30k')
  await userEvent.click(screen.getByRole('button', { name: 'Add alert' }))
  expect(screen.getAllByText('Enter a whole amount in CNY, e.g. 30000').length).toBeGreaterThan(0)
  await userEvent.clear(target)
  await userEvent.type(target, '30,000')
  expect(screen.queryByText('Enter a whole amount in CNY, e.g. 30000')).toBeNull()
})

test('from a search it starts with the lane, the container and the price of that search, and sends them', async () => {
  await show('ningbo', 'en', { pol: 'CNTAO', pod: 'NLRTM', type: '20GP', threshold: '27407' })
  await userEvent.click(screen.getByRole('button', { name: 'Add alert' }))
  expect(call).toHaveBeenCalledWith(
    'POST /api/alerts',
    { body: { pol: 'CNTAO', pod: 'NLRTM', type: '20GP', threshold: '27407' } },
    expect.anything(),
  )
})
