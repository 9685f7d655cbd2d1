import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'

test('a skeleton names what is loading and has the height of every row', () => {
  render(<Skeleton label="Loading orders" rows={3} rowHeight="40px" />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Loading orders')
  const bars = [...status.querySelectorAll<HTMLElement>('div')]
  expect(bars.map(({ style }) => style.height)).toEqual(['40px', '40px', '40px'])
})
