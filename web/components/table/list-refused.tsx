import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A retry cannot help where the URL itself is wrong: its cursor, or one of its filters. */
export const isWrongUrl = ({ refusal, fields }: Refusal): boolean =>
  refusal === 'invalid-input' && fields !== undefined

type ListRefusedProps = { readonly refusal: Refusal; firstPage(): void; clear(): void }

/** Offers the way out: the first page, or the list without its filters. */
export function ListRefused({ refusal: { fields }, firstPage, clear }: ListRefusedProps) {
  const { t } = useTranslation('table')
  const isCursor = fields?.after !== undefined
  return (
    <EmptyState
      state="error"
      title={t(isCursor ? 'lostPage' : 'wrongFilters')}
      text={t(isCursor ? 'lostPageText' : 'wrongFiltersText')}
      action={
        <Button isCompact onClick={isCursor ? firstPage : clear}>
          {t(isCursor ? 'firstPage' : 'clear')}
        </Button>
      }
    />
  )
}
