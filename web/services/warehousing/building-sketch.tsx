import type { WarehouseSheet } from '#contract/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import '#web/components/illustrations/drawing.css'
import { useFigures } from '#web/services/shared/figures.ts'
import { type Building, bayOf, docksOf, elevationOf, planOf } from './building.ts'
import styles from './building-sketch.module.css'

type SketchProps = { readonly facts: WarehouseSheet['facts'] }

/** The building drawn from its facts: front view and plan view. */
export function BuildingSketch({ facts }: SketchProps) {
  const { t } = useTranslation('places')
  return (
    <section className={styles.sketch} aria-label={t('sketch.title')}>
      <h2>{t('sketch.title')}</h2>
      <div className={styles.views}>
        <figure>
          <Front facts={facts} isMeasured />
          <figcaption>{t('sketch.front', { count: facts.gates })}</figcaption>
        </figure>
        <figure>
          <Above facts={facts} />
          <figcaption>
            {t('sketch.above', { count: docksOf(facts), columns: facts.columnSpacingMetres })}
          </figcaption>
        </figure>
      </div>
      <p>{t('sketch.note')}</p>
    </section>
  )
}

type FrontProps = {
  readonly facts: Building
  /** With the distance between columns and the clear height. */
  readonly isMeasured?: boolean
}

/** The front view; without measures it is part of a card that has figures. */
export function Front({ facts, isMeasured }: FrontProps) {
  const { t } = useTranslation('places')
  const { metres } = useFigures()
  const { left, width, ground, top, bay, floors, columns, clear, doors } = elevationOf(facts)
  const right = left + width
  const label = t('sketch.frontLabel', { count: facts.floors, height: facts.netHeightMetres })
  return (
    <svg className={`drawing ${styles.svg}`} viewBox="-16 -18 696 252" role="img" aria-label={label}>
      <path d={`M-16 ${ground}h696v38h-696z`} fill="var(--d6)" />
      <path d={`M${left} ${top}h${width}V${ground}h${-width}z`} fill="var(--d5)" />
      <path d={`M${left - 8} ${top}h${width + 16}v-8h${-width - 16}z`} fill="var(--d2)" />
      {floors.slice(0, -1).map((y) => (
        <path key={y} d={`M${left} ${y}h${width}`} stroke="var(--d2)" strokeWidth="4" />
      ))}
      <path d={columns.map((x) => `M${x} ${top}V${ground}`).join('')} stroke="var(--d3)" strokeWidth="3" />
      {facts.crane && (
        <path
          d={`M${left} ${top + 14}h${width}m${-width / 2} 0v18`}
          stroke="var(--a1)"
          strokeWidth="5"
          fill="none"
        />
      )}
      {doors.map(({ x, width: wide, height }) => (
        <path
          key={x}
          d={`M${x} ${ground}v${-height}h${wide}v${height}z`}
          fill="var(--blank)"
          stroke="var(--d2)"
        />
      ))}
      <path d={`M-16 ${ground}h696`} stroke="var(--d2)" strokeWidth="2" />
      {isMeasured && (
        <g className={styles.measure}>
          <path d={`M${left} ${ground + 14}h${bay}m0 -5v10M${left} ${ground + 9}v10`} />
          <text x={left + bay / 2} y={ground + 32} textAnchor="middle">
            {metres(bayOf(facts.columnSpacingMetres).across)}
          </text>
          <path d={`M${right + 16} ${ground}v${-clear}m-5 0h10M${right + 11} ${ground}h10`} />
          <text x={right + 22} y={ground - clear / 2 + 4}>
            {metres(facts.netHeightMetres)}
          </text>
        </g>
      )}
    </svg>
  )
}

function Above({ facts }: SketchProps) {
  const { t } = useTranslation('places')
  const { width, height, columns, docks, dockWidth } = planOf(facts)
  return (
    <svg
      className={`drawing ${styles.svg}`}
      viewBox="-48 -18 696 252"
      role="img"
      aria-label={t('sketch.aboveLabel', { count: docksOf(facts) })}
    >
      {facts.platforms > 0 && <path d={`M0 ${height}h${width}v14h${-width}z`} fill="var(--d4)" />}
      <path d={`M0 0h${width}v${height}h${-width}z`} fill="var(--d6)" stroke="var(--d2)" strokeWidth="4" />
      {columns.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={`M${x - 2.5} ${y - 2.5}h5v5h-5z`} fill="var(--d2)" />
      ))}
      {facts.crane && (
        <path d={`M${width / 2} 4v${height - 8}`} stroke="var(--a1)" strokeWidth="5" strokeDasharray="10 6" />
      )}
      {docks.map((x) => (
        <path
          key={x}
          d={`M${x - dockWidth / 2} ${height - 3}h${dockWidth}v6h${-dockWidth}z`}
          fill="var(--a1)"
        />
      ))}
    </svg>
  )
}
