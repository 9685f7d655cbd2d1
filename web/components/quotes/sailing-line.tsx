import type { OfferSummary } from '#contract/offers.ts'
import { daysBetween } from '#domain/values/shanghai-day.ts'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './offer-card.module.css'

type Sailing = NonNullable<OfferSummary['item']['sailing']>

/** Departure, transit days and arrival. */
export function SailingLine({ sailing }: { sailing: Sailing }) {
  const { t } = useTranslation('prices')
  const names = useNames()
  const { departsOn, departsAt, arrivesOn, terminal, linerService } = sailing
  return (
    <dl className={styles.sailing}>
      <div>
        <dt>{t('list.departs')}</dt>
        <dd>
          {departsAt ? <FormattedTime at={departsAt} /> : <FormattedDay day={departsOn} format="day" />}
          {terminal && <small>{names.place(terminal)}</small>}
        </dd>
      </div>
      {arrivesOn && (
        <>
          <div className={styles.transit}>
            <dt>{t('list.transitName')}</dt>
            <dd>
              {t('list.transit', { count: daysBetween(departsOn, arrivesOn) })}
              {linerService && <small>{linerService}</small>}
            </dd>
          </div>
          <div>
            <dt>{t('list.arrives')}</dt>
            <dd>
              <FormattedDay day={arrivesOn} format="day" />
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}
