import type { ParsedRow } from '#domain/quotes/lanes/parse-lanes.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './quotes.module.css'
import { useWrongFields } from './use-wrong-fields.ts'

/** The rows that could not be read, with their wrong fields. */
export function WrongRows({ rows }: { rows: readonly ParsedRow[] }) {
  const { t } = useTranslation('myQuotes')
  const problemsOf = useWrongFields()
  const wrong = rows.filter(({ lane }) => lane === null)
  if (wrong.length === 0) return null
  return (
    <div className={styles.wrong} role="alert">
      <p>{t('bulkQuote.wrongTitle', { count: wrong.length })}</p>
      <ul>
        {wrong.map((one) => (
          <li key={one.row}>{t('bulkQuote.wrong', { row: one.row, problems: problemsOf(one) })}</li>
        ))}
      </ul>
      <p>{t('bulkQuote.wrongNote')}</p>
    </div>
  )
}
