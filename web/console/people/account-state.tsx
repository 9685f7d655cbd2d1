import type { PersonRow } from '#contract/people.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A closed account cannot be blocked, so one word is enough. */
export function AccountState({ closedAt, blockedAt }: Pick<PersonRow, 'closedAt' | 'blockedAt'>) {
  const { t } = useTranslation('console')
  if (closedAt) return <Badge tone="neutral" label={t('people.closed')} />
  return blockedAt ? (
    <Badge tone="bad" label={t('people.blocked')} />
  ) : (
    <Badge tone="ok" label={t('people.open')} />
  )
}
