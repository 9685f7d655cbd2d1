import type { AuditEntryView } from '#contract/audit.ts'
import page from '#web/console/shared/page.module.css'
import { useTimeText } from '#web/console/shared/times.ts'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import styles from './audit.module.css'
import { type ChangedValue, changedValues, type Value } from './changed-values.ts'

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
  const translator = useTranslator()
  const valueText = useValueText()
  return (
    <tr data-changed={(row.isChanged && sides.length > 1) || undefined}>
      <th scope="row">{translator.find(`console:audit.facts.${row.name}`) ?? row.name}</th>
      {sides.map((side) => (
        <td key={side}>{valueText(row.name, row[side])}</td>
      ))}
    </tr>
  )
}

/** An instant, as the server records it. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

/** States and roles by their names, times in Beijing time; other values as they were recorded. */
function useValueText() {
  const { t } = useTranslation('console')
  const translator = useTranslator()
  const timeText = useTimeText()
  const one = (name: string, text: string) =>
    (instant.test(text) ? timeText(text) : undefined) ??
    translator.find(`console:audit.words.${name}.${text}`) ??
    translator.find(`certification:states.${text}`) ??
    translator.find(`access:roles.${text}`) ??
    text
  return (name: string, value: Value): string => {
    if (value === undefined || value === null || value === '') return t('audit.values.nothing')
    if (typeof value === 'boolean') return t(value ? 'audit.values.yes' : 'audit.values.no')
    if (Array.isArray(value)) return value.map((text) => one(name, text)).join(t('list.between'))
    return one(name, String(value))
  }
}
