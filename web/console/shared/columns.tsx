import type { TimeOptions } from '#domain/language/format-time.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'

type More<Row> = Partial<Pick<TableColumn<Row>, 'align' | 'isText' | 'narrowSlot' | 'widthPx'>>

/** A text or a number, which the column is sorted by. */
export const textColumn = <Row,>(
  id: string,
  header: string,
  text: (row: Row) => string | number | null | undefined,
  more?: More<Row>,
): TableColumn<Row> => ({
  id,
  header,
  cell: text,
  sort: (row) => text(row) ?? undefined,
  ...more,
})

/** A point in time, which the column is sorted by. */
export const timeColumn = <Row,>(
  id: string,
  header: string,
  at: (row: Row) => string | null | undefined,
  { format = 'dateTime', ...more }: More<Row> & Pick<TimeOptions, 'format'> = {},
): TableColumn<Row> => ({
  id,
  header,
  cell: (row) => {
    const instant = at(row)
    return instant && <FormattedTime at={instant} format={format} />
  },
  sort: (row) => at(row) ?? undefined,
  widthPx: 160,
  ...more,
})
