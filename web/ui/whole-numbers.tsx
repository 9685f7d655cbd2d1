import styles from './figures.module.css'

/** A number of an order, a quote or a request: S261119-000001. */
const number = /([A-Z]\d{6}-\d{6,})/

/** A text whose numbers stay on one line; a browser would break them at their hyphen. */
export function WholeNumbers({ text }: { readonly text: string }) {
  return text.split(number).map((part, at) =>
    number.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name and keep no state.
      <span key={at} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
