import { type MouseEvent, useEffect, useId, useRef } from 'react'
import styles from './error-summary.module.css'
import { goToField } from './go-to-field.ts'

export type FieldError = {
  /** The name of the field in the form around the summary. */
  readonly name: string
  readonly text: string
}

export type ErrorSummaryProps = {
  readonly title: string
  readonly errors: readonly FieldError[]
  /** How often the form was sent: whenever it changes, the summary takes the focus again. */
  readonly attempt: number
}

/** Every wrong field of a form in one place, each a link to its field; nothing while there is no error. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) ref.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault()
    goToField(ref.current?.closest('form') ?? document, name)
  }
  return (
    <div ref={ref} className={styles.summary} role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => go(event, name)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
