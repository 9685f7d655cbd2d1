import { useState } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Icon } from '#web/ui/icons.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type FilterGroup, groupsFor } from './filter-groups.ts'
import styles from './filter-panel.module.css'
import { areaOf, countOfFilters } from './filters.ts'
import type { FindingProps } from './finding-props.ts'
import { WordFilter } from './word-filter.tsx'

type FilterPanelProps = FindingProps & {
  readonly groups: readonly FilterGroup[]
  readonly found: number
  /** Whether places say how much room is free. */
  readonly hasRoom?: boolean
}

/** As many groups as stand open side by side without hiding the rest. */
const openAtOnce = 2

/** Beside the list where there is room; on a phone behind a button that says how many are chosen. */
export function FilterPanel({ groups, found, hasRoom = false, ...finding }: FilterPanelProps) {
  const { t } = useTranslation('places')
  const [isOpen, setOpen] = useState(false)
  const { noun, places, state } = finding
  const chosen = countOfFilters(state.filters)
  const offered = groupsFor(groups, places)
  return (
    <search className={styles.panel} aria-label={t(`finding.${noun}.title`)}>
      <button
        className={`${button.button} ${styles.toggle}`}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? t('filters.openChosen', { count: chosen }) : t('filters.open')}
        <Icon name="chevron" />
      </button>
      <div className={styles.fields} data-open={isOpen || undefined}>
        <TypedFilters key={state.version} noun={noun} state={state} hasRoom={hasRoom} />
        {offered.map((group, index) => (
          <Group
            key={group.name}
            group={group}
            finding={finding}
            isOpen={index === 0 || offered.length <= openAtOnce}
          />
        ))}
        <button className={`${button.button} ${styles.toggle}`} type="button" onClick={() => setOpen(false)}>
          {t(`finding.${noun}.show`, { count: found })}
        </button>
      </div>
    </search>
  )
}

type TypedFiltersProps = Pick<FindingProps, 'noun' | 'state'> & { readonly hasRoom: boolean }

/** Keep what is typed themselves; cleared from outside they begin anew. */
function TypedFilters({ noun, state, hasRoom }: TypedFiltersProps) {
  const { t } = useTranslation('places')
  const { filters, type } = state
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => event.preventDefault()}
      onInput={(event) => {
        const given = new FormData(event.currentTarget)
        type({
          ...filters,
          text: String(given.get('text') ?? ''),
          leastArea: areaOf(String(given.get('leastArea') ?? '')),
        })
      }}
    >
      <TextField
        name="text"
        type="search"
        label={t(`finding.${noun}.text`)}
        placeholder={t(`finding.${noun}.example`)}
        autoComplete="off"
        maxLength={60}
        defaultValue={filters.text}
      />
      {hasRoom && (
        <TextField
          name="leastArea"
          label={t('filters.leastArea')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={filters.leastArea === undefined ? '' : String(filters.leastArea)}
        />
      )}
    </form>
  )
}

type GroupProps = {
  readonly group: FilterGroup
  readonly finding: FindingProps
  readonly isOpen: boolean
}

function Group({ group: { name, keys }, finding, isOpen }: GroupProps) {
  const { t } = useTranslation('places')
  const { listed } = finding.state.filters
  const chosen = keys.reduce((sum, key) => sum + (listed[key]?.length ?? 0), 0)
  const [wasChosen] = useState(chosen > 0)
  return (
    <details className={styles.group} open={isOpen || wasChosen || undefined}>
      <summary>
        {t(`filters.groups.${name}`)}
        {chosen > 0 && <span className={styles.chosen}>{t('filters.chosen', { count: chosen })}</span>}
      </summary>
      {keys.map((key) => (
        <WordFilter key={key} filterKey={key} {...finding} />
      ))}
    </details>
  )
}
