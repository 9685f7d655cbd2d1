import { useTranslation } from '#web/language/use-translation.ts'
import { Section } from './section.tsx'
import { Stops } from './stops.tsx'

const order = ['first', 'second', 'third', 'fourth', 'fifth'] as const

type ProcessProps = { readonly tone?: 'plain' | 'soft' | 'tint' | 'ground' }

/** A process of the brand step by step, such as a sailing or a container in the depot. */
export function Process({ tone }: ProcessProps) {
  const { t } = useTranslation('brand')
  const stops = order.map((stop) => ({ title: t(`process.${stop}.title`), text: t(`process.${stop}.text`) }))
  return (
    <Section title={t('process.title')} lead={t('process.lead')} tone={tone}>
      <Stops stops={stops} />
    </Section>
  )
}
