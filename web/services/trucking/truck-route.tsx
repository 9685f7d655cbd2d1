import { districtOf } from '#domain/places/district.ts'
import { kilometresPerHour } from '#domain/places/drive-time.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import shared from '#web/services/shared/stops.module.css'
import { useDriveText } from '#web/services/shared/use-drive-text.ts'
import styles from './truck-route.module.css'

type TruckRouteProps = {
  readonly district: string
  readonly route: { readonly from: string; readonly to: string }
}

/** The way of a container as stops on a line: empty from the port, loaded in the district, laden to the terminal. */
export function TruckRoute({ district, route }: TruckRouteProps) {
  const { t } = useTranslation('trucking')
  const kilometres = districtOf(district)?.kilometres
  const textOf = useDriveText()
  if (kilometres === undefined) return null
  const way = textOf(kilometres)
  return (
    <section className={styles.route} aria-label={t('route.title')}>
      <ol className={`${shared.stops} ${styles.stops}`}>
        <li>
          <strong>{route.from}</strong>
          <small>{t('route.pickUpStop')}</small>
          <span className={styles.way}>{way}</span>
        </li>
        <li data-loads="">
          <strong>{route.to}</strong>
          <small>{t('route.loadingStop')}</small>
          <span className={styles.way}>{way}</span>
        </li>
        <li>
          <strong>{t('route.terminalStop')}</strong>
          <small>{t('route.gateInStop')}</small>
        </li>
      </ol>
      <p className={styles.note}>{t('route.note', { speed: kilometresPerHour })}</p>
    </section>
  )
}
