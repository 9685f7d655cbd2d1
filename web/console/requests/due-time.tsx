import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useNow } from '#web/ui/use-now.ts'

/** By when a request must be answered; marked once that time is over, also while the page stays open. */
export function DueTime({ at }: { readonly at: string | null }) {
  const { t } = useTranslation('console')
  const now = useNow()
  if (at === null) return null
  const isOverdue = now !== undefined && now > new Date(at)
  return (
    <>
      {isOverdue && <Badge tone="bad" icon="clock" label={t('due.overdue')} />}{' '}
      <FormattedTime at={at} format="dayTime" />
    </>
  )
}
