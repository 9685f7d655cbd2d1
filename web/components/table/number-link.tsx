import { Link } from 'react-router'
import styles from './number-link.module.css'

/** The number of a document in its row; it opens the document. */
export function NumberLink({ number, to }: { readonly number: string; readonly to: string }) {
  return (
    <Link className={styles.number} to={to}>
      {number}
    </Link>
  )
}
