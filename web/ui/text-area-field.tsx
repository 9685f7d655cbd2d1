import { useId } from 'react'
import styles from './field-frame.module.css'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'

export type TextAreaFieldProps = FieldTexts & {
  readonly name: string
  readonly rows?: number
  readonly maxLength?: number
  readonly defaultValue?: string
  readonly placeholder?: string
}

/** Several lines of text with label, help and error. */
export function TextAreaField({ label, help, problem, rows = 3, ...area }: TextAreaFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem}>
      <div className={styles.line}>
        <textarea {...describedBy(id, problem)} rows={rows} {...area} />
      </div>
    </FieldFrame>
  )
}
