import { useCallback } from 'react'
import type { QuoteRow } from '#contract/quotes.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** What staff quoted for a request is for any service, of which a route alone says nothing. */
export function useQuotedService() {
  const { t } = useTranslation('requests')
  return useCallback(
    ({ mode, requestKind }: Pick<QuoteRow, 'mode' | 'requestKind'>): string =>
      requestKind ? t(`requests:kinds.${requestKind}`) : t(`quotes:services.${mode}`),
    [t],
  )
}
