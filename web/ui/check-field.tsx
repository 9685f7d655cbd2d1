import { type ReactNode, useId } from 'react'
import styles from './check-field.module.css'

type CheckFieldProps = {
  readonly name: string
  readonly children: ReactNode
  readonly help?: ReactNode
  readonly problem?: string | false
  /** Only for a choice that the user has made before. */
  readonly defaultChecked?: boolean
  /** For a choice that takes effect at once. */
  readonly isChecked?: boolean
  onChecked?(isChecked: boolean): void
}

/** A checkbox; it starts unchecked, so that only the user gives consent. */
export function CheckField(props: CheckFieldProps) {
  const { name, children, help, problem, defaultChecked, isChecked, onChecked } = props
  const id = useId()
  return (
    <div className={styles.field} data-wrong={Boolean(problem) || undefined}>
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={defaultChecked}
        checked={isChecked}
        onChange={onChecked && (({ target }) => onChecked(target.checked))}
        aria-invalid={Boolean(problem) || undefined}
        aria-describedby={`${id}-problem ${id}-help`}
      />
      <div>
        <label htmlFor={id}>{children}</label>
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      </div>
    </div>
  )
}
