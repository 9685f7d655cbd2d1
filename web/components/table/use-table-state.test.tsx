import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { preferencesKey } from './table-preferences.ts'
import { oneOf, useTableState } from './use-table-state.ts'

const list = {
  name: 'rates',
  columns: ['code', 'state'],
  filters: ['state', 'search'],
  usualFilters: { state: ['open'] },
}

const other = { ...list, name: 'people' }

const at = (url: string, prefix?: string) => {
  const shown = prefix ? { ...list, prefix } : list
  return renderHook(() => ({ table: useTableState(shown), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    ),
  }).result
}

beforeEach(() => window.localStorage.clear())

test('filters, sort and page are read from the URL and written to it', () => {
  const result = at('/list?search=NB&sort=-code&after=x1')
  expect(result.current.table.filter('search')).toBe('NB')
  expect(result.current.table.filter('state')).toBe('open')
  expect(result.current.table.state.cursor).toBe('x1')
  act(() => result.current.table.setFilters({ state: 'closed', search: '' }))
  expect(result.current.search).toBe('?state=closed&sort=-code')
  act(() => result.current.table.clear())
  expect(result.current.search).toBe('?sort=-code')
})

test('the URL for other filters starts at the first page', () => {
  const result = at('/list?after=x1&lang=en')
  expect(result.current.table.urlFor({ state: 'closed' })).toBe('?lang=en&state=closed')
  expect(result.current.table.urlFor({ state: 'open' })).toBe('?lang=en')
})

test('two tables on a page do not share their parameters', () => {
  const result = at('/list?sort=code&past.sort=-state&import=7', 'past.')
  expect(result.current.table.state.sort).toEqual({ column: 'state', direction: 'descending' })
  act(() =>
    result.current.table.onStateChange({ ...result.current.table.state, sort: undefined, cursor: 'x2' }),
  )
  expect(result.current.search).toBe('?sort=code&import=7&past.after=x2')
})

test('an unknown value of a filter is ignored', () => {
  expect(oneOf(['draft', 'ended'], 'ended')).toBe('ended')
  expect(oneOf(['draft', 'ended'], 'lost')).toBeUndefined()
})

test('columns and density are kept for the list, not in the URL', () => {
  const first = at('/list')
  act(() =>
    first.current.table.onStateChange({ ...first.current.table.state, hidden: ['state'], density: 'dense' }),
  )
  expect(first.current.search).toBe('')
  const { state } = at('/list').current.table
  expect([state.hidden, state.density]).toEqual([['state'], 'dense'])
  act(() =>
    first.current.table.onStateChange({ ...first.current.table.state, hidden: [], density: 'normal' }),
  )
  expect(at('/list').current.table.state.hidden).toEqual([])
})

test('a stored column that the list no longer has is ignored', () => {
  const { name } = at('/list').current.table
  const stored = { hidden: ['former', 'state'], order: ['state', 'former', 7], density: 'dense' }
  window.localStorage.setItem(preferencesKey(name), JSON.stringify(stored))
  const { state } = at('/list').current.table
  expect([state.hidden, state.order, state.density]).toEqual([['state'], ['state'], 'dense'])
})

test('a URL that names columns wins and changes nothing that is kept', () => {
  const kept = at('/list')
  act(() => kept.current.table.onStateChange({ ...kept.current.table.state, density: 'dense' }))
  const result = at('/list?hide=state&density=normal')
  expect(result.current.table.state.hidden).toEqual(['state'])
  expect(result.current.table.state.density).toBe('normal')
  act(() => result.current.table.setFilters({ search: 'NB' }))
  expect(result.current.search).toBe('?search=NB&hide=state&density=normal')
  expect(at('/list').current.table.state.hidden).toEqual([])
})

test('another list has its own columns', () => {
  const rates = at('/list')
  act(() => rates.current.table.onStateChange({ ...rates.current.table.state, hidden: ['state'] }))
  const people = renderHook(() => useTableState(other), { wrapper: MemoryRouter })
  expect(people.result.current.state.hidden).toEqual([])
})
