import { useId } from 'react'
import { Link } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { NumberedSteps } from '#web/ui/numbered-steps.tsx'
import styles from './ocean.module.css'

const steps = ['ask', 'see', 'save', 'order'] as const

export function HowItWorks() {
  const { t } = useTranslation('ocean')
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('steps.title')}</h2>
      <NumberedSteps
        layout="columns"
        steps={steps.map((step) => ({
          title: t(`steps.items.${step}.title`),
          text: t(`steps.items.${step}.text`),
        }))}
      />
      <p className={styles.orders}>
        <Link to={servicePaths.reserve}>{t('steps.reserve')}</Link>
        <Link to={servicePaths.entrust}>{t('steps.entrust')}</Link>
      </p>
    </section>
  )
}
