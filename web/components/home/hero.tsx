import type { ReactNode } from 'react'
import page from './brand-page.module.css'
import styles from './hero.module.css'

/** How text and drawing are arranged. */
export type Composition = 'map' | 'split' | 'band' | 'panel' | 'centre' | 'scene'

type HeroProps = {
  readonly composition: Composition
  readonly name: string
  readonly heading: ReactNode
  readonly lead: ReactNode
  readonly actions?: ReactNode
  readonly picture: ReactNode
  readonly beside?: ReactNode
  readonly below?: ReactNode
  /** A lower first screen, for pages other than the home page. */
  readonly low?: boolean
}

export function Hero({ composition, name, heading, lead, actions, picture, beside, below, low }: HeroProps) {
  const wholeOnGround = composition === 'map' ? page.ground : ''
  const wordsOnGround = composition === 'panel' ? page.ground : ''
  return (
    <section
      className={`${styles.hero} ${wholeOnGround}`}
      data-composition={composition}
      data-low={low || undefined}
    >
      <div className={`${styles.words} ${wordsOnGround}`}>
        <div className={styles.opening}>
          <p className={styles.name}>{name}</p>
          {heading}
        </div>
        <div>
          <div className={styles.lead}>{lead}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
      <div className={styles.picture}>{picture}</div>
      {below && <div className={styles.below}>{below}</div>}
    </section>
  )
}
