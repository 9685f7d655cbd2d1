import type { ReactNode } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './promises.module.css'
import { Section } from './section.tsx'

const order = ['first', 'second', 'third'] as const

type PromisesProps = {
  readonly layout: 'columns' | 'ledger'
  readonly tone?: 'plain' | 'soft' | 'tint' | 'ground'
  readonly children?: ReactNode
}

/** The promises of the brand, in columns or as a list. */
export function Promises({ layout, tone, children }: PromisesProps) {
  const { t } = useTranslation('brand')
  return (
    <Section title={t('promiseTitle')} tone={tone} beside={layout === 'ledger'}>
      <div>
        <ol className={styles.promises} data-layout={layout}>
          {order.map((promise) => (
            <li key={promise}>
              <h3>{t(`promises.${promise}.title`)}</h3>
              <p>{t(`promises.${promise}.text`)}</p>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </Section>
  )
}
