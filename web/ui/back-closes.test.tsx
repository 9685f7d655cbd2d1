import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchBack } from './back-closes.ts'
import { Dialog } from './dialog.tsx'

const router = vi.fn()
const go = vi.spyOn(window.history, 'go').mockImplementation(() => {})
const page = { idx: 4, key: 'page' }

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(page, '')
  // Also after another file: the router listens later.
  watchBack()
  arriveAt(page)
  window.addEventListener('popstate', router)
  router.mockReset()
  go.mockClear()
})

afterEach(() => {
  window.removeEventListener('popstate', router)
  vi.useRealTimers()
})

/** As the browser does when the user goes back or forward. */
function arriveAt(state: object): void {
  window.history.replaceState(state, '')
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
    vi.runAllTimers()
  })
}

function Page({ isKept = false }) {
  const [count, setCount] = useState(0)
  const close = () => !isKept && setCount(count - 1)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Open
      </button>
      {count > 0 && (
        <Dialog title="First" closeLabel="Close" onClose={close}>
          <button type="button" onClick={() => setCount(2)}>
            More
          </button>
        </Dialog>
      )}
      {count > 1 && (
        <Dialog title="Second" closeLabel="Close" onClose={close}>
          …
        </Dialog>
      )}
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

test('Back closes the dialog on top, one at a time, and the router does not learn of it', () => {
  render(<Page />)
  press('Open')
  expect(window.history.state).toEqual({ ...page, over: 1 })
  press('More')
  expect(window.history.state).toEqual({ ...page, over: 2 })
  arriveAt({ ...page, over: 1 })
  expect(titles()).toEqual(['First'])
  arriveAt(page)
  expect(titles()).toEqual([])
  expect(router).not.toHaveBeenCalled()
  arriveAt({ idx: 3, key: 'before' })
  expect(router).toHaveBeenCalledOnce()
})

test('the entry of a dialog that was closed by hand is used again, and Back passes over it', () => {
  render(<Page />)
  press('Open')
  press('Close')
  const { length } = window.history
  press('Open')
  expect(window.history).toHaveLength(length)
  press('Close')
  arriveAt(page)
  expect(go.mock.calls).toEqual([[-1]])
  expect(router).not.toHaveBeenCalled()
  // Forward again: there is no dialog to show.
  arriveAt({ ...page, over: 1 })
  expect(go.mock.calls).toEqual([[-1], [1]])
})

test('a dialog that does not close gets an entry again', () => {
  const { unmount } = render(<Page isKept />)
  press('Open')
  arriveAt(page)
  expect(titles()).toEqual(['First'])
  expect(window.history.state).toEqual({ ...page, over: 1 })
  unmount()
})

test('a step to another page is left to the router', () => {
  render(<Page />)
  press('Open')
  arriveAt({ idx: 2, key: 'other' })
  expect(router).toHaveBeenCalledOnce()
  expect(go).not.toHaveBeenCalled()
})
