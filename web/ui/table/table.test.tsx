import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableColumn } from './columns.ts'
import { Table, type TableProps } from './table.tsx'
import { plainTableState, type TableState } from './table-state.ts'

type Order = { readonly number: string; readonly route: string; readonly total?: number }

const orders: readonly Order[] = [
  { number: 'NB-10', route: '宁波 – Rotterdam', total: 300 },
  { number: 'NB-9', route: '上海 – Hamburg' },
  { number: 'NB-11', route: '厦门 – Felixstowe', total: 1200 },
]

const columns: readonly TableColumn<Order>[] = [
  {
    id: 'number',
    header: 'Number',
    isRowHeader: true,
    cell: ({ number }) => <a href={`/orders/${number}`}>{number}</a>,
    text: ({ number }) => number,
    sort: ({ number }) => number,
  },
  { id: 'route', header: 'Route', cell: ({ route }) => route, sort: 'server', narrowSlot: 'second' },
  { id: 'total', header: 'Total', cell: ({ total }) => total, sort: ({ total }) => total, align: 'end' },
]

const labels = {
  loading: 'Loading orders',
  selectAll: 'Select all orders',
  selectRow: (name: string) => `Select ${name}`,
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
}

const onStateChange = vi.fn()
beforeEach(() => onStateChange.mockClear())

function Orders({ state: first = plainTableState, ...more }: Partial<TableProps<Order>>) {
  const [state, setState] = useState<TableState>(first)
  const change = (next: TableState) => {
    onStateChange(next)
    setState(next)
  }
  return (
    <Table
      caption="Orders"
      columns={columns}
      rows={orders}
      rowId={({ number }) => number}
      state={state}
      onStateChange={change}
      labels={labels}
      emptyState={<p>No orders yet</p>}
      noMatch={<p>No orders match</p>}
      failed={<p>Not loaded</p>}
      {...more}
    />
  )
}

const numbers = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent)
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')

