import { useTranslation } from '#web/language/use-translation.ts'
import { wordFor } from '#web/services/shared/dictionary-words.ts'
import type { FilterKey } from './filter-groups.ts'
import { type Filters, toggled } from './filters.ts'
import type { FindingProps } from './finding-props.ts'

export type Criterion = {
  readonly key: string
  readonly words: string
  /** The same search without it. */
  readonly without: Filters
}

/** What is looked for, in words: each can be let go of by itself. */
export function useCriteria({ rows, state }: Pick<FindingProps, 'rows' | 'state'>): readonly Criterion[] {
  const { t } = useTranslation('places')
  const { filters } = state
  const { listed, leastArea, text } = filters
  const typed =
    text === ''
      ? []
      : [{ key: 'text', words: t('filters.quoted', { text }), without: { ...filters, text: '' } }]
  const room =
    leastArea === undefined
      ? []
      : [
          {
            key: 'leastArea',
            words: t('list.areaAsked', { area: leastArea }),
            without: { ...filters, leastArea: undefined },
          },
        ]
  const words = (Object.keys(listed) as FilterKey[]).flatMap((key) =>
    (listed[key] ?? []).map((word) => ({
      key: `${key}.${word}`,
      words: t('filters.named', { name: t(`dictionaries.${key}`), word: wordFor(rows, key, word) }),
      without: toggled(filters, key, word),
    })),
  )
  return [...typed, ...room, ...words]
}
