import { useTranslation } from '#web/language/use-translation.ts'
import { labelFor } from '#web/services/shared/dictionary-labels.ts'
import type { FilterKey } from './filter-groups.ts'
import { type Filters, toggled } from './filters.ts'
import type { SearchProps } from './search-props.ts'

export type Criterion = {
  readonly key: string
  readonly text: string
  /** The filters without this criterion. */
  readonly without: Filters
}

/** The criteria in words, each of which can be removed. */
export function useCriteria({ rows, state }: Pick<SearchProps, 'rows' | 'state'>): readonly Criterion[] {
  const { t } = useTranslation('places')
  const { filters } = state
  const { listed, leastArea, text } = filters
  const typed =
    text === ''
      ? []
      : [{ key: 'text', text: t('filters.quoted', { text }), without: { ...filters, text: '' } }]
  const area =
    leastArea === undefined
      ? []
      : [
          {
            key: 'leastArea',
            text: t('list.areaAsked', { area: leastArea }),
            without: { ...filters, leastArea: undefined },
          },
        ]
  const values = (Object.keys(listed) as FilterKey[]).flatMap((key) =>
    (listed[key] ?? []).map((value) => ({
      key: `${key}.${value}`,
      text: t('filters.named', { name: t(`dictionaries.${key}`), word: labelFor(rows, key, value) }),
      without: toggled(filters, key, value),
    })),
  )
  return [...typed, ...area, ...values]
}
