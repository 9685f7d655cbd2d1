import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { plainTableState } from '#web/ui/table/table-state.ts'
import { oneOf, useTableState } from './use-table-state.ts'

const shape = {
  columns: ['code', 'state'],
  filters: ['state', 'search'],
  usual: { ...plainTableState, filters: { state: ['open'] } },
}

const renderAt = (url: string, prefix?: string) =>
  renderHook(() => ({ table: useTableState(shape, prefix), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    ),
  }).result

test('filters, sort and page are read from the URL and written to it', () => {
  const result = renderAt('/list?search=NB&sort=-code&after=x1')
  expect(result.current.table.filter('search')).toBe('NB')
  expect(result.current.table.filter('state')).toBe('open')
  expect(result.current.table.state.cursor).toBe('x1')
  act(() => result.current.table.setFilters({ state: 'closed', search: '' }))
  expect(result.current.search).toBe('?state=closed&sort=-code')
  act(() => result.current.table.clear())
  expect(result.current.search).toBe('?sort=-code')
})

test('the URL for other filters starts at the first page', () => {
  const result = renderAt('/list?after=x1&lang=en')
  expect(result.current.table.urlFor({ state: 'closed' })).toBe('?lang=en&state=closed')
  expect(result.current.table.urlFor({ state: 'open' })).toBe('?lang=en')
})

test('two tables on a page do not share their parameters', () => {
  const result = renderAt('/list?sort=code&past.sort=-state&import=7', 'past.')
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
