import type { ReactNode } from 'react'
import styles from './field-frame.module.css'

export type FieldTexts = {
  readonly label: string
  readonly help?: ReactNode
  /** The error, as a sentence. */
  readonly problem?: string | false
}

/** Connects a control with its help and its error for screen readers. */
export const describedBy = (id: string, problem: FieldTexts['problem'], more?: string | false) =>
  ({
    id,
    'aria-invalid': Boolean(problem) || undefined,
    'aria-describedby': [more, `${id}-problem`, `${id}-help`].filter(Boolean).join(' '),
  }) as const

type FieldFrameProps = FieldTexts & { readonly id: string; readonly children: ReactNode }

/** Label above, error and help below, around any control. */
export function FieldFrame({ id, label, help, problem, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-wrong={Boolean(problem) || undefined}>
      <label htmlFor={id}>{label}</label>
      {children}
      <p className={styles.problem} id={`${id}-problem`}>
        {problem}
      </p>
      <div className={styles.help} id={`${id}-help`}>
        {help}
      </div>
    </div>
  )
}
