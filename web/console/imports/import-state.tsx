import type { ImportView } from '#contract/rate-imports.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'

const tones = { previewed: 'info', confirmed: 'ok', undone: 'neutral' } as const

export function ImportState({ state, isDrafts }: Pick<ImportView, 'state' | 'isDrafts'>) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <Badge
      tone={tones[state]}
      label={t(`importStates.${isDrafts && state === 'confirmed' ? 'drafts' : state}`)}
    />
  )
}
