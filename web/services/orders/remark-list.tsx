import type { OrderView } from '#contract/orders.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useFieldLabel } from '#web/components/orders/use-field-label.ts'
import styles from './orders.module.css'

/** The last part of a path names the field. */
const fieldOf = (property: string): string => property.split('.').at(-1) ?? property

/** What staff ask to correct, each with the field that it is about. */
export function RemarkList({ remarks }: { readonly remarks: OrderView['remarks'] }) {
  const labelOf = useFieldLabel()
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ property, message }) => (
        <li key={`${property} ${message}`}>
          {property && <strong>{labelOf(fieldOf(property))} </strong>}
          <TypedText text={message} />
        </li>
      ))}
    </ul>
  )
}
