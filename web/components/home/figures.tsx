import { useTranslation } from '#web/language/use-translation.ts'
import styles from './figures.module.css'

/** The three company figures of spec §1. */
const figures = [
  { key: 'staff', value: '2000+' },
  { key: 'nodes', value: '70+' },
  { key: 'customers', value: '27000+' },
] as const

/** In a row, or in a narrow column. */
export function Figures({ stacked }: { stacked?: boolean }) {
  const { t } = useTranslation('homeSections')
  return (
    <dl className={styles.figures} data-stacked={stacked || undefined}>
      {figures.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`figures.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
