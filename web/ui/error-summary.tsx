import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './error-summary.module.css'

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

const fields = 'input:not([type="hidden"]), select, textarea'

/** Buttons too: some pickers are buttons. */
const controlsOf = (summary: HTMLElement, kinds: string): readonly HTMLElement[] => [
  ...(summary.closest('form') ?? document).querySelectorAll<HTMLElement>(kinds),
]

const fieldOf = (summary: HTMLElement, name: string): HTMLElement | undefined =>
  controlsOf(summary, `${fields}, button`).find((control) => control.getAttribute('name') === name)

/** The field with the error, if the form has no other one and the error is shown there. */
function onlyField(summary: HTMLElement, [error, ...more]: readonly FieldError[]): HTMLElement | undefined {
  const [first, ...others] = controlsOf(summary, fields)
  if (!first || !error || more.length > 0) return undefined
  const isField = (control: HTMLElement) => control.getAttribute('name') === error.name
  const isOnly = [first, ...others].every(isField) && first.getAttribute('aria-invalid') === 'true'
  return isOnly ? first : undefined
}

/**
 * Every wrong field of a form in one place, each a link to its field; nothing while there is no error. The error of a form's
 * only field is shown at the field alone, which takes the focus; screen readers read it even if the field has it already.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [isAtField, setAtField] = useState(false)
  // Before the browser paints, so that the summary of an only field is never seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form is sent, not while the user corrects it.
  useLayoutEffect(() => {
    if (attempt === 0 || !ref.current) return
    const field = onlyField(ref.current, errors)
    setAtField(field !== undefined)
    ;(field ?? ref.current).focus()
  }, [attempt])
  if (errors.length === 0) return null
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault()
    const field = ref.current && fieldOf(ref.current, name)
    // A field in a closed part of the form takes no focus.
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }
  if (isAtField)
    return (
      <div ref={ref} className="visually-hidden" role="alert">
        {errors.map(({ text }) => text).join(' ')}
      </div>
    )
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
