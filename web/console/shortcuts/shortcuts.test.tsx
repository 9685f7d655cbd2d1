import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSingleKeys } from '#web/components/table/single-keys.ts'
import { NeighbourLinks } from '#web/console/shared/neighbour-links.tsx'
import { rememberOrder } from '#web/console/shared/record-order.ts'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { useLetterKeys } from '#web/ui/use-letter-keys.ts'
import { Shortcuts } from './shortcuts.tsx'

let translator: Translator
beforeEach(async () => {
  translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces])
  setStaff({ status: 'in', staff: { id: 's1', account: 'tariff', name: 'Tan', roles: ['tariff-manager'] } })
})
afterEach(() => {
  setStaff({ status: 'out' })
  setSingleKeys(true)
})

const onListKey = vi.fn()
function List() {
  useLetterKeys(true, { j: onListKey })
  return <p>The list</p>
}

function show(entry: string) {
  const rate = (
    <main>
      <NeighbourLinks list="rates" />
      <Link to="?edit" aria-keyshortcuts="e">
        Edit
      </Link>
      <input aria-label="Price" />
      <Shortcuts />
    </main>
  )
  const list = (
    <main>
      <Shortcuts />
      <List />
    </main>
  )
  const routes = [
    { path: '/console/rates/:rateId', element: rate },
    { path: '/console/rates', element: list },
    { path: '*', element: <Shortcuts /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  render(
    <TranslatorContext value={translator}>
      <RouterProvider router={router} />
    </TranslatorContext>,
  )
  return () => `${router.state.location.pathname}${router.state.location.search}`
}

test('j and k walk through the records in the order of the list, e edits, and a field keeps its letters', async () => {
  rememberOrder('/console/rates', ['r1', 'r2', 'r3'])
  const url = show('/console/rates/r2')
  expect(screen.getByText('2 of 3 in the list')).toBeDefined()
  await userEvent.keyboard('j')
  expect(url()).toBe('/console/rates/r3')
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  await userEvent.keyboard('kk')
  expect(url()).toBe('/console/rates/r1')
  await userEvent.type(screen.getByLabelText('Price'), 'je')
  expect(url()).toBe('/console/rates/r1')
  screen.getByLabelText('Price').blur()
  await userEvent.keyboard('e')
  expect(url()).toBe('/console/rates/r1?edit')
})

test('g and a letter open a section that the roles allow; a list keeps its own keys', async () => {
  const url = show('/console/rates')
  await userEvent.keyboard('j')
  expect(onListKey).toHaveBeenCalledOnce()
  await userEvent.keyboard('gq')
  expect(url()).toBe('/console/rates')
  await userEvent.keyboard('gx')
  expect(url()).toBe('/console/exchangeRates')
})

test('? lists the keys, also where those of one letter are switched off', async () => {
  setSingleKeys(false)
  const url = show('/console/rates')
  await userEvent.keyboard('gx')
  expect(url()).toBe('/console/rates')
  await userEvent.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await waitFor(() => expect(sheet.textContent).toContain('Single-key shortcuts are off'))
  expect(sheet.textContent).toContain('Exchange rates')
  expect(sheet.textContent).not.toContain('Go to Staff')
})
