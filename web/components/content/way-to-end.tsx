import button from '#web/ui/button.module.css'
import type { ContentsEntry } from './contents.ts'
import styles from './way-to-end.module.css'

/** A link from the head of a page to the form at its end. */
export function WayToEnd({ end }: { end: ContentsEntry | undefined }) {
  if (!end) return null
  return (
    <p className={styles.way}>
      <a className={button.main} href={`#${end.id}`}>
        {end.title}
      </a>
    </p>
  )
}
