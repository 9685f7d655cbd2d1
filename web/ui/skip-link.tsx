import styles from './skip-link.module.css'

/** Visible while it has the focus: leads keyboard users past the navigation to the content. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a className={styles.skip} href="#content">
      {text}
    </a>
  )
}
