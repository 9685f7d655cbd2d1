import type { OfferSummary } from '#contract/offers.ts'
import type { Language } from '#domain/brands/brand.ts'
import { formatDay, formatTime } from '#domain/language/format-time.ts'
import { closingOf } from '#domain/schedules/cut-offs.ts'
import { daysBetween } from '#domain/values/shanghai-day.ts'
import { FormattedTime, RelativeTime } from '#web/components/formats/formatted-time.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Time } from '#web/ui/time.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './sailing-line.module.css'

type Sailing = NonNullable<OfferSummary['item']['sailing']>

type SailingLineProps = {
  readonly sailing: Sailing
  readonly pod: string | undefined
  /** The days that the whole width stands for. */
  readonly longest: number
}

/** Departures are some weeks away: the year is not needed, and the row has no space for it. */
const departureText = ({ departsAt, departsOn }: Sailing, language: Language): string =>
  departsAt ? formatTime(new Date(departsAt), language) : formatDay(departsOn, language)

/** Departure, transit days to scale, and arrival. */
export function SailingLine({ sailing, pod, longest }: SailingLineProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const names = useNames()
  const { departsOn, departsAt, arrivesOn, terminal, linerService } = sailing
  const isNextYear = arrivesOn?.slice(0, 4) !== departsOn.slice(0, 4)
  const days = arrivesOn && daysBetween(departsOn, arrivesOn)
  return (
    <dl className={styles.sailing}>
      <div>
        <dt className="visually-hidden">{t('list.departs')}</dt>
        <dd>
          <Time dateTime={departsAt ?? departsOn} text={departureText(sailing, language)} />
          {terminal && <small>{names.place(terminal)}</small>}
        </dd>
      </div>
      {arrivesOn && days !== undefined && (
        <>
          <div className={styles.transit}>
            <dt className="visually-hidden">{t('list.transitName')}</dt>
            <dd>
              {t('list.transit', { count: Number(days) })}
              <i style={{ width: `${(100 * Number(days)) / longest}%` }} />
              {linerService && <small>{linerService}</small>}
            </dd>
          </div>
          <div>
            <dt className="visually-hidden">{t('list.arrives')}</dt>
            <dd>
              <Time dateTime={arrivesOn} text={formatDay(arrivesOn, language, isNextYear ? 'date' : 'day')} />
              {pod && <small>{names.port(pod)}</small>}
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}

const hourMs = 3_600_000

/** Under four hours it is late, under a day it is time. */
function urgencyOf(closes: Date, now: Date | undefined): 'late' | 'soon' | undefined {
  if (!now) return undefined
  const leftMs = closes.getTime() - now.getTime()
  if (leftMs < 4 * hourMs) return 'late'
  return leftMs < 24 * hourMs ? 'soon' : undefined
}

/** The cut-off after which the sailing cannot be booked, with the time that is left. */
export function Closing({ sailing: { departsAt } }: { sailing: Sailing }) {
  const { t } = useTranslation('prices')
  const now = useNow()
  if (departsAt === undefined) return <span />
  const { code, time } = closingOf({ etd: new Date(departsAt) })
  const at = time.toISOString()
  return (
    <p className={styles.closing} data-urgency={urgencyOf(time, now)}>
      <small>{t(`cutOffs.${code}`)}</small>
      <FormattedTime at={at} />
      <small>
        <RelativeTime at={at} />
      </small>
    </p>
  )
}
