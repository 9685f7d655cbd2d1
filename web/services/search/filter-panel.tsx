import { useState } from 'react'
import { placeSearchLimits } from '#domain/places/search-limits.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DictionaryFilter } from './dictionary-filter.tsx'
import { type FilterGroup, groupsFor } from './filter-groups.ts'
import styles from './filter-panel.module.css'
import { areaOf, countOfFilters } from './filters.ts'
import type { SearchProps } from './search-props.ts'

type FilterPanelProps = SearchProps & {
  readonly groups: readonly FilterGroup[]
  readonly found: number
  /** Whether the list can be filtered by free space. */
  readonly hasAreaFilter?: boolean
}

/** As many groups as fit side by side without hiding the rest. */
const openAtOnce = 2

/** Beside the list on a wide screen; on a phone behind a button with the number of filters. */
export function FilterPanel({ groups, found, hasAreaFilter = false, ...search }: FilterPanelProps) {
  const { t } = useTranslation('places')
  const [isOpen, setOpen] = useState(false)
  const { noun, places, state } = search
  const chosen = countOfFilters(state.filters)
  const offered = groupsFor(groups, places)
  return (
    <search className={styles.panel} aria-label={t(`finding.${noun}.title`)}>
      <div className={styles.toggle}>
        <Button isWide icon="chevron" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {chosen > 0 ? t('filters.openChosen', { count: chosen }) : t('filters.open')}
        </Button>
      </div>
      <div className={styles.fields} data-open={isOpen || undefined}>
        <TypedFilters key={state.version} noun={noun} state={state} hasAreaFilter={hasAreaFilter} />
        {offered.map((group, index) => (
          <Group
            key={group.name}
            group={group}
            search={search}
            isOpen={index === 0 || offered.length <= openAtOnce}
          />
        ))}
        <div className={styles.toggle}>
          <Button isWide onClick={() => setOpen(false)}>
            {t(`finding.${noun}.show`, { count: found })}
          </Button>
        </div>
      </div>
    </search>
  )
}

type TypedFiltersProps = Pick<SearchProps, 'noun' | 'state'> & { readonly hasAreaFilter: boolean }

/** Uncontrolled fields; a reset from outside mounts them again. */
function TypedFilters({ noun, state, hasAreaFilter }: TypedFiltersProps) {
  const { t } = useTranslation('places')
  const { filters, type } = state
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => event.preventDefault()}
      onInput={(event) => {
        const data = new FormData(event.currentTarget)
        type({
          ...filters,
          text: String(data.get('text') ?? ''),
          leastArea: areaOf(String(data.get('leastArea') ?? '')),
        })
      }}
    >
      <TextField
        name="text"
        type="search"
        label={t(`finding.${noun}.text`)}
        placeholder={t(`finding.${noun}.example`)}
        autoComplete="off"
        maxLength={placeSearchLimits.text}
        defaultValue={filters.text}
      />
      {hasAreaFilter && (
        <TextField
          name="leastArea"
          label={t('filters.leastArea')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(placeSearchLimits.leastArea.max).length}
          defaultValue={filters.leastArea === undefined ? '' : String(filters.leastArea)}
        />
      )}
    </form>
  )
}

type GroupProps = {
  readonly group: FilterGroup
  readonly search: SearchProps
  readonly isOpen: boolean
}

function Group({ group: { name, keys }, search, isOpen }: GroupProps) {
  const { t } = useTranslation('places')
  const { listed } = search.state.filters
  const chosen = keys.reduce((sum, key) => sum + (listed[key]?.length ?? 0), 0)
  const [wasChosen] = useState(chosen > 0)
  return (
    <details className={styles.group} open={isOpen || wasChosen || undefined}>
      <summary>
        {t(`filters.groups.${name}`)}
        {chosen > 0 && <span className={styles.chosen}>{t('filters.chosen', { count: chosen })}</span>}
      </summary>
      {keys.map((key) => (
        <DictionaryFilter key={key} filterKey={key} {...search} />
      ))}
    </details>
  )
}
