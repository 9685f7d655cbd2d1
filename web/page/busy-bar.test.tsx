import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BusyBar } from './busy-bar.tsx'

test('is shown from the click on a link until the page is there', async () => {
  const loaded = Promise.withResolvers<null>()
  const element = (
    <>
      <BusyBar />
      <Outlet />
    </>
  )
  const children = [
    { index: true, element: <Link to="/prices">Prices</Link> },
    { path: 'prices', loader: () => loaded.promise, element: <p>The prices</p> },
  ]
  const translator = await createTranslator('ningbo', 'en', baseNamespaces)
  render(
    <TranslatorContext value={translator}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element, children }])} />
    </TranslatorContext>,
  )
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => screen.getByText('Prices').click())
  // At once, while the server is still working.
  expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeTruthy()
  await act(async () => loaded.resolve(null))
  await screen.findByText('The prices')
  expect(screen.queryByRole('progressbar')).toBeNull()
})
