import { useTranslation } from '#web/language/use-translation.ts'
import '#web/components/illustrations/drawing.css'
import { type FromPort, ringAround } from './bearing.ts'
import styles from './locator.module.css'

type LocatorProps = {
  readonly fromPort: FromPort
  readonly port: string
  readonly latitude: number
  readonly longitude: number
}

const centre = 110
const widest = 92

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`

/** A map of a place relative to its port: rings of distance, north at the top, and the same in words. */
export function Locator({ fromPort, port, latitude, longitude }: LocatorProps) {
  const { t } = useTranslation('places')
  const { kilometres, bearing, direction } = fromPort
  const reach = ringAround(kilometres)
  const turn = (bearing * Math.PI) / 180
  const far = (kilometres / reach) * widest
  const [x, y] = [centre + Math.sin(turn) * far, centre - Math.cos(turn) * far]
  const words = t('locator.way', { port, kilometres, direction: t(`locator.directions.${direction}`) })
  return (
    <section className={styles.locator} aria-label={t('locator.title')}>
      <h2>{t('locator.title')}</h2>
      <svg className={`drawing ${styles.svg}`} viewBox="0 0 220 220" role="img" aria-label={words}>
        <circle cx={centre} cy={centre} r={widest} fill="var(--d6)" stroke="var(--d4)" />
        <circle cx={centre} cy={centre} r={widest / 2} fill="none" stroke="var(--d4)" strokeDasharray="3 4" />
        <path d={`M${centre} 8v10M${centre - 4} 13l4-6 4 6`} stroke="var(--d2)" fill="none" />
        <path
          d={`M${centre} ${centre}L${x} ${y}`}
          stroke="var(--a1)"
          strokeWidth="1.5"
          strokeDasharray="4 3"
        />
        <circle cx={centre} cy={centre} r="6" fill="var(--d2)" />
        <circle cx={x} cy={y} r="7" fill="var(--a1)" stroke="var(--blank)" strokeWidth="2" />
        <text x={centre + widest - 4} y={centre - 6} textAnchor="end">
          {t('units.kilometres', { value: reach })}
        </text>
      </svg>
      <ul className={styles.legend}>
        <li data-key="port">{t('locator.port', { port })}</li>
        <li data-key="here">{t('locator.here')}</li>
      </ul>
      <p>{words}</p>
      <p className={styles.soft}>
        {degrees(latitude, 'N', 'S')}, {degrees(longitude, 'E', 'W')}
      </p>
    </section>
  )
}
