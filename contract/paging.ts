import { z } from 'zod'
import { maxSelected } from '#domain/values/selection.ts'
import { type Sort, sortsOf } from '#domain/values/sort.ts'

const maxRows = maxSelected
const usualRows = 25

/** A larger size is accepted, but a page never has more rows than the limit. */
export const pageSize = z.coerce
  .number()
  .int()
  .positive()
  .default(usualRows)
  .transform((size) => Math.min(size, maxRows))

/** Some rows, and whether there are more behind them. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), hasMore: z.boolean() })

/** A field of the list, descending with a minus before it. */
export const sortBy = <Field extends string>(fields: readonly Field[]) =>
  z.enum(sortsOf(fields) as readonly [Sort<Field>, ...Sort<Field>[]]).optional()

const maxCursorLength = 2000

/** `next` of the page before; it belongs to one sort. */
export const cursor = z.string().min(1).max(maxCursorLength).optional()

/** Some rows, and the cursor of those behind them; null at the end. */
export const cursorPage = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() })

/** The rows that one action changes: all of them or none. */
export const selected = <Id extends z.ZodType>(id: Id) => z.array(id).min(1).max(maxSelected)

/** The same for ids: one that is named twice, in capitals or not, counts once. */
export const selectedIds = selected(z.uuid()).transform((ids) => [
  ...new Set(ids.map((id) => id.toLowerCase())),
])
