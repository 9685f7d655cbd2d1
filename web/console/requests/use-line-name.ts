import type { FeeLine } from '#domain/quotes/fee-line.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

type NamedLine = Pick<FeeLine, 'fee' | 'group'> & { readonly type: unknown }

/** A charge with its container type and its group. */
export function useLineName() {
  const { t } = useTranslation('requestsAdmin')
  const language = useLanguage()
  return ({ fee, group, type }: NamedLine): string =>
    [feeItems[fee].name[language], ...(type === undefined ? [] : [String(type)]), t(`groups.${group}`)].join(
      ' · ',
    )
}
