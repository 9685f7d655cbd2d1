import type { ReactNode } from 'react'
import { useNames } from '#web/components/places/use-names.ts'
import list from '#web/components/quotes/list/offer-list.module.css'
import styles from '#web/components/quotes/list/offer-row.module.css'
import { longestTransit } from '#web/components/quotes/state/list-view.ts'
import type { PriceRangeData } from '#web/components/quotes/state/use-prices.ts'
import { Closing, SailingLine } from './sailing-line.tsx'

type SailingRowsProps = {
  readonly sailings: PriceRangeData['sailings']
  readonly pod: string
  /** What stands where a price would. */
  readonly end?: ReactNode
}

/** Sailings without prices: ship, dates and closing. */
export function SailingRows({ sailings, pod, end }: SailingRowsProps) {
  const names = useNames()
  const longest = longestTransit(sailings.map((item) => ({ item })))
  return (
    <ul className={list.rows}>
      {sailings.map(({ carrier, sailing }) => (
        <li
          key={`${carrier} ${sailing.code ?? sailing.vessel} ${sailing.departsOn}`}
          className={styles.row}
          data-sailing
          data-unpriced
        >
          <div className={styles.ship}>
            <h3>
              <span>{names.carrier(carrier)}</span> {sailing.vessel} / {sailing.voyage}
            </h3>
          </div>
          <SailingLine sailing={sailing} pod={pod} longest={longest} />
          <Closing sailing={sailing} />
          <p className={styles.veiled}>{end}</p>
        </li>
      ))}
    </ul>
  )
}
