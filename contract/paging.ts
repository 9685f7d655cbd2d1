import { z } from 'zod'

const mostRows = 100
const usualRows = 25

/** However many are asked for, no more than this many come. */
export const pageSize = z.coerce
  .number()
  .int()
  .positive()
  .default(usualRows)
  .transform((size) => Math.min(size, mostRows))

/** Some rows, and whether there are more behind them. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), hasMore: z.boolean() })
