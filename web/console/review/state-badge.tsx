import type { CertificationState } from '#domain/certification/certification.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const tones: Record<CertificationState, Tone> = {
  none: 'neutral',
  'under-review': 'warn',
  certified: 'ok',
  refused: 'bad',
  suspended: 'warn',
  revoked: 'bad',
}

export function StateBadge({ state }: { state: CertificationState }) {
  const { t } = useTranslation('certification')
  const icon = state === 'under-review' ? 'clock' : undefined
  return <Badge tone={tones[state]} label={t(`states.${state}`)} icon={icon} />
}
