import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ByUrgency, earliest, useUrgency } from './by-urgency.tsx'

function Panel({ name, dueAt }: { readonly name: string; readonly dueAt: string | null | undefined }) {
  useUrgency(name, dueAt)
  return <h2>{name}</h2>
}

const panelsOf = (times: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(times).map(([name, dueAt]) => ({ name, panel: <Panel name={name} dueAt={dueAt} /> }))
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

test('the queue with the earliest due time is first, also when that changes; the others keep their order', () => {
  const times = {
    review: null,
    orders: '2026-11-21T04:00:00.000Z',
    rates: undefined,
    requests: '2026-11-19T09:00:00.000Z',
  }
  const { rerender } = render(<ByUrgency queues={panelsOf(times)} />)
  expect(titles()).toEqual(['requests', 'orders', 'review', 'rates'])
  rerender(<ByUrgency queues={panelsOf({ ...times, requests: null })} />)
  expect(titles()).toEqual(['orders', 'review', 'rates', 'requests'])
})

test('the earliest of several times', () => {
  expect(earliest([null, '2026-11-20T00:00:00.000Z', '2026-11-19T00:00:00.000Z'])).toBe(
    '2026-11-19T00:00:00.000Z',
  )
  expect(earliest([null])).toBeNull()
})
