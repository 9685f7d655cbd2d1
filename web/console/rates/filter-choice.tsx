import { type ReactNode, useId } from 'react'
import styles from '#web/console/shared/list.module.css'
import { useTranslation } from '#web/language/use-translation.ts'

type FilterChoiceProps = {
  readonly label: string
  readonly chosen: string | undefined
  /** The label of the empty option; by default “all”. */
  readonly none?: string
  onChosen(value: string): void
  readonly children: ReactNode
}

/** A select that filters a list; the first option clears the filter. */
export function FilterChoice({ label, chosen, none, onChosen, children }: FilterChoiceProps) {
  const { t } = useTranslation('console')
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen ?? ''} onChange={({ target }) => onChosen(target.value)}>
        <option value="">{none ?? t('list.all')}</option>
        {children}
      </select>
    </div>
  )
}
