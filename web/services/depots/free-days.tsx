import type { CSSProperties } from 'react'
import { formatMoney } from '#domain/language/format-money.ts'
import type { StorageKind } from '#domain/tariffs/depot/depot-tariff.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './free-days.module.css'
import { priceOf, type Span, spansOf } from './storage-spans.ts'
import type { StorageTerms } from './storage-terms.ts'

/** So many that the last tier, which has no end, has room for its words at Qingdao, where it begins latest. */
const shownDays = 66

export type FreeDaysProps = {
  readonly terms: readonly StorageTerms[]
  /** What a row is called. */
  nameOf(terms: StorageTerms): string
  readonly chosen?: string | undefined
  /** The kind of container in the form, whose price the bars show. */
  readonly kind: StorageKind
  /** The days in the form, which the chart marks. */
  readonly days: number
}

/** Free days and price tiers of the tariffs in force. */
export function FreeDays({ terms, nameOf, chosen, kind, days }: FreeDaysProps) {
  const { t } = useTranslation('places')
  const isMarked = (port: string) => days > 0 && days <= shownDays && (!chosen || chosen === port)
  const marked = { '--at': days / shownDays } as CSSProperties
  return (
    <section aria-label={t('depots.days.title')}>
      <h2>{t('depots.days.title')}</h2>
      <ul className={styles.ports}>
        {terms.map((each) => (
          <li key={each.depots[0]} data-chosen={each.port === chosen || undefined}>
            <p>
              <strong>{nameOf(each)}</strong>
              <span>{t('depots.days.free', { count: each.freeDays })}</span>
            </p>
            <ol className={styles.bar} style={marked} data-marked={isMarked(each.port) || undefined}>
              {spansOf(each, shownDays).map((span) => (
                <SpanItem key={span.from} span={span} perDay={each.storagePerDay[kind]} />
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('depots.days.note', { kind: t(`depots.form.kinds.${kind}`) })}</p>
    </section>
  )
}

function SpanItem({ span, perDay }: { span: Span; perDay: string | undefined }) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { kind, number, from, to } = span
  const days =
    kind === 'free'
      ? t('depots.days.free', { count: to })
      : to === shownDays
        ? t('depots.days.last', { number, from })
        : t('depots.days.tier', { number, from, to })
  const price = perDay && formatMoney({ amount: priceOf(perDay, span), currency: 'CNY' }, language)
  const label = price && kind === 'tier' ? t('depots.days.priced', { days, price }) : days
  return (
    <li data-tier={Math.min(number, 3)} style={{ flexGrow: to - from + 1 }} title={label}>
      {kind === 'tier' && label}
      {kind === 'free' && <span className="visually-hidden">{label}</span>}
    </li>
  )
}
