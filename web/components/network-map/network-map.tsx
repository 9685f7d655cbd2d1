import type { CSSProperties } from 'react'
import { useLanguage } from '#web/language/use-translation.ts'
import { arcsFrom } from './arcs.ts'
import { type HomePort, homePortCodes } from './home-ports.ts'
import styles from './network-map.module.css'
import { homePorts, overseasPorts } from './nodes.data.ts'
import { mapRatio, type Place, type Point, pointOf } from './projection.ts'

const at = ({ x, y }: Point) => ({ '--x': `${x.toFixed(2)}%`, '--y': `${y.toFixed(2)}%` }) as CSSProperties

/** The five names are in the sea east of Japan with a line to each port, because on the coast they would overlap. */
const labelPlaces = homePortCodes.map((code, row) => ({ code, label: { lon: 153, lat: 43 - row * 10 } }))

const leaderOf = (port: Place, label: Place) => {
  const from = pointOf(port)
  const to = pointOf(label)
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${(to.x - 5).toFixed(1)} ${to.y.toFixed(1)}H${to.x.toFixed(1)}`
}

export type NetworkMapProps = {
  /** The ports where the routes start. */
  readonly homes: readonly HomePort[]
}

/** The map of routes, hidden from screen readers: a list of the same ports is beside it. */
export function NetworkMap({ homes }: NetworkMapProps) {
  const language = useLanguage()
  return (
    <div
      className={styles.map}
      data-homes={homes.length}
      style={{ '--ratio': mapRatio } as CSSProperties}
      aria-hidden="true"
    >
      <div className={styles.land} />
      <svg className={styles.ways} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={arcsFrom(homes)} />
        {labelPlaces.map(({ code, label }) => (
          <path
            key={code}
            className={styles.leader}
            d={leaderOf(homePorts[code], label)}
            data-own={homes.includes(code) || undefined}
          />
        ))}
      </svg>
      {overseasPorts.map((port) => (
        <i key={port.name.en} style={at(pointOf(port))} />
      ))}
      {labelPlaces.map(({ code, label }) => (
        <div key={code} data-own={homes.includes(code) || undefined}>
          <b style={at(pointOf(homePorts[code]))} />
          <span style={at(pointOf(label))}>{homePorts[code].name[language]}</span>
        </div>
      ))}
    </div>
  )
}
