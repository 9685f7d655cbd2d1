import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { ListTable } from './list-table.tsx'
import { useSelection } from './use-selection.ts'
import { useTableState } from './use-table-state.ts'

type Quote = { readonly number: string }
type Shown = readonly Quote[]

const first: Shown = [{ number: 'Q1' }, { number: 'Q2' }]
const second: Shown = [{ number: 'Q3' }]
const list = { name: 'quotes', columns: ['number'] }
const numberOf = ({ number }: Quote) => number
const columns = [{ id: 'number', header: 'Number', isRowHeader: true, cell: numberOf }]
const state = {
  status: 'ready',
  isRefreshing: false,
  isOffline: false,
  problem: undefined,
  retry() {},
} as const

let translator: Translator
let acted: readonly Quote[]

beforeEach(async () => {
  acted = []
  window.localStorage.clear()
  translator = await createTranslator('ningbo', 'en', ['common', 'forms', 'fields', 'refusals', 'table'])
})

function Page() {
  const control = useTableState(list)
  const rows = control.state.cursor ? second : first
  const selection = useSelection(rows, numberOf)
  const act = () => {
    acted = selection.rows
    selection.clear()
  }
  const actions = (
    <button type="button" onClick={act}>
      Act
    </button>
  )
  return (
    <ListTable
      caption="Quotes"
      control={control}
      columns={columns}
      query={{ ...state, data: rows }}
      page={{ rows, next: control.state.cursor ? undefined : 'x1' }}
      rowId={numberOf}
      selection={{ ...selection, actions }}
    />
  )
}

beforeEach(() => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  render(
    <TranslatorContext value={translator}>
      <RouterProvider router={router} />
    </TranslatorContext>,
  )
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
const bar = () => screen.queryByRole('region', { name: 'Actions for the selected rows' })

test('the bar counts the selected rows and acts on them', async () => {
  expect(bar()).toBeNull()
  await choose('Select Q2')
  expect(bar()?.querySelector('[role=status]')?.textContent).toBe('1 row selected')
  await press('Act')
  expect(acted).toEqual([{ number: 'Q2' }])
  expect(bar()).toBeNull()
})

test('all rows of the page are selected without the header of the table, as on a phone', async () => {
  await choose('Select Q1')
  await press('Select all on this page')
  expect(bar()?.querySelector('[role=status]')?.textContent).toBe('2 rows selected')
  expect(screen.queryByRole('button', { name: 'Select all on this page' })).toBeNull()
  await press('Clear selection')
  expect(bar()).toBeNull()
})

test('rows of another page are not acted on', async () => {
  await choose('Select all rows')
  await press('Next page')
  expect(bar()).toBeNull()
  await choose('Select Q3')
  await press('Act')
  expect(acted).toEqual([{ number: 'Q3' }])
})

test('after the action the focus is in the list', async () => {
  await choose('Select Q2')
  await press('Act')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Quotes' }))
})
