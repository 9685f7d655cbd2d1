import type { RequestState } from '#domain/quotes/requests/quote-request.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import type { IconName } from '#web/ui/icons.tsx'

const signs: Readonly<Record<RequestState, { readonly tone: Tone; readonly icon?: IconName }>> = {
  open: { tone: 'warn', icon: 'clock' },
  answered: { tone: 'info', icon: 'mail' },
  accepted: { tone: 'ok' },
  refused: { tone: 'bad' },
  withdrawn: { tone: 'neutral' },
}

export function RequestStateBadge({ state }: { state: RequestState }) {
  const { t } = useTranslation('requestsAdmin')
  return <Badge {...signs[state]} label={t(`states.${state}`)} />
}