describe('order', () => {
  test('the usual order is shown and kept until another is chosen', async () => {
    render(<Orders usualSort={{ column: 'number', direction: 'descending' }} />)
    expect([sortOf('Number'), sortOf('Route')]).toEqual(['descending', 'none'])
    expect(numbers()).toEqual(['NB-11', 'NB-10', 'NB-9'])
    await userEvent.click(screen.getByRole('button', { name: 'Number' }))
    expect(sortOf('Number')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Number' }))
    expect(onStateChange.mock.lastCall?.[0].sort).toBeUndefined()
    expect(sortOf('Number')).toBe('descending')
  })

  test('a press on a header sorts up, then down, then not at all, and says so', async () => {
    render(<Orders />)
    const header = screen.getByRole('button', { name: 'Number' })
    const seen: unknown[] = []
    for (const _ of [1, 2, 3]) {
      await userEvent.click(header)
      seen.push([sortOf('Number'), ...numbers()])
    }
    expect(seen).toEqual([
      ['ascending', 'NB-9', 'NB-10', 'NB-11'],
      ['descending', 'NB-11', 'NB-10', 'NB-9'],
      ['none', 'NB-10', 'NB-9', 'NB-11'],
    ])
  })

  test('a row without the value comes last in both directions', async () => {
    render(<Orders />)
    const header = screen.getByRole('button', { name: 'Total' })
    await userEvent.click(header)
    expect(numbers()).toEqual(['NB-10', 'NB-11', 'NB-9'])
    await userEvent.click(header)
    expect(numbers()).toEqual(['NB-11', 'NB-10', 'NB-9'])
  })

  test('what the server sorts is left as it came', async () => {
    render(<Orders />)
    await userEvent.click(screen.getByRole('button', { name: 'Route' }))
    expect(onStateChange.mock.lastCall?.[0].sort).toEqual({ column: 'route', direction: 'ascending' })
    expect(numbers()).toEqual(['NB-10', 'NB-9', 'NB-11'])
  })
})

describe('columns', () => {
  test('are shown, hidden and ordered as the state says', () => {
    render(<Orders state={{ ...plainTableState, hidden: ['route'], order: ['total', 'number'] }} />)
    expect(headers()).toEqual(['Total', 'Number'])
    const [, row] = screen.getAllByRole('row')
    expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual(['300', 'NB-10'])
  })

  test('a cell has its text as title, since a long one ends in an ellipsis', () => {
    render(<Orders />)
    expect(screen.getByRole('cell', { name: '宁波 – Rotterdam' }).title).toBe('宁波 – Rotterdam')
    expect(screen.getByRole('rowheader', { name: 'NB-9' }).title).toBe('NB-9')
  })

  test('are shown on narrow screens in their slot, without one they are hidden', () => {
    render(<Orders />)
    const [, row] = screen.getAllByRole('row')
    expect([...(row?.children ?? [])].map((cell) => cell.getAttribute('data-narrow-slot'))).toEqual([
      'first',
      'second',
      null,
    ])
  })
})

describe('in place of rows', () => {
  test.each<[string, Partial<TableProps<Order>>, string]>([
    ['nothing there yet', {}, 'No orders yet'],
    [
      'nothing that fits',
      { state: { ...plainTableState, filters: { status: ['late'] } } },
      'No orders match',
    ],
    ['a page past the end', { state: { ...plainTableState, cursor: 'x' } }, 'No orders match'],
    ['an error', { status: 'failed' }, 'Not loaded'],
    ['loading', { status: 'loading' }, 'Loading orders'],
  ])('%s has its text', (_, props, text) => {
    render(<Orders rows={[]} {...props} />)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('existing rows stay while they are loaded again and when that fails', () => {
    const { rerender } = render(<Orders status="loading" />)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(numbers()).toHaveLength(3)
    rerender(<Orders status="failed" />)
    expect(screen.getByText('Not loaded')).toBeTruthy()
    expect(numbers()).toHaveLength(3)
  })
})

describe('selection', () => {
  const onChange = vi.fn()
  function Selectable({ ids = [] }: { readonly ids?: readonly string[] }) {
    const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(ids))
    const change = (next: ReadonlySet<string>) => {
      onChange([...next])
      setChosen(next)
    }
    return <Orders selection={{ ids: chosen, onChange: change }} />
  }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  test('a row is selected by its checkbox, which is named by the row', async () => {
    render(<Selectable />)
    await userEvent.click(box('Select NB-9'))
    expect(onChange).toHaveBeenLastCalledWith(['NB-9'])
    expect(box('Select NB-9').checked).toBe(true)
    expect(box('Select all orders').indeterminate).toBe(true)
  })

  test('with Shift everything in between is selected', async () => {
    const user = userEvent.setup()
    render(<Selectable />)
    await user.click(box('Select NB-10'))
    await user.keyboard('{Shift>}')
    await user.click(box('Select NB-11'))
    await user.keyboard('{/Shift}')
    expect(onChange).toHaveBeenLastCalledWith(['NB-10', 'NB-9', 'NB-11'])
  })

  test('all rows are selected at once, and ones of other pages stay selected', async () => {
    render(<Selectable ids={['NB-1']} />)
    await userEvent.click(box('Select all orders'))
    expect(onChange).toHaveBeenLastCalledWith(['NB-1', 'NB-10', 'NB-9', 'NB-11'])
    expect(box('Select all orders').checked).toBe(true)
  })
})

describe('pages', () => {
  test('the next page and the way back to the first are in the state', async () => {
    const { rerender } = render(<Orders next="c2" />)
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(onStateChange.mock.lastCall?.[0].cursor).toBe('c2')
    rerender(<Orders />)
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'First page' }))
    expect(onStateChange.mock.lastCall?.[0].cursor).toBeUndefined()
  })
})

test('the table is named, and counts its rows', () => {
  render(<Orders />)
  const table = within(screen.getByRole('region', { name: 'Orders' })).getByRole('table', { name: 'Orders' })
  expect(table.getAttribute('aria-rowcount')).toBe('4')
})
