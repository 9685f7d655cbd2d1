import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { ShownPathContext, useMainFocus } from './use-main-focus.ts'

function Main({ children }: { children: ReactNode }) {
  return (
    <main ref={useMainFocus()} tabIndex={-1}>
      {children}
    </main>
  )
}

function show(page: ReactNode) {
  const routes = [{ path: '*', element: <Main>{page}</Main> }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/quotes'] })} />)
  return screen.getByRole('main')
}

function Quotes() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const number = params.get('number')
  return number ? (
    <h1>{number}</h1>
  ) : (
    <button type="button" onClick={() => navigate('?number=Q1')}>
      Open Q1
    </button>
  )
}

test('a navigation that changes only the query and removes the pressed control moves the focus to the page', async () => {
  const main = show(<Quotes />)
  screen.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Q1')
  await waitFor(() => expect(document.activeElement).toBe(main))
})

function Form() {
  const [isSent, setSent] = useState(false)
  const [isOther, setOther] = useState(false)
  return (
    <>
      <section aria-label="Request" tabIndex={-1}>
        {isSent ? (
          <p>Sent</p>
        ) : (
          <button type="button" onClick={() => setTimeout(() => setSent(true), 5)}>
            Send
          </button>
        )}
      </section>
      {isOther ? (
        <p>Closed</p>
      ) : (
        <button type="button" onClick={() => setOther(true)}>
          Close
        </button>
      )}
    </>
  )
}

test('the nearest panel takes the focus of a button that is gone once its form has been sent', async () => {
  show(<Form />)
  screen.getByRole('button', { name: 'Send' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Sent')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Request' })))
})

test('a focus that was somewhere else stays there', async () => {
  show(<Form />)
  const send = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(send)
  const close = screen.getByRole('button', { name: 'Close' })
  close.focus()
  await screen.findByText('Sent')
  expect(document.activeElement).toBe(close)
})

test('the event that Chrome sends while it removes a control does not hide the loss', async () => {
  const main = show(<p>Rates</p>)
  const button = main.appendChild(document.createElement('button'))
  button.focus()
  button.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  button.remove()
  await waitFor(() => expect(document.activeElement).toBe(main))
})

test('a control that was left before it was removed moves no focus', async () => {
  const main = show(<p>Rates</p>)
  const button = main.appendChild(document.createElement('button'))
  button.focus()
  button.blur()
  await Promise.resolve()
  button.remove()
  await new Promise((done) => setTimeout(done, 20))
  expect(document.activeElement).toBe(document.body)
})

test('a page in a layout of its own has the focus after a navigation, and not when it is the first', async () => {
  const pageOf = (name: string) => (
    <Main key={name}>
      <h1>{name}</h1>
    </Main>
  )
  const router = createMemoryRouter(
    [
      { path: '/login', element: pageOf('Log in') },
      { path: '/workbench', element: pageOf('Workbench') },
    ],
    { initialEntries: ['/login'] },
  )
  render(
    <ShownPathContext value={{ current: undefined }}>
      <RouterProvider router={router} />
    </ShownPathContext>,
  )
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate('/workbench', { replace: true }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  screen.getByRole('heading', { name: 'Workbench' })
})
