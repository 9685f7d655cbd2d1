import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { AddStaff } from './add-staff.tsx'

const summaryOf = {
  en: ['Account is required', 'Name is required', 'Roles: select at least one role'],
  zh: ['账号必填', '姓名必填', '请至少选择一个角色'],
} as const

test.each(['en', 'zh'] as const)(
  'the errors of a new staff account follow its form, in %s',
  async (language) => {
    const translator = await createTranslator('group', language, ['common', ...consoleNamespaces])
    const router = createMemoryRouter([{ path: '*', element: <AddStaff onClose={vi.fn()} /> }])
    render(
      <TranslatorContext value={translator}>
        <QueryLayer user="admin">
          <RouterProvider router={router} />
        </QueryLayer>
      </TranslatorContext>,
    )
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(
      within(dialog).getByRole('button', { name: translator.find('console:staff.addConfirm') }),
    )
    const links = within(dialog).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(summaryOf[language])
  },
)
