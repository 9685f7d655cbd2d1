import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { isDescending, type Sort, sortField } from '#domain/values/sort.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const clockPattern = /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/

/** The types of sorted values, each with a test for texts that PostgreSQL can cast to it. */
const valueTypes = {
  bigint: (text: string) => /^-?\d{1,18}$/.test(text),
  integer: (text: string) => /^-?\d{1,9}$/.test(text),
  numeric: (text: string) => /^-?\d{1,30}(\.\d{1,30})?$/.test(text),
  text: (text: string) => text.isWellFormed() && !text.includes('\0'),
  uuid: (text: string) => uuidPattern.test(text),
  date: isCalendarDay,
  timestamptz: (text: string) => isCalendarDay(text.slice(0, 10)) && clockPattern.test(text.slice(10)),
} as const

type SortedValue = {
  readonly by: SQLWrapper
  readonly type: keyof typeof valueTypes
  /** Rows without a value come last in both directions. Only the first value may be null. */
  readonly isNullable?: boolean
}

/** The values a list is ordered by; the last one is unique, so that no two rows have the same position. */
export type SortKey = readonly SortedValue[]

type Position = readonly (string | null)[]

/** Exact: a JavaScript Date would lose the microseconds. */
const textOf = ({ by, type }: SortedValue): SQL => {
  if (type === 'timestamptz') return sql`to_char((${by}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  return sql`(${by})::text`
}

const listed = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `)

const valueFrom = ({ type }: SortedValue, text: string | null): SQL => sql`${text}::${sql.raw(type)}`

/** The rows behind a position. As one comparison, so that an index can be entered at the position. */
function isBehind(key: SortKey, position: Position, descending: boolean): SQL {
  const hasNoValue = key[0]?.isNullable === true && position[0] === null
  const compared = key
    .map((value, index) => ({ value, text: position[index] ?? null }))
    .slice(hasNoValue ? 1 : 0)
  const columns = listed(compared.map(({ value }) => value.by))
  const values = listed(compared.map(({ value, text }) => valueFrom(value, text)))
  const isLater = descending ? sql`(${columns}) < (${values})` : sql`(${columns}) > (${values})`
  if (!key[0]?.isNullable) return isLater
  return hasNoValue ? sql`(${key[0].by} is null and ${isLater})` : sql`(${key[0].by} is null or ${isLater})`
}

const formatCursor = (sort: string, position: Position): string =>
  Buffer.from(JSON.stringify([sort, ...position])).toString('base64url')

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

const isPosition = (key: SortKey, position: readonly unknown[]): position is Position =>
  position.length === key.length &&
  key.every(({ type, isNullable }, index) => {
    const text = position[index]
    return typeof text === 'string' ? valueTypes[type](text) : text === null && isNullable === true
  })

/** A cursor belongs to one sort: in another one it would skip and repeat rows. */
function readCursor(key: SortKey, sort: string, cursor: string): Result<Position> {
  const parsed = parseCursor(cursor)
  if (!Array.isArray(parsed) || typeof parsed[0] !== 'string') return invalidFields({ after: 'wrong-format' })
  const [sortedBy, ...position] = parsed
  if (sortedBy !== sort) return invalidFields({ after: 'inconsistent' })
  return isPosition(key, position) ? ok(position) : invalidFields({ after: 'wrong-format' })
}

/** How a store reads one page of a list. */
export type ListOrder = {
  readonly orderBy: readonly SQL[]
  /** The rows behind the cursor; undefined for the first page. */
  readonly isBehind: SQL | undefined
  /** A column of every row, for the cursor. */
  readonly position: SQL.Aliased<Position>
  /** Takes one row more than a page has; returns the rows of the page and the cursor of the next page. */
  pageOf<Row extends { readonly position: Position }>(
    found: readonly Row[],
    size: number,
  ): { readonly shown: readonly Row[]; readonly next: string | null }
}

/** The order of a list by one of its keys, from a cursor on. */
export function listOrder<Field extends string>(
  keys: Readonly<Record<Field, SortKey>>,
  sort: Sort<Field>,
  cursor: string | undefined,
): Result<ListOrder> {
  const key = keys[sortField(sort)]
  const descending = isDescending(sort)
  const position = cursor === undefined ? undefined : readCursor(key, sort, cursor)
  if (position && !position.ok) return position
  const direction = sql.raw(descending ? 'desc' : 'asc')
  return ok({
    orderBy: key.map(({ by, isNullable }) =>
      isNullable ? sql`${by} ${direction} nulls last` : sql`${by} ${direction}`,
    ),
    isBehind: position && isBehind(key, position.value, descending),
    position: sql<Position>`array[${listed(key.map(textOf))}]`.as('position'),
    pageOf(found, size) {
      const shown = found.slice(0, size)
      const last = shown.at(-1)
      return { shown, next: found.length > size && last ? formatCursor(sort, last.position) : null }
    },
  })
}

/** The position of a value in its list, so that states are sorted by lifecycle, not by spelling. */
export const rankOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`array_position(array[${sql.raw(values.map((value) => `'${value}'`).join(', '))}]::text[], ${column})`

/** Chinese names by their pinyin, Latin ones by their letters. */
export const byName = (column: SQLWrapper): SQL => sql`${column} collate "zh-Hans-x-icu"`
