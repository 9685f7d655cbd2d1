import styles from './steps.module.css'

export type Step = { readonly id: string; readonly label: string }

export type StepsProps = {
  /** Names the list for screen readers. */
  readonly label: string
  readonly steps: readonly Step[]
  /** The id of the step in progress; the ones before it are done, and all of them without one. */
  readonly current: string | undefined
  /** Read after the name of a step that is done. */
  readonly done: string
  /** Makes the steps that are done into buttons that go back to them. */
  onSelect?(id: string): void
}

/** Named steps of a form or of a process. */
export function Steps({ label, steps, current, done, onSelect }: StepsProps) {
  const at = current === undefined ? steps.length : steps.findIndex(({ id }) => id === current)
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.id} data-state={stateOf(index, at)} aria-current={index === at ? 'step' : undefined}>
          {index < at && onSelect ? (
            <button type="button" onClick={() => onSelect(step.id)}>
              {step.label}
            </button>
          ) : (
            step.label
          )}
          {index < at && <span className="visually-hidden">{done}</span>}
        </li>
      ))}
    </ol>
  )
}

const stateOf = (index: number, current: number) => {
  if (index === current) return 'current'
  return index < current ? 'done' : 'later'
}
