import type { LinerServiceView } from '#contract/sailings.ts'
import '#web/components/illustrations/drawing.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { rotationOf, rotationStrip } from './rotation.ts'
import styles from './rotation-strip.module.css'

type RotationStripProps = {
  readonly service: Pick<LinerServiceView, 'origins' | 'calls'>
  /** The days that the whole width stands for, so that several services can be compared. */
  readonly days: number
}

/** The calls of a liner service on a line, to scale in days. The ports are named beside it. */
export function RotationStrip({ service, days }: RotationStripProps) {
  const { t } = useTranslation('ocean')
  const stops = rotationOf(service)
  const { points, end, height, radius, width } = rotationStrip(stops, days)
  const middle = height / 2
  return (
    <div className={styles.strip} aria-hidden="true">
      <svg className="drawing" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
        <path d={`M${radius} ${middle}H${end}`} stroke="var(--d4)" strokeWidth="3" />
        {points.map(({ x, isLoading }) => (
          <circle
            key={`${x} ${isLoading}`}
            cx={x}
            cy={middle}
            r={radius - 1.5}
            fill={isLoading ? 'var(--d2)' : 'var(--surface-0)'}
            stroke={isLoading ? 'var(--d2)' : 'var(--a1)'}
            strokeWidth="3"
          />
        ))}
      </svg>
      <span>{t('lines.days', { count: stops.at(-1)?.day ?? 0 })}</span>
    </div>
  )
}
