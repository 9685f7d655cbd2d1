import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useFormUse } from './use-form-use.ts'

function Page({ start }: { start: () => void }) {
  useFormUse(start)
  return (
    <>
      <header>
        <button type="button">Menu</button>
      </header>
      <main>
        <p>Text</p>
        <form>
          <input aria-label="Days" />
        </form>
      </main>
    </>
  )
}

test('a form of the page is used when the visitor points at it or moves into it, or was in it before', async () => {
  const start = vi.fn()
  const { unmount } = render(<Page start={start} />)
  await userEvent.hover(screen.getByText('Text'))
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(start).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByLabelText('Days'))
  expect(start).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  expect(start).toHaveBeenCalledTimes(2)
  unmount()
})
