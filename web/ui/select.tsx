import type { ComponentProps } from 'react'
import styles from './select.module.css'

export type Choice = { readonly value: string; readonly label: string }

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'className' | 'onChange'> & {
  readonly choices: readonly Choice[]
  /** The first option, with an empty value; without it one of the choices is always selected. */
  readonly placeholder?: string
  onChosen?(value: string): void
}

/** One of a few, as the device shows it. Without a frame: the caller gives it a label, an id or `aria-label`. */
export function Select({ choices, placeholder, onChosen, ...select }: SelectProps) {
  return (
    <select {...select} className={styles.select} onChange={({ target }) => onChosen?.(target.value)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
