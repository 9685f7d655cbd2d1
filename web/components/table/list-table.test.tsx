import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { invalidFields, refusal } from '#domain/values/refusal.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { filteredBy, plainTableState } from '#web/ui/table/table-state.ts'
import { pageQuery, sortedByApi } from './list-sort.ts'
import { ListTable } from './list-table.tsx'
import { SearchBox } from './search-box.tsx'
import { type TableList, useTableState } from './use-table-state.ts'

type Quote = { readonly number: string; readonly port: string }

const rows: readonly Quote[] = [
  { number: 'Q1', port: 'Ningbo' },
  { number: 'Q2', port: 'Fuzhou' },
]
const list = { name: 'quotes', columns: ['number', 'port'], filters: ['state'] }
const listWithHidden = { ...list, hidden: ['port'] }
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
  window.sessionStorage.clear()
  translator = await createTranslator('ningbo', 'en', ['common', 'forms', 'fields', 'refusals', 'table'])
})

type Query = ComponentProps<typeof ListTable>['query']

type PageProps = {
  readonly answer?: Query
  readonly next?: string
  /** The cursor of the page after which there is none. */
  readonly last?: string
  readonly shown: readonly TableColumn<Quote>[]
  readonly shownList: TableList
  readonly countNote?: string
  readonly found?: ComponentProps<typeof ListTable>['found']
}

function Page({ next, last, shown, shownList, countNote, found, answer = query }: PageProps) {
  const control = useTableState(shownList)
  const { state, onStateChange } = control
  const navigate = useNavigate()
  return (
    <ListTable
      caption="Quotes"
      control={control}
      columns={shown}
      query={answer}
      countNote={countNote}
      found={found}
      page={{
        rows,
        next: state.cursor === last && last ? undefined : next && `${state.cursor ?? ''}${next}`,
      }}
      onOpen={({ number }) => void navigate(`/quotes/${number}`)}
      rowId={({ number }) => number}
      tools={
        <button type="button" onClick={() => onStateChange(filteredBy(state, 'state', ['open']))}>
          Only open
        </button>
      }
    />
  )
}

function show(url = '/quotes?show=list', more: Partial<PageProps> = {}) {
  const element = <Page shown={columns} shownList={list} {...more} />
  const routes = [
    { path: '/quotes', element },
    { path: '/quotes/:number', element: <p>One quote</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [url] })
  const { unmount } = render(
    <TranslatorContext value={translator}>
      <RouterProvider router={router} />
    </TranslatorContext>,
  )
  return { unmount, search: () => router.state.location.search, back: () => act(() => router.navigate(-1)) }
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
  const { search } = show('/quotes?after=x', { shown: sortedByApi(columns, ['number']) })
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
  const { search, back } = show('/quotes', { next: 'Q2' })
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
  const { unmount } = show('/quotes', { shownList: listWithHidden })
  expect(headers()).toEqual(['Number'])
  await press('Columns')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Port' }))
  expect(headers()).toEqual(['Number', 'Port'])
  unmount()
  show('/quotes', { shownList: listWithHidden })
  expect(headers()).toEqual(['Number', 'Port'])
  await press('Columns')
  await press('Reset columns')
  expect(headers()).toEqual(['Number'])
})

test('from a later page there is a way to the page before and to the first, after a reload too', async () => {
  const { search, unmount } = show('/quotes', { next: 'x' })
  expect(screen.queryByRole('button', { name: 'Previous page' })).toBeNull()
  await press('Next page')
  await press('Next page')
  expect(search()).toBe('?after=xx')
  unmount()
  const again = show('/quotes?after=xx', { next: 'x' })
  await press('Previous page')
  expect(again.search()).toBe('?after=x')
  await press('Previous page')
  expect(again.search()).toBe('')
})

test('a page that was opened by its address alone only leads to the first', async () => {
  const { search } = show('/quotes?after=xx', { next: 'x' })
  expect(screen.queryByRole('button', { name: 'Previous page' })).toBeNull()
  await press('First page')
  expect(search()).toBe('')
})

const refused = (problem: ReturnType<typeof invalidFields>): Query => ({
  status: 'refused',
  refusal: problem,
  retry: vi.fn(),
})

test('an address with a wrong cursor says so and leads to the first page', async () => {
  const { search } = show('/quotes?after=garbage', {
    answer: refused(invalidFields({ after: 'wrong-format' })),
  })
  screen.getByText('This page of the list cannot be shown')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await press('First page')
  expect(search()).toBe('')
})

test('an address with a wrong filter leads to the list without filters', async () => {
  const { search } = show('/quotes?state=open', { answer: refused(invalidFields({ search: 'too-long' })) })
  await press('Clear filters')
  expect(search()).toBe('')
})

test('any other refusal can be tried again', () => {
  show('/quotes', { answer: refused(refusal('unreachable')) })
  screen.getByRole('button', { name: 'Try again' })
})

const frame = () => screen.getByRole('region', { name: 'Quotes' })

test('a button that is gone on the last or first page leaves the focus to the list', async () => {
  show('/quotes', { next: 'x', last: 'x' })
  await press('Next page')
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
  expect(document.activeElement).toBe(frame())
  await press('Previous page')
  expect(document.activeElement).toBe(frame())
  await press('Next page')
  await press('First page')
  expect(document.activeElement).toBe(frame())
})

test('a button that is still there keeps the focus', async () => {
  show('/quotes', { next: 'x' })
  await press('Next page')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next page' }))
})

test('the focus stays where the user put it while the list changes', async () => {
  const { back } = show('/quotes', { next: 'x', last: 'x' })
  await press('Next page')
  ;(document.activeElement as HTMLElement).blur()
  await back()
  expect(document.activeElement).toBe(document.body)
})

