import type { OfferSummary } from '#contract/offers.ts'
import { daysBetween, writeDay, writeTime } from '#web/components/formats/write-day.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './offer-card.module.css'

type Sailing = NonNullable<OfferSummary['item']['sailing']>

/** Departure, transit days and arrival. */
export function SailingLine({ sailing }: { sailing: Sailing }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const names = useNames()
  const { departsOn, departsAt, arrivesOn, terminal, linerService } = sailing
  return (
    <dl className={styles.sailing}>
      <div>
        <dt>{t('list.departs')}</dt>
        <dd>
          <time dateTime={departsAt ?? departsOn}>
            {departsAt ? writeTime(new Date(departsAt), language) : writeDay(departsOn, language, 'short')}
          </time>
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
              <time dateTime={arrivesOn}>{writeDay(arrivesOn, language, 'short')}</time>
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}
