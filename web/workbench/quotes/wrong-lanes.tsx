import type { LaneField, WrongLane } from '#domain/quotes/read-lanes.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './quotes.module.css'

/** What could not be read, row by row and field by field. */
export function WrongLanes({ wrong }: { wrong: readonly WrongLane[] }) {
  const { t } = useTranslation('myQuotes')
  if (wrong.length === 0) return null
  const nameOf: Readonly<Record<LaneField, string>> = {
    pol: t('alert.pol'),
    pod: t('alert.pod'),
    type: t('alert.type'),
    count: t('requests:count'),
    etd: t('bulkQuote.departs'),
  }
  const problemsOf = (fields: WrongLane['fields']) =>
    (Object.entries(fields) as [LaneField, FieldProblem][])
      .map(([field, problem]) =>
        t('forms:problem', { field: nameOf[field], problem: t(`fields:${problem}`) }),
      )
      .join(t('quotes:comma'))
  return (
    <div className={styles.wrong} role="alert">
      <p>{t('bulkQuote.wrongTitle', { count: wrong.length })}</p>
      <ul>
        {wrong.map(({ row, fields }) => (
          <li key={row}>{t('bulkQuote.wrong', { row, problems: problemsOf(fields) })}</li>
        ))}
      </ul>
    </div>
  )
}
