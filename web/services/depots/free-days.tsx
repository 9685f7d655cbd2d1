import type { CSSProperties } from 'react'
import type { RowsByCode } from '#contract/dictionaries.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { labelFor } from '#web/services/shared/dictionary-labels.ts'
import styles from './free-days.module.css'
import { type Span, spansOf } from './storage-spans.ts'
import type { StorageTerms } from './storage-terms.ts'

const shownDays = 60

type FreeDaysProps = {
  readonly rows: RowsByCode
  readonly terms: readonly StorageTerms[]
  readonly chosen: string | undefined
  /** The days in the form, which the chart marks. */
  readonly days: number
}

/** Free days and price tiers by port. */
export function FreeDays({ rows, terms, chosen, days }: FreeDaysProps) {
  const { t } = useTranslation('places')
  const isMarked = (port: string) => days > 0 && days <= shownDays && (!chosen || chosen === port)
  const marked = { '--at': days / shownDays } as CSSProperties
  return (
    <section aria-label={t('depots.days.title')}>
      <h2>{t('depots.days.title')}</h2>
      <ul className={styles.ports}>
        {terms.map((port) => (
          <li key={port.port} data-chosen={port.port === chosen || undefined}>
            <p>
              <strong>{labelFor(rows, 'yardServiceSite', port.port)}</strong>
              <span>{t('depots.days.free', { count: port.freeDays })}</span>
            </p>
            <ol className={styles.bar} style={marked} data-marked={isMarked(port.port) || undefined}>
              {spansOf(port, shownDays).map((span) => (
                <SpanItem key={span.from} span={span} />
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('depots.days.note')}</p>
    </section>
  )
}

function SpanItem({ span: { kind, number, from, to } }: { span: Span }) {
  const { t } = useTranslation('places')
  const isLast = to === shownDays
  const label =
    kind === 'free'
      ? t('depots.days.free', { count: to })
      : isLast
        ? t('depots.days.last', { number, from })
        : t('depots.days.tier', { number, from, to })
  return (
    <li data-tier={number} style={{ flexGrow: to - from + 1 }} title={label}>
      {kind === 'tier' && label}
      {kind === 'free' && <span className="visually-hidden">{label}</span>}
    </li>
  )
}
