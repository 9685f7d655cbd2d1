import type { Language } from '#domain/brands/brand.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import type { Money } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { moneyWidthPx, type TableColumn } from '#web/ui/table/columns.ts'
import { NumberLink } from './number-link.tsx'

type Numbered = { readonly number: string }
type Priced = { readonly total: Money }

/** The number of a document, which opens it. */
export const numberColumn = <Row extends Numbered>(
  header: string,
  urlOf: (number: string) => string,
): TableColumn<Row> => ({
  id: 'number',
  header,
  isRowHeader: true,
  widthPx: 148,
  narrowSlot: 'first',
  cell: ({ number }) => <NumberLink number={number} to={urlOf(number)} />,
  text: ({ number }) => number,
})

/** What a document is for, in one line. */
export const shipmentColumn = <Row,>(
  header: string,
  widthPx: number,
  shipmentOf: (row: Row) => string,
): TableColumn<Row> => ({
  id: 'shipment',
  header,
  widthPx,
  narrowSlot: 'second',
  cell: (row) => <TypedText text={shipmentOf(row)} />,
  text: shipmentOf,
})

export const totalColumn = <Row extends Priced>(header: string, language: Language): TableColumn<Row> => ({
  id: 'total',
  header,
  align: 'end',
  widthPx: moneyWidthPx,
  narrowSlot: 'firstEnd',
  cell: ({ total }) => <FormattedMoney money={total} />,
  text: ({ total }) => formatMoney(total, language),
})
