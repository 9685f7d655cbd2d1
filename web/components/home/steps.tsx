import { useTranslation } from '#web/language/use-translation.ts'
import { NumberedSteps } from '#web/ui/numbered-steps.tsx'
import { Section } from './section.tsx'

const order = ['first', 'second', 'third', 'fourth'] as const

type StepsProps = { readonly layout?: 'line' | 'column'; readonly tone?: 'plain' | 'soft' | 'tint' }

/** How ordering works: the fees are confirmed before anything is paid. */
export function Steps({ layout = 'line', tone }: StepsProps) {
  const { t } = useTranslation('homeSections')
  const steps = order.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))
  const isColumn = layout === 'column'
  return (
    <Section title={t('brand:stepsTitle')} lead={t('brand:stepsLead')} tone={tone} beside={isColumn}>
      <NumberedSteps steps={steps} layout={isColumn ? 'rows' : 'columns'} />
    </Section>
  )
}
