import { useTranslation } from '#web/language/use-translation.ts'
import type { Choice } from '#web/ui/select.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './list.module.css'

type FilterChoiceProps = {
  readonly name: string
  readonly label: string
  readonly selected: string
  readonly choices: readonly Choice[]
  /** The label of the empty option; by default “all”. */
  readonly none?: string
  onSelect(value: string): void
}

/** A select that filters a list; the first option names the filter and clears it. */
export function FilterChoice({ name, label, selected, choices, none, onSelect }: FilterChoiceProps) {
  const { t } = useTranslation('console')
  return (
    <div className={styles.filter}>
      {/* The key shows the value of the URL after Back and Forward. */}
      <SelectField
        key={selected}
        name={name}
        label={label}
        choices={choices}
        placeholder={t('list.filter', { label, value: none ?? t('list.all') })}
        defaultValue={selected}
        onChosen={onSelect}
      />
    </div>
  )
}
