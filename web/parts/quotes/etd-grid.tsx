import { useState } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Amount } from './amount.tsx'
import styles from './etd-grid.module.css'
import { daysOf, type GridRow, type GridWish, gridRow, wishForOne } from './grid-rows.ts'
import { useGridRows } from './use-grid-rows.ts'
import type { AskedWish } from './use-prices.ts'
import { writeDay } from './write-day.ts'

type EtdGridProps = {
  readonly data: OffersData
  readonly wish: AskedWish
  readonly chosen: string
  onChosen(code: string): void
}

/** What one container costs, by its type and the day she leaves. */
export function EtdGrid({ data, wish, chosen, onChosen }: EtdGridProps) {
  const { t } = useTranslation('prices')
  const [isOpen, setOpen] = useState(false)
  if (wish.service !== 'ocean') return null
  const types = [...new Set(wish.containers.map(({ type }) => type))]
  return (
    <details className={styles.grid} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('grid.title')}</summary>
      <p>{t('grid.lead')}</p>
      {isOpen && types.length === 1 && types[0] && (
        <Grid rows={[gridRow(types[0], data.offers)]} chosen={chosen} onChosen={onChosen} />
      )}
      {isOpen && types.length > 1 && <Asked types={types} wish={wish} chosen={chosen} onChosen={onChosen} />}
    </details>
  )
}

type Choosing = Pick<EtdGridProps, 'chosen' | 'onChosen'>
type AskedProps = Choosing & { readonly types: readonly ContainerType[]; readonly wish: GridWish }

/** A wish of several types has one price for all; the types by themselves are asked for. */
function Asked({ types, wish, ...choosing }: AskedProps) {
  const { t } = useTranslation('prices')
  const rows = useGridRows(types.map((type) => wishForOne(wish, type)))
  if (!rows) return <EmptyState state="loading" title={t('state.loading')} />
  return <Grid rows={rows} {...choosing} />
}

function Grid({ rows, chosen, onChosen }: Choosing & { readonly rows: readonly GridRow[] }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const days = daysOf(rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus for its arrow keys
    <section className={styles.frame} tabIndex={0} aria-label={t('grid.title')}>
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
                <Cell key={day} row={row} day={day} chosen={chosen} onChosen={onChosen} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ row, day, chosen, onChosen }: Choosing & { readonly row: GridRow; readonly day: string }) {
  const { t } = useTranslation('prices')
  const cell = row.cells.get(day)
  if (!cell)
    return (
      <td>
        <span aria-hidden="true">{t('grid.none')}</span>
        <span className="visually-hidden">{t('grid.noneLabel')}</span>
      </td>
    )
  return (
    <td data-cheapest={cell.isCheapest || undefined}>
      <button type="button" aria-pressed={cell.code === chosen} onClick={() => onChosen(cell.code)}>
        <Amount of={cell.price} />
        {cell.isCheapest && <small>{t('list.cheapest')}</small>}
      </button>
    </td>
  )
}
