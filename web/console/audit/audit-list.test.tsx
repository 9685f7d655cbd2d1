import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { AuditList } from './audit-list.tsx'

test('without a matching entry there is nothing to export', async () => {
  const call = vi.fn(async () => ok({ rows: [], next: null }))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const namespaces = ['common', 'table', 'forms', 'fields', 'audit', ...consoleNamespaces] as const
  const router = createMemoryRouter([{ path: '*', element: <AuditList /> }], {
    initialEntries: ['/?actor=zzz'],
  })
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...namespaces])}>
      <QueryLayer user="admin">
        <RouterProvider router={router} />
      </QueryLayer>
    </TranslatorContext>,
  )
  await screen.findByText('No matching records', { selector: '[role=status]' })
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
})
