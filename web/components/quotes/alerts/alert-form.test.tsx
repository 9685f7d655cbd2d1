import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { brands } from '#domain/brands/brands.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { AlertForm, type AlertStart } from './alert-form.tsx'

const ports = [
  { port: 'CNNGB', oceanTypes: ['40HQ'] },
  { port: 'CNTAO', oceanTypes: ['40HQ', '20TK'] },
]
const call = vi.fn<(key: string, ...input: unknown[]) => Promise<unknown>>(async (key) =>
  key === 'GET /api/pricedChoices' ? ok({ ports }) : refusal('unreachable'),
)
const added = () => call.mock.calls.filter(([key]) => key === 'POST /api/alerts')

let shown = 0

beforeEach(() => {
  call.mockClear()
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
})

async function show(name: 'ningbo' | 'fujian', language: Language = 'en', start?: AlertStart) {
  shown += 1
  const namespaces = [...baseNamespaces, ...formNamespaces, 'prices', 'myQuotes'] as const
  const translator = await createTranslator(name, language, namespaces)
  render(
    <TranslatorContext value={translator}>
      <BrandContext value={{ ...brands[name], origin: 'http://localhost', logInUrl: null }}>
        <QueryLayer user={String(shown)}>
          <AlertForm start={start} onAdded={() => {}} />
        </QueryLayer>
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

test('a container type without a price at the port says so', async () => {
  await show('ningbo')
  const type = screen.getByLabelText<HTMLSelectElement>('Container type')
  await waitFor(() => expect(type.textContent).toContain('20TK (on request)'))
  expect(type.textContent).not.toContain('40HQ (on request)')
  await userEvent.selectOptions(screen.getByLabelText('Port of loading'), 'CNTAO')
  expect(type.textContent).not.toContain('20TK (on request)')
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
    expect(added()).toEqual([])
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
