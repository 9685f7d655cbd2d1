import { useTranslation } from '#web/language/use-translation.ts'
import { Section } from './section.tsx'
import { Stops } from './stops.tsx'

const order = ['first', 'second', 'third', 'fourth', 'fifth'] as const

type WorkLineProps = {
  readonly line: 'sailing' | 'record' | 'entry' | 'trucking'
  readonly tone?: 'plain' | 'soft' | 'tint' | 'ground'
}

/** A process step by step: a sailing, a container in the depot, joining the network, a day of a truck. */
export function WorkLine({ line, tone }: WorkLineProps) {
  const { t } = useTranslation('home')
  const stops = order.map((stop) => ({
    title: t(`lines.${line}.${stop}.title`),
    text: t(`lines.${line}.${stop}.text`),
  }))
  return (
    <Section title={t(`lines.${line}.title`)} lead={t(`lines.${line}.lead`)} tone={tone}>
      <Stops stops={stops} />
    </Section>
  )
}
