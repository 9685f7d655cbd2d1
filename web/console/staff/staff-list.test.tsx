import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { StaffList } from './staff-list.tsx'

/** Of a window of 1280 px beside the menu. */
const smallScreenPx = 1030

const member = {
  id: 's1',
  account: 'sales',
  name: 'Su Rui',
  roles: ['sales'],
  isDisabled: false,
  isEnrolled: true,
  isMe: false,
  openSessions: 1,
  lastLogInAt: null,
  createdAt: '2026-11-17T00:00:00.000Z',
}

test('the columns of staff fit a small screen, up to the actions', async () => {
  const call = vi.fn(async () => ok([member]))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const router = createMemoryRouter([{ path: '*', element: <StaffList /> }])
  const translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="admin">
        <RouterProvider router={router} />
      </QueryLayer>
    </TranslatorContext>,
  )
  const table = await screen.findByRole('table')
  const widthPx = Number.parseInt(table.style.getPropertyValue('--table-width'), 10)
  expect(widthPx).toBeGreaterThan(0)
  expect(widthPx).toBeLessThanOrEqual(smallScreenPx)
})
