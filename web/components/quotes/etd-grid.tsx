import { useState } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import { Amount } from '#web/components/formats/amount.tsx'
import { writeDay } from '#web/components/formats/write-day.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './etd-grid.module.css'
import { daysOf, type GridQuery, type GridRow, gridQueries, gridRow } from './grid-rows.ts'
import { useGridRows } from './use-grid-rows.ts'
import type { QuoteQueryInput } from './use-prices.ts'

type EtdGridProps = {
  readonly data: OffersData
  readonly query: QuoteQueryInput
  readonly chosen: string
  onChosen(code: string): void
}

/** The price of one container by type and day of departure. */
export function EtdGrid({ data, query, chosen, onChosen }: EtdGridProps) {
  const { t } = useTranslation('prices')
  const [isOpen, setOpen] = useState(false)
  if (query.mode !== 'ocean') return null
  const queries = gridQueries(query)
  const [container] = query.containers
  const choosing = { offers: data.offers, chosen, onChosen }
  return (
    <details className={styles.grid} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('grid.title')}</summary>
      <p>{t('grid.lead')}</p>
      {isOpen && queries.length === 0 && container && (
        <Grid rows={[gridRow(container.type, data.offers)]} {...choosing} />
      )}
      {isOpen && queries.length > 0 && <Asked queries={queries} {...choosing} />}
    </details>
  )
}

type Choosing = Pick<EtdGridProps, 'chosen' | 'onChosen'> & { readonly offers: OffersData['offers'] }
type AskedProps = Choosing & { readonly queries: readonly GridQuery[] }

/** A query for several containers has one total, so the grid requests the price of one of each type. */
function Asked({ queries, ...choosing }: AskedProps) {
  const { t } = useTranslation('prices')
  const rows = useGridRows(queries)
  if (!rows) return <EmptyState state="loading" title={t('state.loading')} />
  return <Grid rows={rows} {...choosing} />
}

function Grid({ rows, ...choosing }: Choosing & { readonly rows: readonly GridRow[] }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
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
                <time dateTime={day}>{writeDay(day, language, 'short')}</time>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.type}>
              <th scope="row">{row.type}</th>
              {days.map((day) => (
                <Cell key={day} row={row} day={day} {...choosing} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = Choosing & { readonly row: GridRow; readonly day: string }

function Cell({ row, day, offers, chosen, onChosen }: CellProps) {
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
      <Amount of={cell.price} />
      {cell.isCheapest && <small>{t('list.cheapest')}</small>}
    </>
  )
  // A sailing for this one container, but not for the whole query, has no details.
  const isOffered = offers.some(({ item }) => item.code === cell.code)
  return (
    <td data-cheapest={cell.isCheapest || undefined}>
      {isOffered ? (
        <button type="button" aria-pressed={cell.code === chosen} onClick={() => onChosen(cell.code)}>
          {price}
        </button>
      ) : (
        <span className={styles.other}>{price}</span>
      )}
    </td>
  )
}
