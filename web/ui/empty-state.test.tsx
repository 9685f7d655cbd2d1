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

test('a drawing replaces the icon and is hidden from screen readers', () => {
  const { container } = render(
    <EmptyState state="first-use" title="No orders yet" drawing={<svg role="img" aria-label="Quay" />} />,
  )
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  expect(screen.queryByRole('img')).toBeNull()
})
