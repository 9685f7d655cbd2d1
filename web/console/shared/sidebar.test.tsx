import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { forgetNews, takeNews } from './news-state.ts'
import { Sidebar } from './sidebar.tsx'
import { setStaff } from './staff-state.ts'

afterEach(() => {
  vi.restoreAllMocks()
  forgetNews()
  setStaff({ status: 'out' })
})

test('the current section stays in sight when a count makes the sections before it wider', async () => {
  setStaff({ status: 'in', staff: { id: 'one', account: 'one', name: 'One', roles: ['sales'] } })
  const translator = await createTranslator('group', 'en', [...baseNamespaces, 'console'])
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter initialEntries={['/console/companies']}>
        <Sidebar />
      </MemoryRouter>
    </TranslatorContext>,
  )
  const rail = screen.getByRole('navigation')
  const current = screen.getByRole('link', { name: /Companies/ })
  const before = rail.scrollLeft
  vi.spyOn(current, 'getBoundingClientRect').mockReturnValue({ left: 300 } as DOMRect)
  act(() => {
    takeNews({ news: [{ kind: 'requests', waiting: 2, newest: null }], alsoOpen: [] })
  })
  expect(rail.scrollLeft - before).toBe(300)
})
