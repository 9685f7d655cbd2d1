import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { ErrorBody } from './error-body.tsx'

vi.mock('./contact-list.tsx', () => ({ ContactList: () => null }))
vi.mock('#web/page/page-head.tsx', () => ({ PageHead: () => null }))

let translator: Translator
let problem: unknown

beforeEach(async () => {
  translator = await createTranslator('ningbo', 'en', baseNamespaces)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

function Failed() {
  return <ErrorBody status={500} error={useRouteError()} />
}

async function show() {
  const router = createMemoryRouter([
    {
      path: '/',
      loader() {
        if (problem) throw problem
        return null
      },
      element: <p>The page</p>,
      errorElement: <Failed />,
    },
  ])
  render(
    <TranslatorContext value={translator}>
      <RouterProvider router={router} />
    </TranslatorContext>,
  )
  await screen.findByRole('heading', { level: 1 })
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a request that did not reach the server (%s) is not an error of ours, and the page comes back with the line',
  async (message) => {
    const listen = vi.spyOn(window, 'addEventListener')
    problem = new TypeError(message)
    await show()
    expect(heading()).toBe('No connection to the server')
    expect(screen.queryByText('500')).toBeNull()
    expect(screen.queryByText(/logged/)).toBeNull()
    problem = undefined
    // The heading can be on the screen before React has run the effect that listens.
    await waitFor(() => expect(listen).toHaveBeenCalledWith('online', expect.any(Function)))
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('The page')).toBeDefined()
  },
)

test('offline no error is ours', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  problem = new Error('a module that did not load')
  await show()
  expect(heading()).toBe('No connection to the server')
})

test('an error of ours stays one', async () => {
  problem = new TypeError('x is undefined')
  await show()
  expect(heading()).toBe('Something went wrong on our side')
  expect(screen.getByText('500')).toBeDefined()
  expect(document.querySelector('svg[aria-hidden] [transform^="rotate"]')).not.toBeNull()
})
