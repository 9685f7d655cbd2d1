import { type CSSProperties, useId } from 'react'
import { kilometresPerHour } from '#domain/places/drive-time.ts'
import type { NearTerminal } from '#domain/places/nearest-terminals.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import '#web/components/illustrations/drawing.css'
import { locationMap, rowHeights } from './location-map.ts'
import styles from './locator.module.css'
import { useDriveText } from './use-drive-text.ts'

type LocatorProps = {
  /** The nearest first. */
  readonly terminals: readonly NearTerminal[]
  readonly latitude: number
  readonly longitude: number
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`

/** Where a place is: the roads to the nearest terminals in the manner of a metro map, with distance and driving time. */
export function Locator({ terminals, latitude, longitude }: LocatorProps) {
  const { t } = useTranslation('places')
  const id = useId()
  const stops = useStops(terminals)
  if (stops.length === 0) return null
  const rowHeight = rowHeights[stops.some(({ bridge }) => bridge.length > 0) ? 'withBridge' : 'plain']
  const ways = stops
    .map(({ name, way, bridge }) => t('locator.stop', { name, way: [way, ...bridge].join(' · ') }))
    .join(t('semicolon'))
  return (
    <section className={styles.locator} aria-labelledby={id}>
      <h2 id={id}>{t('locator.title')}</h2>
      <div className={styles.map} style={{ '--row': `${rowHeight}px` } as CSSProperties}>
        <Lines terminals={stops.length} rowHeight={rowHeight} label={t('locator.drawing', { ways })} />
        <ol>
          <li>
            <strong>{t('locator.here')}</strong>
          </li>
          {stops.map(({ code, name, way, bridge }) => (
            <li key={code}>
              <span className={styles.name} title={name}>
                {name}
              </span>
              {[way, ...bridge].map((line) => (
                <span key={line} className={styles.way}>
                  {line}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.soft}>{t('locator.note', { speed: kilometresPerHour })}</p>
      <p className={styles.soft}>
        {degrees(latitude, 'N', 'S')}, {degrees(longitude, 'E', 'W')}
      </p>
    </section>
  )
}

function useStops(terminals: readonly NearTerminal[]) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const textOf = useDriveText()
  return terminals.map(({ code, name, kilometres, bridge }) => ({
    code,
    name: name[language],
    way: textOf(kilometres),
    bridge: bridge ? [t('locator.overBridge', { bridge: bridge[language] })] : [],
  }))
}

type LinesProps = { readonly terminals: number; readonly rowHeight: number; readonly label: string }

function Lines({ terminals, rowHeight, label }: LinesProps) {
  const { width, height, start, stations, trunk, branches } = locationMap(terminals, rowHeight)
  return (
    <svg
      className={`drawing ${styles.svg}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {[trunk, ...branches].map((path) => (
        <path key={path} d={path} fill="none" stroke="var(--d3)" strokeWidth="4" strokeLinecap="round" />
      ))}
      <circle cx={start.x} cy={start.y} r="8" fill="var(--a1)" />
      {stations.map(({ x, y }) => (
        <circle key={y} cx={x} cy={y} r="7" fill="var(--surface-0)" stroke="var(--d2)" strokeWidth="4" />
      ))}
    </svg>
  )
}
