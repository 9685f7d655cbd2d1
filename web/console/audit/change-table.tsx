import type { AuditEntryView } from '#contract/audit.ts'
import { factText, valueText } from '#domain/audit/value-text.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './audit.module.css'
import { type ChangedValue, changedValues } from './changed-values.ts'
import { useValueTexts } from './use-value-texts.ts'

type ChangeTableProps = Pick<AuditEntryView, 'before' | 'after'>

/** Before and after, side by side; an entry that only adds something has one side. */
export function ChangeTable({ before, after }: ChangeTableProps) {
  const { t } = useTranslation('console')
  const rows = changedValues(before, after)
  if (rows.length === 0) return <p className={page.soft}>{t('audit.details.nothing')}</p>
  const sides = [...(before ? (['before'] as const) : []), ...(after ? (['after'] as const) : [])]
  return (
    <table className={styles.values}>
      <thead>
        <tr>
          <th scope="col">{t('audit.details.fact')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {t(`audit.details.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} row={row} sides={sides} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, sides }: { row: ChangedValue; sides: readonly ('before' | 'after')[] }) {
  const texts = useValueTexts()
  return (
    <tr data-changed={(row.isChanged && sides.length > 1) || undefined}>
      <th scope="row">{factText(texts, row.name)}</th>
      {sides.map((side) => (
        <td key={side}>{valueText(texts, row.name, row[side])}</td>
      ))}
    </tr>
  )
}
