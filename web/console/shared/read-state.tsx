import type { Verdict } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Failed } from './listing.tsx'

type ReadStateProps = {
  readonly verdict: Verdict<unknown> | undefined
  retry(): void
  /** Said where the address leads nowhere. */
  readonly missing?: { readonly title: string; readonly text: string }
}

/** An address that is no number of anything leads nowhere either. */
const isMissing = (refusal: string) => refusal === 'not-found' || refusal === 'invalid-input'

/** What stands where an answer would, while there is none. */
export function ReadState({ verdict, retry, missing }: ReadStateProps) {
  const { t } = useTranslation('console')
  if (!verdict) return <EmptyState state="loading" title={t('common:loading')} />
  if (verdict.ok) return null
  if (missing && isMissing(verdict.refusal)) return <EmptyState state="no-match" {...missing} />
  return <Failed refusal={verdict} retry={retry} />
}
