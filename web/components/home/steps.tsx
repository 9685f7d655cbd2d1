import { useTranslation } from '#web/language/use-translation.ts'
import { Section } from './section.tsx'
import styles from './steps.module.css'
import { Stops } from './stops.tsx'

const order = ['first', 'second', 'third', 'fourth'] as const

type StepsProps = { readonly layout?: 'line' | 'column'; readonly tone?: 'plain' | 'soft' | 'tint' }

/** How ordering works: the fees are confirmed before anything is paid. */
export function Steps({ layout = 'line', tone }: StepsProps) {
  const { t } = useTranslation('home')
  const steps = order.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))
  const isColumn = layout === 'column'
  return (
    <Section title={t('brand:stepsTitle')} lead={t('brand:stepsLead')} tone={tone} beside={isColumn}>
      {isColumn ? (
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      ) : (
        <Stops stops={steps} numbered />
      )}
    </Section>
  )
}
