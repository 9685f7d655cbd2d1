import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import styles from './field-frame.module.css'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from './icons.tsx'

type InputAttributes = InputHTMLAttributes<HTMLInputElement>

export type TextFieldProps = FieldTexts & {
  readonly name: string
  readonly autoComplete: string
  readonly type?: 'text' | 'email' | 'search' | 'number'
  readonly inputMode?: InputAttributes['inputMode']
  readonly defaultValue?: string
  readonly placeholder?: string
  readonly maxLength?: number
  readonly readOnly?: boolean
  readonly onInput?: InputAttributes['onInput']
  readonly onFocus?: InputAttributes['onFocus']
  readonly onBlur?: InputAttributes['onBlur']
  /** A button at the end of the field. */
  readonly end?: ReactNode
  /** A password, shown as dots until the user presses `show`. */
  readonly hidden?: { readonly show: string; readonly hide: string }
}

/** One line of text with its label, its help and its error. */
export function TextField({ label, help, problem, end, hidden, type = 'text', ...input }: TextFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(hidden === undefined)
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem}>
      <div className={styles.line}>
        <input {...describedBy(id, problem)} type={isShown ? type : 'password'} {...input} />
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
    </FieldFrame>
  )
}
