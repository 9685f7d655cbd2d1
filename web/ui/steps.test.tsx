import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Steps } from './steps.tsx'

const steps = [
  { id: 'cargo', label: 'Cargo' },
  { id: 'parties', label: 'Parties' },
  { id: 'review', label: 'Review' },
]

const show = (onSelect?: (id: string) => void) =>
  render(<Steps label="Order" steps={steps} current="parties" done="done" onSelect={onSelect} />)

test('the step in progress is marked, and the ones before it are done', () => {
  show()
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items.map((item) => item.textContent)).toEqual(['Cargodone', 'Parties', 'Review'])
  expect(screen.getByRole('list', { name: 'Order' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('only a step that is done can be gone back to', async () => {
  const onSelect = vi.fn()
  show(onSelect)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cargo'])
  await userEvent.click(screen.getByRole('button', { name: 'Cargo' }))
  expect(onSelect).toHaveBeenCalledWith('cargo')
})

test('without a step in progress all are done', () => {
  render(<Steps label="Order" steps={steps} current={undefined} done=" done" />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Cargo done', 'Parties done', 'Review done'])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, null])
})
