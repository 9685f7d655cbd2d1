/** PostgreSQL takes 65,535 values in one statement; rows of a dozen fit with room to spare. */
const rowsAtOnce = 1000

export const inBatches = <Row>(rows: readonly Row[]): readonly Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) =>
    rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  )
