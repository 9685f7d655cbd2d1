import type { CSSProperties } from 'react'
import type { OverseasCard } from '#contract/places.ts'
import map from '#web/components/network-map/network-map.module.css'
import { mapRatio, type Point, pointOf } from '#web/components/network-map/projection.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { mapLabels } from './map-labels.ts'
import styles from './overseas.module.css'

const at = ({ x, y }: Point) => ({ '--x': `${x.toFixed(2)}%`, '--y': `${y.toFixed(2)}%` }) as CSSProperties

type PlacesMapProps = {
  readonly places: readonly OverseasCard[]
  /** The results of the search. */
  readonly chosen: readonly OverseasCard[]
}

/** A world map, hidden from screen readers: the cards below name the same places. */
export function PlacesMap({ places, chosen }: PlacesMapProps) {
  const language = useLanguage()
  const points = places.map(({ code, city, latitude, longitude }) => ({
    code,
    name: city[language],
    ...pointOf({ lat: latitude, lon: longitude }),
  }))
  return (
    <div
      className={`${map.map} ${styles.map}`}
      style={{ '--ratio': mapRatio } as CSSProperties}
      aria-hidden="true"
    >
      <div className={map.land} />
      {points.map(({ code, ...point }) => (
        <i
          key={code}
          data-chosen={chosen.some((each) => each.code === code) || undefined}
          style={at(point)}
        />
      ))}
      {mapLabels(points).map((label) => (
        <span key={label.name} style={at(label)}>
          {label.name}
        </span>
      ))}
    </div>
  )
}
