import type { RateState } from '#domain/rates/rate.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import type { IconName } from '#web/ui/icons.tsx'

const signs = {
  draft: { tone: 'warn', icon: 'edit' },
  scheduled: { tone: 'info', icon: 'clock' },
  'not-yet': { tone: 'info', icon: 'clock' },
  'in-force': { tone: 'ok', icon: 'check' },
  expired: { tone: 'warn', icon: 'dash' },
  ended: { tone: 'neutral', icon: 'dash' },
} as const satisfies Record<RateState, { readonly tone: Tone; readonly icon: IconName }>

export function RateStateBadge({ state }: { state: RateState }) {
  const { t } = useTranslation('ratesAdmin')
  return <Badge {...signs[state]} label={t(`states.${state}`)} />
}
