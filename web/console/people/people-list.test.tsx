import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { PeopleList } from './people-list.tsx'

/** Of a window of 1440 px beside the menu. */
const laptopPx = 1190

const person = {
  personId: 'p1',
  name: 'Lin Hai',
  account: 'linhai',
  mobile: '138****0001',
  email: 'linhai@shipper.example',
  companyName: null,
  statedCompany: null,
  lastSeenAt: null,
  createdAt: '2026-11-17T00:00:00.000Z',
  isClosed: false,
}

test('the columns of users fit a laptop screen, up to the status', async () => {
  const call = vi.fn(async () => ok({ rows: [person], next: null }))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const namespaces = ['common', 'table', ...consoleNamespaces] as const
  const router = createMemoryRouter([{ path: '*', element: <PeopleList /> }])
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...namespaces])}>
      <QueryLayer user="admin">
        <RouterProvider router={router} />
      </QueryLayer>
    </TranslatorContext>,
  )
  const table = await screen.findByRole('table')
  const widthPx = Number.parseInt(table.style.getPropertyValue('--table-width'), 10)
  expect(widthPx).toBeGreaterThan(0)
  expect(widthPx).toBeLessThanOrEqual(laptopPx)
})
