import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Money } from './money.tsx'
import { Time } from './time.tsx'

test('a time is written for the reader and for machines', () => {
  render(<Time dateTime="2026-11-17T21:30:00Z" text="in 3 hours" title="Wed 18 Nov 05:30" />)
  const time = screen.getByText('in 3 hours')
  expect(time.tagName).toBe('TIME')
  expect(time.getAttribute('datetime')).toBe('2026-11-17T21:30:00Z')
  expect(time.title).toBe('Wed 18 Nov 05:30')
})

test('an amount is written for the reader and for machines', () => {
  render(<Money amount="14739.83" text="¥14,739.83" />)
  expect(screen.getByText('¥14,739.83').getAttribute('value')).toBe('14739.83')
})
