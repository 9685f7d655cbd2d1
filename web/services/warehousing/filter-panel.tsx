import { useState } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Icon } from '#web/ui/icons.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DictionaryFilter } from './dictionary-filter.tsx'
import { type FilterGroup, groupsFor } from './filter-groups.ts'
import styles from './filter-panel.module.css'
import type { FilterPanelProps } from './filter-panel-props.ts'
import { areaOf, countOfFilters } from './filters.ts'
import type { FilterState } from './use-filters.ts'

/** Beside the list where there is room; on a phone behind a button that says how many are chosen. */
export function FilterPanel(panel: FilterPanelProps) {
  const { t } = useTranslation('places')
  const [isOpen, setOpen] = useState(false)
  const { cards, state, found } = panel
  const chosen = countOfFilters(state.filters)
  return (
    <search className={styles.panel} aria-label={t('filters.title')}>
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
        <TypedFilters key={state.version} state={state} />
        {groupsFor(cards).map((group, index) => (
          <Group key={group.name} group={group} panel={panel} isFirst={index === 0} />
        ))}
        <button className={`${button.button} ${styles.toggle}`} type="button" onClick={() => setOpen(false)}>
          {t('filters.show', { count: found })}
        </button>
      </div>
    </search>
  )
}

/** Keep what is typed themselves; cleared from outside they begin anew. */
function TypedFilters({ state }: { state: FilterState }) {
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
        label={t('filters.text')}
        placeholder={t('filters.textExample')}
        autoComplete="off"
        maxLength={60}
        defaultValue={filters.text}
      />
      <TextField
        name="leastArea"
        label={t('filters.leastArea')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={filters.leastArea === undefined ? '' : String(filters.leastArea)}
      />
    </form>
  )
}

type GroupProps = {
  readonly group: FilterGroup
  readonly panel: FilterPanelProps
  readonly isFirst: boolean
}

function Group({ group, panel, isFirst }: GroupProps) {
  const { t } = useTranslation('places')
  const { name, dictionaries } = group
  const { listed } = panel.state.filters
  const chosen = dictionaries.reduce((sum, code) => sum + (listed[code]?.length ?? 0), 0)
  const [wasChosen] = useState(chosen > 0)
  return (
    <details className={styles.group} open={isFirst || wasChosen || undefined}>
      <summary>
        {t(`filters.groups.${name}`)}
        {chosen > 0 && <span className={styles.chosen}>{t('filters.chosen', { count: chosen })}</span>}
      </summary>
      {dictionaries.map((dictionary) => (
        <DictionaryFilter key={dictionary} dictionary={dictionary} {...panel} />
      ))}
    </details>
  )
}
