import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { filteredBy, plainTableState } from '#web/ui/table/table-state.ts'
import { pageQuery, sortedByApi } from './list-sort.ts'
import { ListTable } from './list-table.tsx'
import { useTableState } from './use-table-state.ts'

type Quote = { readonly number: string; readonly port: string }

const rows: readonly Quote[] = [
  { number: 'Q1', port: 'Ningbo' },
  { number: 'Q2', port: 'Fuzhou' },
]
const columnIds = ['number', 'port']
const filters = ['state']
const hiddenByDefault = ['port']
const columns: readonly TableColumn<Quote>[] = [
  { id: 'number', header: 'Number', isRowHeader: true, cell: ({ number }: Quote) => number },
  { id: 'port', header: 'Port', cell: ({ port }: Quote) => port, sort: ({ port }: Quote) => port },
]
const query = {
  status: 'ready',
  data: rows,
  isRefreshing: false,
  isOffline: false,
  problem: undefined,
  retry: () => {},
} as const

let translator: Translator

beforeEach(async () => {
  window.localStorage.clear()
  translator = await createTranslator('ningbo', 'en', ['common', 'forms', 'fields', 'refusals'])
})

type PageProps = {
  readonly next?: string
  readonly shown: readonly TableColumn<Quote>[]
  readonly hidden?: readonly string[]
}

function Page({ next, shown, hidden }: PageProps) {
  const control = useTableState({ name: 'quotes', columns: columnIds, filters, hidden })
  const { state, onStateChange } = control
  return (
    <ListTable
      caption="Quotes"
      control={control}
      columns={shown}
      query={query}
      page={{ rows, next }}
      rowId={({ number }) => number}
      tools={
        <button type="button" onClick={() => onStateChange(filteredBy(state, 'state', ['open']))}>
          Only open
        </button>
      }
      emptyState={null}
    />
  )
}

function show(url = '/quotes?show=list', next?: string, shown = columns, hidden?: readonly string[]) {
  const element = <Page next={next} shown={shown} hidden={hidden} />
  const router = createMemoryRouter([{ path: '/quotes', element }], { initialEntries: [url] })
  const { unmount } = render(
    <TranslatorContext value={translator}>
      <RouterProvider router={router} />
    </TranslatorContext>,
  )
  return { unmount, search: () => router.state.location.search, back: () => router.navigate(-1) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test('sort and filter are written to the URL beside its other parameters', async () => {
  const { search } = show()
  await press('Port')
  expect(numbers()).toEqual(['Q2', 'Q1'])
  await press('Only open')
  expect(search()).toBe('?show=list&state=open&sort=port')
})

test('a URL opens the table as it was', () => {
  show('/quotes?sort=-port&hide=port')
  expect(numbers()).toEqual(['Q1', 'Q2'])
  expect(headers()).toEqual(['Number'])
})

test('a list that comes page by page keeps the order of the API and asks it for another', async () => {
  const { search } = show('/quotes?after=x', undefined, sortedByApi(columns, ['number']))
  expect(screen.queryByRole('button', { name: 'Port' })).toBeNull()
  await press('Number')
  expect(numbers()).toEqual(['Q1', 'Q2'])
  expect(search()).toBe('?sort=number')
  expect(screen.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBe('ascending')
  await press('Number')
  expect(search()).toBe('?sort=-number')
})

test('the sort and the page of a table become the parameters of the API', () => {
  const sort = { column: 'port', direction: 'descending' } as const
  const state = { ...plainTableState, sort, cursor: 'x1' }
  expect(pageQuery(state, ['port'])).toEqual({ sort: '-port', after: 'x1' })
  expect(pageQuery({ ...state, sort: { ...sort, direction: 'ascending' } }, ['port']).sort).toBe('port')
  expect(pageQuery(state, ['number'])).toEqual({ after: 'x1' })
  expect(pageQuery(plainTableState, ['port'])).toEqual({})
})

test('the next page is a step of its own, which Back undoes', async () => {
  const { search, back } = show('/quotes', 'Q2')
  await press('Next page')
  expect(search()).toBe('?after=Q2')
  await back()
  expect(search()).toBe('')
})

test('hidden columns stay hidden for the user until they are reset', async () => {
  const { unmount } = show('/quotes')
  await press('Columns')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Port' }))
  expect(headers()).toEqual(['Number'])
  unmount()
  show('/quotes')
  expect(headers()).toEqual(['Number'])
  await press('Columns')
  await press('Reset columns')
  expect(headers()).toEqual(['Number', 'Port'])
})

test('a saved view opens its filters again', async () => {
  const { search, unmount } = show('/quotes?state=open')
  await press('Saved views')
  await userEvent.type(screen.getByRole('textbox'), 'Open ones')
  await press('Save view')
  expect(search()).toContain('view=Open+ones')
  unmount()
  const again = show('/quotes')
  await press('Saved views')
  await press('Open ones')
  expect(again.search()).toContain('state=open')
})

test('the single keys can be switched off', async () => {
  show('/quotes')
  await userEvent.keyboard('j')
  const [, first] = screen.getAllByRole('row')
  expect(document.activeElement).toBe(first)
  await press('Columns')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shortcut keys j, k and /' }))
  await userEvent.keyboard('{Escape}')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('j')
  expect(within(screen.getByRole('table')).queryAllByRole('row')).not.toContain(document.activeElement)
})

test('a column that is hidden by default can be shown; the reset hides it again', async () => {
  const { unmount } = show('/quotes', undefined, columns, hiddenByDefault)
  expect(headers()).toEqual(['Number'])
  await press('Columns')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Port' }))
  expect(headers()).toEqual(['Number', 'Port'])
  unmount()
  show('/quotes', undefined, columns, hiddenByDefault)
  expect(headers()).toEqual(['Number', 'Port'])
  await press('Columns')
  await press('Reset columns')
  expect(headers()).toEqual(['Number'])
})
