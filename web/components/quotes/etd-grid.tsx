import { useState } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './etd-grid.module.css'
import { daysOf, type GridQuery, type GridRow, gridQueries, gridRow } from './grid-rows.ts'
import { useGridRows } from './use-grid-rows.ts'
import type { QuoteQueryInput } from './use-prices.ts'

type EtdGridProps = {
  readonly data: OffersData
  readonly query: QuoteQueryInput
  readonly opened: string | undefined
  onOpened(code: string): void
}

/** Beside the timetable there is room for it; on a phone it would push the offers away. */
const fitsOpen = () => window.matchMedia?.('(min-width: 1000px)').matches ?? false

/** The price of one container by type and day of departure. */
export function EtdGrid({ data, query, opened, onOpened }: EtdGridProps) {
  const { t } = useTranslation('prices')
  const [isOpen, setOpen] = useState(fitsOpen)
  if (query.mode !== 'ocean') return null
  const queries = gridQueries(query)
  const [container] = query.containers
  const cells = { offers: data.offers, opened, onOpened }
  return (
    <details
      className={styles.grid}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('grid.title')}</summary>
      <p>{t('grid.lead')}</p>
      {isOpen && queries.length === 0 && container && (
        <Grid rows={[gridRow(container.type, data.offers)]} {...cells} />
      )}
      {isOpen && queries.length > 0 && <RequestedGrid queries={queries} {...cells} />}
    </details>
  )
}

type CellsProps = Pick<EtdGridProps, 'opened' | 'onOpened'> & { readonly offers: OffersData['offers'] }
type RequestedGridProps = CellsProps & { readonly queries: readonly GridQuery[] }

/** A query for several containers has one total, so the grid requests the price of one of each type. */
function RequestedGrid({ queries, ...cells }: RequestedGridProps) {
  return (
    <QueryState query={useGridRows(queries)} skeleton={{ rows: queries.length + 1 }}>
      {(rows) => <Grid rows={rows} {...cells} />}
    </QueryState>
  )
}

function Grid({ rows, ...cells }: CellsProps & { readonly rows: readonly GridRow[] }) {
  const { t } = useTranslation('prices')
  const days = daysOf(rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus for its arrow keys
    <section className={styles.scroller} tabIndex={0} aria-label={t('grid.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('grid.type')}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                <FormattedDay day={day} format="day" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.type}>
              <th scope="row">{row.type}</th>
              {days.map((day) => (
                <Cell key={day} row={row} day={day} {...cells} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = CellsProps & { readonly row: GridRow; readonly day: string }

function Cell({ row, day, offers, opened, onOpened }: CellProps) {
  const { t } = useTranslation('prices')
  const cell = row.cells.get(day)
  if (!cell)
    return (
      <td>
        <span aria-hidden="true">{t('grid.none')}</span>
        <span className="visually-hidden">{t('grid.noneLabel')}</span>
      </td>
    )
  const price = (
    <>
      <FormattedMoney money={cell.price} />
      {cell.isCheapest && <small>{t('list.cheapest')}</small>}
    </>
  )
  // A sailing for this one container, but not for the whole query, has no details.
  const isOffered = offers.some(({ item }) => item.code === cell.code)
  return (
    <td data-cheapest={cell.isCheapest || undefined}>
      {isOffered ? (
        <Button
          variant="quiet"
          isCompact
          aria-pressed={cell.code === opened}
          onClick={() => onOpened(cell.code)}
        >
          {price}
        </Button>
      ) : (
        <span className={styles.other}>{price}</span>
      )}
    </td>
  )
}
