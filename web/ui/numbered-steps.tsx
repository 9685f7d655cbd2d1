import styles from './numbered-steps.module.css'

export type NumberedStep = { readonly title: string; readonly text: string }

type NumberedStepsProps = {
  readonly steps: readonly NumberedStep[]
  /** From left to right where there is room, else from top to bottom. */
  readonly layout?: 'rows' | 'columns'
}

/** How something works, step by step. */
export function NumberedSteps({ steps, layout = 'rows' }: NumberedStepsProps) {
  return (
    <ol className={styles.steps} data-layout={layout}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
