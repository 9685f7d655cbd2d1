import { useMemo } from 'react'
import type { Say } from '#domain/quotes/explain.ts'
import type { FullKey } from '#web/language/translator.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useNames } from './use-names.ts'

/** The voice of the page for those who explain prices: names instead of codes. */
export function useSay(): Say {
  const { t } = useTranslation('quotes')
  const names = useNames()
  return useMemo(
    () => (key, params) => t(key.replace('.', ':') as FullKey, params && names.params(params)),
    [t, names],
  )
}
