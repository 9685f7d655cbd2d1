import type { CSSProperties } from 'react'
import type { OverseasCard } from '#contract/places.ts'
import map from '#web/components/network-map/network-map.module.css'
import { mapRatio, pointOf } from '#web/components/network-map/projection.ts'
import styles from './overseas.module.css'

type PlacesMapProps = {
  readonly places: readonly OverseasCard[]
  /** The results of the search. */
  readonly chosen: readonly OverseasCard[]
}

/** A world map, hidden from screen readers: the cards below name the same places. */
export function PlacesMap({ places, chosen }: PlacesMapProps) {
  return (
    <div
      className={`${map.map} ${styles.map}`}
      style={{ '--ratio': mapRatio } as CSSProperties}
      aria-hidden="true"
    >
      <div className={map.land} />
      {places.map(({ code, latitude, longitude }) => {
        const { x, y } = pointOf({ lat: latitude, lon: longitude })
        return (
          <i
            key={code}
            data-chosen={chosen.some((each) => each.code === code) || undefined}
            style={{ '--x': `${x.toFixed(2)}%`, '--y': `${y.toFixed(2)}%` } as CSSProperties}
          />
        )
      })}
    </div>
  )
}
