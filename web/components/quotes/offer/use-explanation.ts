import { useMemo } from 'react'
import type { Translate } from '#domain/quotes/explanation/explain.ts'
import { useNames } from '#web/components/places/use-names.ts'
import type { FullKey } from '#web/language/translator.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** The namespaces that explain a charge. */
export const explanationNamespaces = [
  'quotes',
  'tariff-agreed',
  'tariff-depot',
  'tariff-ocean',
  'tariff-trucking',
  'tariff-warehouse',
] as const

/** Translates the explanation of a price, with names instead of codes. */
export function useExplanation(): Translate {
  const { t } = useTranslation('quotes')
  const names = useNames()
  return useMemo(
    () => (key, params) => t(key.replace('.', ':') as FullKey, params && names.params(params)),
    [t, names],
  )
}
