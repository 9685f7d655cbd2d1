import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import styles from './rate-sheet.module.css'
import { barOf, todayPercent } from './validity-bar.ts'

type ValidityCellProps = { readonly validFrom: string; readonly validTo: string; readonly text: string }

/** The days in words, and as a bar on which today is marked. */
export function ValidityCell({ validFrom, validTo, text }: ValidityCellProps) {
  const { from, to } = barOf(validFrom, validTo, shanghaiDay(new Date()))
  return (
    <span className={styles.validity}>
      {text}
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.days} style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }} />
        <span className={styles.today} style={{ insetInlineStart: `${todayPercent}%` }} />
      </span>
    </span>
  )
}
