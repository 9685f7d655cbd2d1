import { TypedText } from '#web/components/formats/typed-text.tsx'
import styles from './quotes.module.css'

/** What a quote is for, on two lines of a row: its route, then its containers and its service. Phones wrap it as one text. */
export function QuotedShipmentCell({ lines }: { readonly lines: readonly [string, string] }) {
  const [route, others] = lines
  return (
    <>
      {route && (
        <>
          <span className={styles.line}>
            <TypedText text={route} />
          </span>
          <span className={styles.onPhones}> · </span>
        </>
      )}
      <span className={`${styles.line} ${styles.second}`}>{others}</span>
    </>
  )
}
