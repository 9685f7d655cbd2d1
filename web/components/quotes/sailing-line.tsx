import type { OfferData } from '#contract/offers.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './offer-card.module.css'
import { useNames } from './use-names.ts'
import { daysBetween, writeDay, writeTime } from './write-day.ts'

type Sailing = NonNullable<OfferData['item']['sailing']>

/** From the departure over the days at sea to the arrival. */
export function SailingLine({ sailing }: { sailing: Sailing }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const names = useNames()
  const { departsOn, departsAt, arrivesOn, terminal, service } = sailing
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
          <div className={styles.way}>
            <dt>{t('list.transitName')}</dt>
            <dd>
              {t('list.transit', { count: daysBetween(departsOn, arrivesOn) })}
              {service && <small>{service}</small>}
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
