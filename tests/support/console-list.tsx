import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'

type ConsoleList = { readonly rows: readonly unknown[]; readonly url?: string }

/** Shows a list of the console in English; every call is answered with these rows. */
export async function showConsoleList(list: ReactElement, { rows, url = '/' }: ConsoleList): Promise<void> {
  const call = vi.fn(async () => ok({ rows, next: null }))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const namespaces = ['common', 'table', 'forms', 'fields', 'audit', ...consoleNamespaces] as const
  const router = createMemoryRouter([{ path: '*', element: list }], { initialEntries: [url] })
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...namespaces])}>
      <QueryLayer user="admin">
        <RouterProvider router={router} />
      </QueryLayer>
    </TranslatorContext>,
  )
}
