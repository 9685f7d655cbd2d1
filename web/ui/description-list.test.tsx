import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DescriptionList } from './description-list.tsx'

const pairs = (list: HTMLElement) =>
  [...list.querySelectorAll('div')].map((pair) => [...pair.children].map((part) => part.textContent))

test('each term is shown with its value, and an entry without a value is left out', () => {
  const { container } = render(
    <DescriptionList
      items={[
        { term: 'Vessel', value: 'Ever Given' },
        { term: 'Voyage', value: undefined },
        { term: 'Free days', value: 0 },
        { term: 'Remark', value: false },
      ]}
    />,
  )
  expect(pairs(container)).toEqual([
    ['Vessel', 'Ever Given'],
    ['Free days', '0'],
  ])
  expect(screen.getAllByRole('term')).toHaveLength(2)
  expect(screen.getAllByRole('definition')).toHaveLength(2)
})
