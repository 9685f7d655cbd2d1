import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ErrorSummary, type FieldError } from './error-summary.tsx'

const errors = [
  { name: 'weight', text: 'Enter the gross weight' },
  { name: 'port', text: 'Choose a port of loading' },
]

const page = (found: readonly FieldError[], attempt: number) => (
  <form>
    <ErrorSummary title="2 fields need your attention" errors={found} attempt={attempt} />
    <input type="hidden" name="port" />
    <input name="port" aria-label="Port" />
    <input name="weight" aria-label="Weight" />
  </form>
)

test('is not shown without errors', () => {
  render(page([], 0))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('it takes the focus each time the form is sent with errors, and not while the user types', () => {
  const { rerender } = render(page([], 0))
  rerender(page(errors, 1))
  const summary = screen.getByRole('alert', { name: '2 fields need your attention' })
  expect(document.activeElement).toBe(summary)
  screen.getByLabelText('Weight').focus()
  rerender(page(errors.slice(1), 1))
  expect(document.activeElement).toBe(screen.getByLabelText('Weight'))
  rerender(page(errors.slice(1), 2))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('each error links to its field, not to a hidden one of the same name', async () => {
  render(page(errors, 1))
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter the gross weight',
    'Choose a port of loading',
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Choose a port of loading' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Port'))
})