test('Back restores the scroll of the list and the row that was opened', async () => {
  const { back } = show('/quotes')
  frame().scrollTop = 120
  fireEvent.scroll(frame())
  await userEvent.keyboard('jj{Enter}')
  screen.getByText('One quote')
  await back()
  expect(frame().scrollTop).toBe(120)
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /Q2/ }))
  await userEvent.keyboard('k')
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /Q1/ }))
})

test('a list that is opened anew, and another page of it, begin at the top', async () => {
  const { unmount } = show('/quotes', { next: 'x' })
  frame().scrollTop = 120
  fireEvent.scroll(frame())
  await press('Next page')
  expect(frame().scrollTop).toBe(0)
  unmount()
  show('/quotes?show=list')
  expect(frame().scrollTop).toBe(0)
})

test('a list that counts its rows says how many there are in all', async () => {
  const count = () => screen.getAllByRole('status').at(-1)?.textContent
  const first = show('/quotes', { next: 'x', found: { count: 1276, isMore: false } })
  expect(count()).toBe('Rows 1–2 of 1,276')
  first.unmount()
  const long = show('/quotes', { next: 'x', found: { count: 10_000, isMore: true } })
  expect(count()).toBe('Rows 1–2 of more than 10,000')
  long.unmount()
  const whole = show('/quotes', { found: { count: 2, isMore: false } })
  expect(count()).toBe('2 rows')
  whole.unmount()
  show('/quotes?after=elsewhere', { next: 'x', found: { count: 300, isMore: false } })
  expect(count()).toBe('2 rows on this page of 300')
})

test('the list says which rows it shows, as far as that is known', async () => {
  const count = () => screen.getAllByRole('status').at(-1)?.textContent
  const { unmount } = show('/quotes')
  expect(count()).toBe('2 rows')
  unmount()
  const paged = show('/quotes', { next: 'x' })
  expect(count()).toBe('Rows 1–2; more available')
  await press('Next page')
  expect(count()).toBe('Rows 101–102; more available')
  paged.unmount()
  const last = show('/quotes?after=x')
  expect(count()).toBe('Rows 101–102')
  last.unmount()
  show('/quotes?after=elsewhere', { next: 'x' })
  expect(count()).toBe('2 rows on this page')
})

test('where a list has no search field, / goes to its first filter', async () => {
  show()
  const [, firstRow] = screen.getAllByRole('row')
  act(() => firstRow?.focus())
  await userEvent.keyboard('/')
  expect(document.activeElement?.textContent).toBe('Only open')
})

test('without headers, as on a narrow screen, a select sorts the list', async () => {
  show()
  const sort = screen.getByRole('combobox', { name: 'Sort by', hidden: true })
  await userEvent.selectOptions(sort, 'Port, ascending')
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Q2', 'Q1'])
  await userEvent.selectOptions(sort, 'Port, descending')
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Q1', 'Q2'])
})

test('where a row takes several lines, the lines are counted before the rows', () => {
  show('/quotes', { countNote: '3 cells' })
  expect(screen.getByText('3 cells · 2 rows')).toBeTruthy()
})

const listWithSearch = { ...list, filters: ['search', 'actor'] }

/** A form that is made anew with each change of its filters, as the one of the audit log. */
function ActorForm({ onFilter }: { onFilter(actor: string): void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onFilter(String(new FormData(event.currentTarget).get('actor')))
      }}
    >
      <input type="search" name="actor" aria-label="Actor" />
      <button type="submit">Apply</button>
    </form>
  )
}

function SearchedPage() {
  const control = useTableState(listWithSearch)
  const [search, actor] = [control.filter('search'), control.filter('actor')]
  return (
    <ListTable
      caption="Quotes"
      control={control}
      columns={columns}
      query={query}
      page={{ rows: rows.filter(({ port }) => port.includes(search) && port.includes(actor)) }}
      rowId={({ number }) => number}
      criteria={[search, actor].filter(Boolean)}
      tools={
        <>
          <SearchBox
            label="Search quotes"
            text={search}
            onSearch={(text) => control.setFilters({ search: text })}
          />
          <ActorForm key={actor} onFilter={(text) => control.setFilters({ actor: text })} />
        </>
      }
    />
  )
}

function showSearched() {
  const router = createMemoryRouter([{ path: '/quotes', element: <SearchedPage /> }], {
    initialEntries: ['/quotes'],
  })
  render(
    <TranslatorContext value={translator}>
      <RouterProvider router={router} />
    </TranslatorContext>,
  )
  return { back: () => act(() => router.navigate(-1)) }
}

test('a search keeps the focus in its field, and a live region says how many rows match', async () => {
  const { back } = showSearched()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search quotes' })
  const liveRegion = screen.getByText('2 rows')
  expect(liveRegion.getAttribute('role')).toBe('status')
  for (const [text, announced] of [
    ['Ningbo', '1 row'],
    ['zzz', 'No matching records'],
    ['Fuzhou', '1 row'],
  ] as const) {
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
    expect(document.activeElement).toBe(field)
    // The same element: a region that is new with its text is not announced.
    expect(liveRegion.isConnected && liveRegion.textContent).toBe(announced)
  }
  await back()
  expect(field.value).toBe('zzz')
})

test.each(['Ningbo', 'zzz'])(
  'the field of a form that is made anew has the focus again after %s',
  async (text) => {
    showSearched()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Actor' }), `${text}{Enter}`)
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Actor' }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Actor' }), 'Fuzhou')
    await press('Apply')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apply' }))
  },
)
