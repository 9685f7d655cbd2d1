import { expect, test } from 'vitest'
import { type ListSort, nextSort, sortIn, sortRows, withSort } from './list-sort.ts'

type Row = { readonly code: string; readonly area?: number }

const columns = [
  { key: 'name', header: 'Name', cell: () => '', sortBy: ({ code }: Row) => code },
  { key: 'area', header: 'Area', cell: () => '', sortBy: ({ area }: Row) => area },
  { key: 'plan', header: 'Plan', cell: () => '' },
]
const rows: readonly Row[] = [
  { code: 'b', area: 90 },
  { code: 'none' },
  { code: 'a', area: 1000 },
  { code: 'C', area: 90 },
]

test.each<[string, ListSort | undefined]>([
  ['sort=area', { key: 'area', direction: 'ascending' }],
  ['sort=-area', { key: 'area', direction: 'descending' }],
  ['sort=plan', undefined],
  ['sort=colour', undefined],
  ['sort=', undefined],
  ['', undefined],
])('the URL %j has the order %o', (url, sort) => {
  expect(sortIn(new URLSearchParams(url), columns)).toEqual(sort)
})

test.each<[ListSort | undefined, string[]]>([
  [undefined, ['b', 'none', 'a', 'C']],
  [{ key: 'name', direction: 'ascending' }, ['a', 'b', 'C', 'none']],
  [{ key: 'area', direction: 'ascending' }, ['b', 'C', 'a', 'none']],
  [{ key: 'area', direction: 'descending' }, ['a', 'b', 'C', 'none']],
  [{ key: 'plan', direction: 'ascending' }, ['b', 'none', 'a', 'C']],
])('in the order %o the rows without a value come last', (sort, codes) => {
  expect(sortRows(rows, columns, sort, 'en').map(({ code }) => code)).toEqual(codes)
})

test('Chinese names are sorted by their pronunciation', () => {
  const cities = [{ code: '上海' }, { code: '宁波' }, { code: '青岛' }]
  const sort = { key: 'name', direction: 'ascending' } as const
  expect(sortRows(cities, columns, sort, 'zh').map(({ code }) => code)).toEqual(['宁波', '青岛', '上海'])
})

test('a header leads from one order to the next, and the other parameters stay', () => {
  const first = nextSort('area', { key: 'name', direction: 'descending' })
  const second = nextSort('area', first)
  const third = nextSort('area', second)
  const urls = [first, second, third].map(
    (sort) => `${withSort(new URLSearchParams('view=table&sort=name'), sort)}`,
  )
  expect(urls).toEqual(['view=table&sort=area', 'view=table&sort=-area', 'view=table'])
})
