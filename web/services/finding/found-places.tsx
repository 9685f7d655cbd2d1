import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import cards from '#web/services/shared/cards.module.css'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icons.tsx'
import type { Filters, Findable } from './filters.ts'
import styles from './finding.module.css'
import type { FindingProps } from './finding-props.ts'
import { type Criterion, useCriteria } from './use-criteria.ts'

type FoundPlacesProps<Place extends Findable> = FindingProps & {
  readonly found: readonly Place[]
  readonly tile: (place: Place) => ReactNode
}

const narrow = { '--card': '340px' } as CSSProperties

/** What was found, by which criteria; where nothing was, how to find more. */
export function FoundPlaces<Place extends Findable>({ found, tile, ...finding }: FoundPlacesProps<Place>) {
  const { t } = useTranslation('places')
  const { noun, places, state } = finding
  const heading = useRef<HTMLHeadingElement>(null)
  const criteria = useCriteria(finding)
  const isFiltered = criteria.length > 0
  // The button that was pressed is gone: the focus goes to what it brought back.
  const look = (next?: Filters) => {
    state.reset(next)
    heading.current?.focus()
  }
  const clear = isFiltered && (
    <button className={button.small} type="button" onClick={() => look()}>
      {t('filters.clear')}
    </button>
  )
  const facts = { found: found.length, total: places.length, count: places.length }
  return (
    <section aria-label={t(`finding.${noun}.results`)}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`finding.${noun}.results`)}
        </h2>
        <p role="status">{t(isFiltered ? `finding.${noun}.foundOf` : `finding.${noun}.total`, facts)}</p>
        {found.length > 0 && clear}
      </div>
      {isFiltered && <Criteria criteria={criteria} onGone={({ without }) => look(without)} />}
      {found.length === 0 ? (
        <EmptyState
          state={isFiltered ? 'no-match' : 'first-use'}
          title={t(`finding.${noun}.none`)}
          text={<p>{isFiltered ? t(`finding.${noun}.noneText`) : t(`finding.${noun}.empty`)}</p>}
          action={clear}
        />
      ) : (
        <ul className={cards.cards} style={narrow}>
          {found.map((place) => (
            <li key={place.code}>{tile(place)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

type CriteriaProps = { readonly criteria: readonly Criterion[]; onGone(criterion: Criterion): void }

/** What was looked for, so that it can be seen what was too much. */
function Criteria({ criteria, onGone }: CriteriaProps) {
  const { t } = useTranslation('places')
  return (
    <ul className={styles.criteria} aria-label={t('filters.asked')}>
      {criteria.map((criterion) => (
        <li key={criterion.key}>
          <button
            type="button"
            onClick={() => onGone(criterion)}
            aria-label={t('filters.without', { criterion: criterion.words })}
          >
            {criterion.words}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
