/** PostgreSQL allows 65,535 parameters per statement; these rows have about a dozen columns. */
const rowsAtOnce = 1000

export const inBatches = <Row>(rows: readonly Row[]): readonly Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
