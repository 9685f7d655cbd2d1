import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** Why a change was refused, as a sentence. */
export function useRefusalText(): (refusal: Refusal | undefined) => string | undefined {
  const { t } = useTranslation('console')
  return (refusal) => refusal && t(`refusals:${refusal.refusal}`, refusal.params)
}
