import { useId } from 'react'
import styles from './field-frame.module.css'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'

export type Choice = { readonly value: string; readonly label: string }

export type SelectFieldProps = FieldTexts & {
  readonly name: string
  readonly choices: readonly Choice[]
  /** Said while nothing is chosen; without it the first choice stands. */
  readonly placeholder?: string
  readonly defaultValue?: string
  readonly autoComplete?: string
  onChosen?(value: string): void
}

/** One of a few, as the device shows it. */
export function SelectField({
  label,
  help,
  problem,
  choices,
  placeholder,
  onChosen,
  ...select
}: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem}>
      <div className={styles.line}>
        <select {...describedBy(id, problem)} {...select} onChange={({ target }) => onChosen?.(target.value)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  )
}
