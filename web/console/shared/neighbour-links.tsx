import { Link, useLocation } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import type { ListSection } from './back-to-list.tsx'
import styles from './page.module.css'
import { neighboursOf } from './record-order.ts'
import { sections } from './sections.ts'

type NeighbourLinksProps = {
  readonly list: ListSection
  /** Of the record, if it has others than the one in its URL. */
  readonly ids?: readonly string[] | undefined
}

const steps = [
  { side: 'previous', key: 'k' },
  { side: 'next', key: 'j' },
] as const

/** To the records before and after this one, in the order of the list the user came from. */
export function NeighbourLinks({ list, ids }: NeighbourLinksProps) {
  const { t } = useTranslation('console')
  const { pathname } = useLocation()
  const path = sections.find(({ name }) => name === list)?.path ?? ''
  const own = decodeURIComponent(pathname.slice(path.length + 1))
  const found = neighboursOf(path, [own, ...(ids ?? [])])
  if (!found) return null
  return (
    <nav className={styles.row} aria-label={t('list.neighbours')}>
      {steps.map(({ side, key }) => {
        const id = found[side]
        return (
          id !== undefined && (
            <Link
              key={side}
              className={buttonClass({ isCompact: true })}
              to={`${path}/${encodeURIComponent(id)}`}
              aria-keyshortcuts={key}
            >
              {side === 'previous' && <Icon name="previous" size={16} />}
              {t(`list.${side}`)}
              {side === 'next' && <Icon name="next" size={16} />}
            </Link>
          )
        )
      })}
      <span className={styles.soft}>{t('list.place', { place: found.place, count: found.count })}</span>
    </nav>
  )
}
