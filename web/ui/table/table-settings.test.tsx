import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { ViewStorage } from './saved-views.ts'
import { TableSettings } from './table-settings.tsx'
import { plainTableState, type TableState } from './table-state.ts'
import { TableViews } from './table-views.tsx'

const columns = ['number', 'route', 'etd'].map((id) => ({
  id,
  header: id.toUpperCase(),
  cell: () => id,
  isRowHeader: id === 'number',
}))
const shape = { columns: columns.map(({ id }) => id), filters: ['status'], usual: plainTableState }
const labels = {
  title: 'Columns',
  columns: 'Shown',
  moveUp: (header: string) => `Move ${header} up`,
  moveDown: (header: string) => `Move ${header} down`,
  density: 'Rows',
  densities: { normal: 'Normal', dense: 'Close' },
  reset: 'Reset',
}
const viewLabels = {
  title: 'Views',
  name: 'Name of the view',
  save: 'Save view',
  opened: (name: string) => `View: ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  changed: (name: string) => `${name} (changed)`,
  isTaken: (name: string) => `${name} is taken`,
  replace: 'Replace',
  keep: 'Keep',
  notSaved: 'The view was not saved',
}

let state: TableState = plainTableState

function Tools({ first = plainTableState, storage }: { first?: TableState; storage?: ViewStorage }) {
  const [now, setNow] = useState(first)
  state = now
  return (
    <>
      <TableSettings
        columns={columns}
        usual={plainTableState}
        labels={labels}
        state={now}
        onStateChange={setNow}
      />
      {storage && (
        <TableViews storage={storage} shape={shape} labels={viewLabels} state={now} onStateChange={setNow} />
      )}
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('columns are hidden and shown, but not the one that names the rows', async () => {
  render(<Tools />)
  await press('Columns')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'NUMBER' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'ROUTE' }))
  expect(state.hidden).toEqual(['route'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'ROUTE' }))
  expect(state.hidden).toEqual([])
})

test('however many columns there are, their list alone scrolls: the row height is above it, the reset below', async () => {
  render(<Tools />)
  await press('Columns')
  const list = screen.getByRole('checkbox', { name: 'ETD' }).closest('fieldset')?.parentElement
  const [first, last] = [
    screen.getByRole('radio', { name: 'Close' }),
    screen.getByRole('button', { name: 'Reset' }),
  ]
  expect(list?.className).toContain('list')
  expect(list?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(list?.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('columns are moved by buttons, which are disabled at the ends', async () => {
  render(<Tools />)
  await press('Columns')
  await press('Move ETD up')
  expect(state.order).toEqual(['number', 'etd', 'route'])
  expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
    'NUMBER',
    'ETD',
    'ROUTE',
  ])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move NUMBER up' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move ROUTE down' }).disabled).toBe(true)
})

test('the reset goes back to the usual columns and keeps the filters', async () => {
  const filters = { status: ['open'] }
  render(<Tools first={{ ...plainTableState, filters, hidden: ['etd'], order: ['etd'], density: 'dense' }} />)
  await press('Columns')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Close' }).checked).toBe(true)
  await press('Reset')
  expect(state).toEqual({ ...plainTableState, filters })
  await userEvent.click(screen.getByRole('radio', { name: 'Close' }))
  expect(state.density).toBe('dense')
})

test('the panel closes by Escape, which gives the focus back, and by a press outside', async () => {
  render(<Tools />)
  await press('Columns')
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Columns' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Columns' }))
  await press('Columns')
  await userEvent.click(document.body)
  expect(screen.queryByRole('region', { name: 'Columns' })).toBeNull()
})

function memory(text: string | null = null) {
  let stored = text
  return {
    read: () => stored,
    write: (next: string) => {
      stored = next
    },
  }
}

test('a view of the same name is replaced only after a question', async () => {
  const storage = memory('[{"name":"Late","query":"status=late"}]')
  render(<Tools storage={storage} />)
  await press('Views')
  await userEvent.type(screen.getByLabelText('Name of the view'), 'LATE')
  await press('Save view')
  screen.getByText('Late is taken')
  expect(storage.read()).toContain('status=late')
  await press('Keep')
  expect(screen.queryByText('Late is taken')).toBeNull()
  expect(storage.read()).toContain('status=late')
  await press('Save view')
  await press('Replace')
  expect(storage.read()).toBe('[{"name":"LATE","query":""}]')
  expect(state.view).toBe('LATE')
  expect(screen.getByRole('button', { name: 'View: LATE', expanded: true }).title).toBe('View: LATE')
})

test('a view is saved by name, opened again and removed', async () => {
  const storage = memory()
  const first: TableState = { ...plainTableState, filters: { status: ['late'] } }
  const { unmount } = render(<Tools first={first} storage={storage} />)
  await press('Views')
  await press('Save view')
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'The view was not saved' }))
  await userEvent.click(screen.getByRole('link', { name: 'Name of the view' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name of the view'))
  await userEvent.type(screen.getByLabelText('Name of the view'), ' Late {Enter}')
  expect(state.view).toBe('Late')
  unmount()

  render(<Tools storage={storage} />)
  expect(state.filters).toEqual({})
  await press('Views')
  await press('Late')
  expect(state).toEqual({ ...first, view: 'Late' })
  expect(screen.queryByRole('region')).toBeNull()
  await press('View: Late')
  expect(screen.getByRole('button', { name: 'Remove Late' }).textContent).toBe('Remove')
  await press('Remove Late')
  expect(storage.read()).toBe('[]')
  expect(state.view).toBeUndefined()
})

test('the button says when the table differs from its view, and knows no view that was not saved', () => {
  const storage = memory('[{"name":"Late","query":"status=late"}]')
  const late: TableState = { ...plainTableState, filters: { status: ['late'] }, view: 'Late' }
  const titleOf = (first: TableState) => {
    const { unmount } = render(<Tools first={first} storage={storage} />)
    const title = screen.getAllByRole('button').at(-1)?.textContent
    unmount()
    return title
  }
  expect(titleOf(late)).toBe('View: Late')
  expect(titleOf({ ...late, cursor: 'page-2' })).toBe('View: Late')
  expect(titleOf({ ...late, filters: {} })).toBe('View: Late (changed)')
  expect(titleOf({ ...plainTableState, view: 'Unknown' })).toBe('Views')
})

test('a press on the words of a choice chooses it, also in a list that takes the focus', async () => {
  const user = userEvent.setup()
  render(
    <div tabIndex={-1}>
      <Tools />
    </div>,
  )
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(screen.getByText('Close'))
  expect(state.density).toBe('dense')
  await user.click(screen.getByText('Rows'))
  screen.getByRole('region', { name: 'Columns' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Columns' })).toBeNull()
})
