import { useId } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './ocean.module.css'

const steps = ['ask', 'see', 'save', 'order'] as const

export function HowItWorks() {
  const { t } = useTranslation('ocean')
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`steps.items.${step}.title`)}</h3>
            <p>{t(`steps.items.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
