import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#domain/brands/brands.ts'
import { refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { AlertForm } from './alert-form.tsx'

const call = vi.fn(async () => refusal('unreachable'))

beforeEach(() => {
  call.mockClear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
})

async function show(name: 'ningbo' | 'fujian') {
  const namespaces = [...baseNamespaces, ...formNamespaces, 'prices', 'myQuotes'] as const
  const translator = await createTranslator(name, 'en', namespaces)
  render(
    <TranslatorContext value={translator}>
      <BrandContext value={{ ...brands[name], origin: 'http://localhost', logInUrl: null }}>
        <AlertForm onAdded={() => {}} />
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

test('a target price may have a thousands separator; one that is no number is explained', async () => {
  await show('ningbo')
  const target = screen.getByLabelText(/Target price/)
  await userEvent.type(target, '30k')
  await userEvent.click(screen.getByRole('button', { name: 'Add alert' }))
  expect(screen.getAllByText('Enter a whole number of yuan, e.g. 30000').length).toBeGreaterThan(0)
  await userEvent.clear(target)
  await userEvent.type(target, '30,000')
  expect(screen.queryByText('Enter a whole number of yuan, e.g. 30000')).toBeNull()
})
