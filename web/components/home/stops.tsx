import styles from './stops.module.css'

export type Stop = { readonly title: string; readonly text: string }

/** Stops on a line, from left to right; from top to bottom where it is narrow. */
export function Stops({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className={styles.stops}>
      {stops.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
