import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { ConsolePage } from './console-page.tsx'
import { ListAndDetail } from './list-and-detail.tsx'
import { requestPath } from './sections.ts'
import { useDetail } from './use-detail.ts'

let translator: Translator
beforeEach(async () => {
  translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces])
})
afterEach(() => vi.unstubAllGlobals())

function Rows() {
  const { open, move } = useDetail(requestPath)
  return (
    <>
      <Link to={requestPath('R1')}>R1</Link>
      <button type="button" onClick={() => open('R2')}>
        Open R2
      </button>
      <button type="button" onClick={() => move('R3')}>
        Move to R3
      </button>
    </>
  )
}

const Detail = ({ number }: { number: string }) => (
  <ConsolePage head={number} title={`Request ${number}`}>
    <p>{`Details of ${number}`}</p>
  </ConsolePage>
)

function show(isWide: boolean, entry = '/console/requests?state=all') {
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, ...listeners }))
  const list = (
    <ListAndDetail pathOf={requestPath} label="Open record" detail={(number) => <Detail number={number} />}>
      <Rows />
    </ListAndDetail>
  )
  const routes = [
    { path: '/console/requests', element: list },
    { path: '/console/requests/:number', element: <p>A page of its own</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  render(
    <TranslatorContext value={translator}>
      <RouterProvider router={router} />
    </TranslatorContext>,
  )
  return () => `${router.state.location.pathname}${router.state.location.search}`
}

test('on a wide screen a link, a row and the keys open the record beside the list; the URL holds both', async () => {
  const url = show(true)
  await userEvent.click(screen.getByRole('button', { name: 'Move to R3' }))
  await userEvent.click(screen.getByRole('link', { name: 'R1' }))
  expect(url()).toBe('/console/requests?state=all&open=R1')
  expect(screen.getByRole('region', { name: 'Open record' }).textContent).toContain('Details of R1')
  await userEvent.click(screen.getByRole('button', { name: 'Open R2' }))
  expect(screen.getByRole('heading', { name: 'Request R2', level: 2 })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Move to R3' }))
  await waitFor(() => expect(url()).toBe('/console/requests?state=all&open=R3'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(url()).toBe('/console/requests?state=all')
  fireEvent.click(screen.getByRole('link', { name: 'R1' }), { ctrlKey: true })
  expect(screen.queryByRole('region')).toBeNull()
})

test('the record has a link to its page, and on a narrow screen it is a page', async () => {
  const wide = show(true, '/console/requests?open=R1')
  await userEvent.click(screen.getByRole('link', { name: 'Open as a page' }))
  expect(wide()).toBe('/console/requests/R1')
  const narrow = show(false, '/console/requests?open=R1')
  await act(async () => {})
  expect(narrow()).toBe('/console/requests/R1')
})
