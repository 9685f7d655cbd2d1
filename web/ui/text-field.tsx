import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { Icon } from './icons.tsx'
import styles from './text-field.module.css'

export type TextFieldProps = {
  readonly name: string
  readonly label: string
  readonly help?: ReactNode
  /** What is wrong with what was typed, as a sentence. */
  readonly problem?: string | false
  readonly autoComplete: string
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly defaultValue?: string
  /** A button that belongs to the field, at its end. */
  readonly end?: ReactNode
  /** A secret: its letters are dots until the reader asks to see them. */
  readonly hidden?: { readonly show: string; readonly hide: string }
}

/** One line of text with its label, its help and its trouble, tied together for those who cannot see them. */
export function TextField({ name, label, help, problem, end, hidden, ...input }: TextFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(hidden === undefined)
  return (
    <div className={styles.field} data-wrong={Boolean(problem) || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          aria-invalid={Boolean(problem) || undefined}
          aria-describedby={`${id}-problem ${id}-help`}
          {...input}
        />
        {hidden && (
          <button
            type="button"
            className={styles.eye}
            aria-label={isShown ? hidden.hide : hidden.show}
            title={isShown ? hidden.hide : hidden.show}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'hidden' : 'shown'} />
          </button>
        )}
        {end}
      </div>
      <p className={styles.problem} id={`${id}-problem`}>
        {problem}
      </p>
      <div className={styles.help} id={`${id}-help`}>
        {help}
      </div>
    </div>
  )
}
