import type { CSSProperties } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { cheapestByDay, type DayPrice } from '#domain/quotes/offers/compare.ts'
import { compareMoney, type Money } from '#domain/values/money.ts'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { visibleOffers } from '#web/components/quotes/state/list-view.ts'
import { isSailing } from '#web/components/quotes/state/offer-details.ts'
import type { ListView } from '#web/components/quotes/state/view-params.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './price-by-day.module.css'

type PriceByDayProps = {
  readonly data: OffersData
  readonly view: ListView
  /** A total in the currency that is read. */
  shownMoney(sum: Money): Money
  onView(change: Partial<ListView>): void
}

/** A bar for the lowest total of each day of departure; a press leaves only the sailings of that day. */
export function PriceByDay({ data, view, shownMoney, onView }: PriceByDayProps) {
  const { t } = useTranslation('prices')
  const days = cheapestByDay(visibleOffers(data, { ...view, day: undefined }).filter(isSailing))
  const totals = days.map(totalOf).toSorted(compareMoney)
  const [lowest, highest] = [totals.at(0), totals.at(-1)]
  // One day is no choice, unless it is the one that was chosen.
  if (!lowest || !highest || (days.length < 2 && view.day === undefined)) return null
  return (
    <section className={styles.strip} aria-label={t('byDay.title')}>
      <div className={styles.head}>
        <h2>{t('byDay.title')}</h2>
        <p>
          {t(view.day === undefined ? 'byDay.lead' : 'byDay.chosen', {
            currency: shownMoney(lowest).currency,
          })}
        </p>
      </div>
      <ul className={styles.days}>
        {days.map((each) => (
          <DayBar
            key={each.day}
            day={each.day}
            total={shownMoney(totalOf(each))}
            share={Number(totalOf(each).amount) / Number(highest.amount)}
            isLowest={compareMoney(totalOf(each), lowest) === 0 && days.length > 1}
            isChosen={view.day === each.day}
            onPressed={() => onView({ day: view.day === each.day ? undefined : each.day })}
          />
        ))}
      </ul>
    </section>
  )
}

const totalOf = ({ offer }: DayPrice): Money => offer.quote.total

type DayBarProps = {
  readonly day: string
  readonly total: Money
  /** Of the highest total. */
  readonly share: number
  readonly isLowest: boolean
  readonly isChosen: boolean
  onPressed(): void
}

/** To scale from zero, so that a bar of half the height is half the price. */
function DayBar({ day, total, share, isLowest, isChosen, onPressed }: DayBarProps) {
  const { t } = useTranslation('prices')
  const height = { '--share': share } as CSSProperties
  return (
    <li data-lowest={isLowest || undefined}>
      <Button variant="quiet" isCompact aria-pressed={isChosen} onClick={onPressed}>
        <span className={styles.bar} style={height}>
          <span className="visually-hidden">{total.currency} </span>
          <data value={total.amount}>{formatAmount(total.amount)}</data>
        </span>{' '}
        <FormattedDay day={day} format="day" />
        {isLowest && <span className="visually-hidden"> {t('byDay.lowest')}</span>}
      </Button>
    </li>
  )
}
