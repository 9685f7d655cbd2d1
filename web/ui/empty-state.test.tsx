import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'

test('it says why there is nothing, and the next step', () => {
  render(
    <EmptyState
      state="no-match"
      title="No orders match"
      text="Status: closed"
      action={<button type="button">Clear filters</button>}
    />,
  )
  expect(screen.getByText('No orders match')).toBeTruthy()
  expect(screen.getByText('Status: closed')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error interrupts a screen reader, loading does not', () => {
  render(<EmptyState state="error" title="Orders could not be loaded" />)
  expect(screen.getByRole('alert').textContent).toBe('Orders could not be loaded')
  render(<EmptyState state="loading" title="Loading orders" />)
  expect(screen.getByRole('status').textContent).toBe('Loading orders')
})

test.each(['loading', 'first-use', 'no-match', 'no-permission', 'error'] as const)(
  'the state %s has a drawing of its own, hidden from screen readers',
  (state) => {
    const drawn = (shown: typeof state) =>
      render(<EmptyState state={shown} title="Orders" />).container.querySelector('svg')
    const drawing = drawn(state)
    expect(drawing?.getAttribute('aria-hidden')).toBe('true')
    for (const other of ['loading', 'first-use', 'no-match', 'no-permission', 'error'] as const)
      if (other !== state) expect(drawn(other)?.innerHTML).not.toBe(drawing?.innerHTML)
  },
)
