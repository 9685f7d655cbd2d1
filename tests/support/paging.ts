import { expect } from 'vitest'
import { isDescending, sortField, sortsOf } from '#domain/values/sort.ts'
import { refusalOf } from './envelopes.ts'
import type { Reply } from './http.ts'

export type PageQuery = Readonly<Record<string, string>>
type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null }

const maxPages = 500

/** Reads page after page by the cursor of the one before, as a list does. */
export async function readPages<P extends Page<unknown>>(
  readPage: (query: PageQuery) => Promise<P>,
  query: PageQuery,
): Promise<readonly P[]> {
  const pages = [await readPage(query)]
  for (let next = pages[0]?.next; next && pages.length < maxPages; next = pages.at(-1)?.next)
    pages.push(await readPage({ ...query, after: next }))
  return pages
}

type Value = string | number | null
const compare = (one: Value, other: Value) =>
  Number(one === other ? 0 : one === null ? 1 : (other ?? '') > one ? -1 : 1)

/** A null is last in both directions. */
const isInOrder = (values: readonly Value[], descending: boolean) =>
  values.every((value, index) => {
    const before = index === 0 ? undefined : values[index - 1]
    if (before === undefined || value === null) return true
    return before !== null && (descending ? compare(value, before) <= 0 : compare(before, value) <= 0)
  })

type SortedList<Field extends string, Row> = {
  readonly fields: readonly Field[]
  readonly query?: PageQuery
  read(query: PageQuery): Promise<Page<Row>>
  send(query: PageQuery): Promise<Reply>
  idOf(row: Row): string
  /** What a row is sorted by; left out where the page does not show it. */
  readonly values: Readonly<Partial<Record<Field, (row: Row) => Value>>>
}

const pagesOfList = 4

/** In every sort: each row exactly once over several pages, in order, and a cursor only with its own sort. */
export async function expectSortedPages<Field extends string, Row>(
  list: SortedList<Field, Row>,
): Promise<void> {
  const { fields, query = {}, read, send, idOf, values } = list
  const all = (await read({ ...query, size: '100' })).rows.map(idOf)
  expect(all.length).toBeGreaterThan(2)
  const size = String(Math.ceil(all.length / pagesOfList))
  for (const sort of sortsOf(fields)) {
    const sorted = { ...query, sort }
    const whole = (await read({ ...sorted, size: '100' })).rows
    expect(whole.map(idOf).toSorted(), sort).toEqual(all.toSorted())
    const pages = await readPages(read, { ...sorted, size })
    expect(
      pages.flatMap(({ rows }) => rows.map(idOf)),
      sort,
    ).toEqual(whole.map(idOf))
    const sortedValue = values[sortField(sort)]
    if (sortedValue) expect(isInOrder(whole.map(sortedValue), isDescending(sort)), sort).toBe(true)
    const other = sort.startsWith('-') ? sort.slice(1) : `-${sort}`
    const misused = await send({ ...query, sort: other, after: pages[0]?.next ?? '' })
    expect(refusalOf(misused, 'invalid-input').fields, sort).toEqual({ after: 'inconsistent' })
  }
  const unknown = refusalOf(await send({ ...query, sort: 'moon' }), 'invalid-input')
  expect(unknown.fields).toEqual({ sort: 'unknown-value' })
  const broken = refusalOf(await send({ ...query, after: 'moon' }), 'invalid-input')
  expect(broken.fields).toEqual({ after: 'wrong-format' })
}
