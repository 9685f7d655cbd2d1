import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableStateFromSearchParams, tableStateToSearchParams } from './table-search-params.ts'
import {
  filteredBy,
  inOrder,
  isFiltered,
  plainTableState,
  sortedBy,
  type TableState,
  withColumn,
  withColumnMoved,
  withColumnsOf,
} from './table-state.ts'

const columns = ['number', 'route', 'etd', 'total']
const shape = { columns, filters: ['status', 'carrier'], usual: plainTableState }
const onPageTwo: TableState = { ...plainTableState, cursor: 'after-25' }

describe('a choice', () => {
  test('of a column sorts up, then down, then not at all, from the first page', () => {
    const up = sortedBy(onPageTwo, 'etd')
    expect(up).toEqual({ ...plainTableState, sort: { column: 'etd', direction: 'ascending' } })
    const down = sortedBy(up, 'etd')
    expect(down.sort).toEqual({ column: 'etd', direction: 'descending' })
    expect(sortedBy(down, 'etd').sort).toBeUndefined()
    expect(sortedBy(down, 'total').sort).toEqual({ column: 'total', direction: 'ascending' })
  })

  test('of the column of the default order reverses it and back', () => {
    const up = { column: 'number', direction: 'ascending' } as const
    const down = { column: 'number', direction: 'descending' } as const
    expect(sortedBy(plainTableState, 'number', up).sort).toEqual(down)
    expect(sortedBy({ ...plainTableState, sort: down }, 'number', up).sort).toBeUndefined()
    expect(sortedBy(plainTableState, 'number', down).sort).toEqual(up)
    expect(sortedBy({ ...plainTableState, sort: up }, 'number', down).sort).toBeUndefined()
    expect(sortedBy(plainTableState, 'etd', down).sort).toEqual({ column: 'etd', direction: 'ascending' })
  })

  test('of a filter begins at the first page, and no value removes it', () => {
    const open = filteredBy(onPageTwo, 'status', ['open'])
    expect(open).toEqual({ ...plainTableState, filters: { status: ['open'] } })
    expect(isFiltered(open)).toBe(true)
    expect(filteredBy(open, 'status', [])).toEqual(plainTableState)
    expect(isFiltered(filteredBy(open, 'status', []))).toBe(false)
  })

  test('of columns hides, shows and moves them within the ends', () => {
    const hidden = withColumn(plainTableState, 'etd', false)
    expect(hidden.hidden).toEqual(['etd'])
    expect(withColumn(hidden, 'etd', false).hidden).toEqual(['etd'])
    expect(withColumn(hidden, 'etd', true).hidden).toEqual([])
    const moved = withColumnMoved(plainTableState, columns, 'etd', -1)
    expect(moved.order).toEqual(['number', 'etd', 'route', 'total'])
    expect(withColumnMoved(plainTableState, columns, 'number', -1)).toBe(plainTableState)
    expect(withColumnMoved(plainTableState, columns, 'total', 1)).toBe(plainTableState)
    expect(withColumnMoved(plainTableState, columns, 'unknown', 1)).toBe(plainTableState)
  })

  test('of columns can be reset without losing filters', () => {
    const state = { ...filteredBy(hiddenAndDense, 'status', ['open']), order: ['total'] }
    expect(withColumnsOf(state, plainTableState)).toEqual(filteredBy(plainTableState, 'status', ['open']))
  })

  const hiddenAndDense: TableState = { ...plainTableState, hidden: ['etd'], density: 'dense' }
})

test('columns that an order does not name follow in their usual order', () => {
  expect(inOrder(columns, ['total', 'gone'])).toEqual(['total', 'number', 'route', 'etd'])
})

describe('the query of a table', () => {
  const write = (state: TableState, others?: string) =>
    tableStateToSearchParams(state, shape, new URLSearchParams(others)).toString()
  const read = (query: string, usual = plainTableState) =>
    tableStateFromSearchParams(new URLSearchParams(query), { ...shape, usual })

  test('has only what differs from the default', () => {
    expect(write(plainTableState)).toBe('')
    expect(
      write({
        sort: { column: 'etd', direction: 'descending' },
        filters: { status: ['open', 'late'] },
        cursor: 'x1',
        hidden: ['route'],
        order: ['etd', 'number'],
        density: 'dense',
        view: 'Mine',
      }),
    ).toBe('status=open&status=late&sort=-etd&hide=route&order=etd%2Cnumber&density=dense&view=Mine&after=x1')
  })

  test('keeps other parameters and replaces its own', () => {
    expect(write(plainTableState, 'lang=en&sort=etd&status=open')).toBe('lang=en')
  })

  test('has what was removed from the default', () => {
    const usual: TableState = {
      ...plainTableState,
      sort: { column: 'etd', direction: 'ascending' },
      filters: { status: ['open'] },
      hidden: ['total'],
    }
    const query = tableStateToSearchParams(plainTableState, { ...shape, usual }).toString()
    expect(query).toBe('status=&sort=&hide=')
    expect(read(query, usual)).toEqual(plainTableState)
    expect(read('', usual)).toEqual(usual)
  })

  test.each([
    [
      'an unknown column',
      'sort=price&hide=price,etd&order=price,etd,etd',
      { hidden: ['etd'], order: ['etd'] },
    ],
    ['an unknown filter', 'colour=red', {}],
    ['an unknown density', 'density=huge', {}],
    ['an empty page', 'after=', {}],
    ['a value twice', 'status=open&status=open', { filters: { status: ['open'] } }],
  ])('with %s is read without it', (_, query, differing) => {
    expect(read(query)).toEqual({ ...plainTableState, ...differing })
  })

  test('reads a limited number of values', () => {
    const query = Array.from({ length: 1000 }, (_, index) => `status=${index}`).join('&')
    expect(read(query).filters.status).toHaveLength(50)
  })

  test('cannot have a filter with the name of a parameter of the table', () => {
    const clash = { ...shape, filters: ['sort'] }
    expect(() => tableStateToSearchParams(plainTableState, clash)).toThrow('sort')
    expect(() => tableStateFromSearchParams(new URLSearchParams(), clash)).toThrow('sort')
  })

  test('distinguishes two values from one value with a comma', () => {
    const usual = filteredBy(plainTableState, 'status', ['a', 'b'])
    const state = filteredBy(plainTableState, 'status', ['a,b'])
    const query = tableStateToSearchParams(state, { ...shape, usual }).toString()
    expect(read(query, usual)).toEqual(state)
  })

  test('every state is read back unchanged', () => {
    const values = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 })
    const someColumns = fc.uniqueArray(fc.constantFrom(...columns))
    const states = fc.record<TableState>({
      sort: fc.option(
        fc.record({
          column: fc.constantFrom(...columns),
          direction: fc.constantFrom('ascending' as const, 'descending' as const),
        }),
        { nil: undefined },
      ),
      filters: fc.dictionary(fc.constantFrom('status', 'carrier'), values),
      cursor: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      hidden: someColumns,
      order: someColumns,
      density: fc.constantFrom('normal', 'dense'),
      view: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(states, states, (state, usual) => {
        const query = tableStateToSearchParams(state, { ...shape, usual }).toString()
        expect(read(query, usual)).toEqual(state)
      }),
    )
  })
})
