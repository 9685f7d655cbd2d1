import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { AdminRequest } from '#contract/requests.ts'
import type { Language } from '#domain/brands/brand.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { RequestDetails } from './request-details.tsx'

const request = {
  kind: 'air',
  details: { from: 'Shanghai', to: 'Frankfurt', weightKg: '52000', volumeCbm: '1200.5', goods: '2026' },
  attachments: [{ id: 'f1', name: 'invoice.pdf', mediaType: 'application/pdf', bytes: 2_000_000 }],
  brand: 'group',
  company: null,
  person: { id: 'p', name: 'Lin Hai' },
  contact: { name: 'Lin Hai', phone: '13800000000', email: null },
  createdAt: '2026-11-14T00:00:00.000Z',
} as unknown as AdminRequest

async function show(language: Language, shown: AdminRequest) {
  const namespaces = ['common', ...consoleNamespaces, 'requests', 'requestsAdmin'] as const
  render(
    <TranslatorContext value={await createTranslator('group', language, namespaces)}>
      <MemoryRouter>
        <QueryLayer user="sales">
          <RequestDetails request={shown} />
        </QueryLayer>
      </MemoryRouter>
    </TranslatorContext>,
  )
}

test('measures of a request have separators, texts stay as they were typed, files can be opened', async () => {
  await show('en', request)
  // The names of the sites are loaded late.
  expect(await screen.findByText('Quayside Group')).toBeDefined()
  expect(screen.getByText(/^52,000\s/)).toBeDefined()
  expect(screen.getByText(/^1,200\.5\s/)).toBeDefined()
  // The chargeable weight: 167 kg for each cubic metre.
  expect(screen.getByText(/^20\d,\d{3}(\.\d+)?\s/)).toBeDefined()
  expect(screen.getByText('2026')).toBeDefined()
  expect(screen.getByRole('button', { name: 'invoice.pdf' })).toBeDefined()
  expect(screen.getByText('1,954 KB')).toBeDefined()
})

test('places have their names, and a kind has its own labels', async () => {
  const details = { from: 'Frankfurt', to: 'CNNGB', readyOn: '2026-11-28', insuredValue: '350000' }
  await show('zh', { ...request, kind: 'insurance', details } as unknown as AdminRequest)
  expect(await screen.findByText('法兰克福')).toBeDefined()
  expect(screen.getByText('宁波 CNNGB')).toBeDefined()
  expect(screen.getByText('起运日期')).toBeDefined()
  expect(screen.queryByText('备货日期')).toBeNull()
})
