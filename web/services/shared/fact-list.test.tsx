import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tags } from './fact-list.tsx'

test('a card shows a few tags, and the last one names the others', () => {
  render(<Tags labels={['Storage', 'Repair', 'Cleaning', 'Weighing', 'Survey']} max={3} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Storage',
    'Repair',
    'Cleaning',
    '+2Weighing · Survey',
  ])
  expect(items.at(-1)?.title).toBe('Weighing · Survey')
})

test('as many tags as may be shown are all shown', () => {
  render(<Tags labels={['Storage', 'Repair', 'Cleaning']} max={3} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})
