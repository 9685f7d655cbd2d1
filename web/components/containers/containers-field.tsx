import { useState } from 'react'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Icon } from '#web/ui/icons.tsx'
import { type ContainerRow, mostContainers, mostKilograms, mostRows, rowFields } from './containers.ts'
import styles from './containers-field.module.css'

type Slot = { readonly slot: number; readonly first?: ContainerRow }

type ContainersFieldProps = {
  readonly form: FormState
  /** What the form sends the rows as, so that what the server says of them is told here. */
  readonly name?: string
  readonly label?: string
  readonly first: readonly ContainerRow[]
  /** Where the weight of each box decides on the price. */
  readonly withWeight?: boolean
}

const usualRow: ContainerRow = { type: '40HQ', count: 1 }

/** Types and how many of each; `containersIn` reads them from the form, `containerRules` judges them. */
export function ContainersField(props: ContainersFieldProps) {
  const { t } = useTranslation('forms')
  const { form, name = 'containers', label = t('containers.title'), first, withWeight } = props
  const problem = useProblem(form)(name, label)
  const rows = first.length > 0 ? first : [usualRow]
  const [slots, setSlots] = useState<readonly Slot[]>(rows.map((row, slot) => ({ slot, first: row })))
  const free = Array.from({ length: mostRows }, (_, slot) => slot).find(
    (slot) => !slots.some((used) => used.slot === slot),
  )
  return (
    <fieldset className={styles.containers} data-weighed={withWeight || undefined}>
      <legend>{label}</legend>
      {slots.map(({ slot, first: row }, index) => (
        <Row
          key={slot}
          form={form}
          sentAs={`${name}.${index}`}
          slot={slot}
          number={index + 1}
          first={row ?? usualRow}
          withWeight={withWeight === true}
          onRemoved={slots.length > 1 ? () => setSlots(slots.filter((one) => one.slot !== slot)) : undefined}
        />
      ))}
      {free !== undefined && (
        <button
          className={styles.add}
          type="button"
          onClick={() => setSlots([...slots, { slot: free, first: { type: '20GP', count: 1 } }])}
        >
          + {t('containers.add')}
        </button>
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </fieldset>
  )
}

type RowProps = {
  readonly form: FormState
  readonly sentAs: string
  readonly slot: number
  readonly number: number
  readonly first: ContainerRow
  readonly withWeight: boolean
  onRemoved: (() => void) | undefined
}

function Row({ form, sentAs, slot, number, first, withWeight, onRemoved }: RowProps) {
  const { t } = useTranslation('forms')
  const names = rowFields(slot)
  const problemOf = useProblem(form)
  const [count, weight] = [t('containers.count'), t('containers.weight')]
  /** What is typed or what the server said; what is too much is told with its limit. */
  const toldOf = (field: string, sent: string, label: string, tooMuch: string) =>
    form.problemOf(field) === 'too-large' ? tooMuch : (problemOf(field, label) ?? problemOf(sent, label))
  const countProblem = toldOf(
    names.count,
    `${sentAs}.count`,
    count,
    t('containers.tooMany', { most: mostContainers }),
  )
  const weightProblem = toldOf(
    names.weight,
    `${sentAs}.grossWeightKg`,
    weight,
    t('containers.tooHeavy', { most: mostKilograms }),
  )
  return (
    <div className={styles.row}>
      <select
        name={names.type}
        aria-label={t('containers.typeOf', { row: number })}
        defaultValue={first.type}
      >
        {containerTypeCodes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <span aria-hidden="true">×</span>
      <input
        name={names.count}
        aria-label={t('containers.countOf', { row: number })}
        aria-invalid={Boolean(countProblem) || undefined}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(first.count)}
      />
      {withWeight && (
        <input
          className={styles.weight}
          name={names.weight}
          aria-label={t('containers.weightOf', { row: number })}
          aria-invalid={Boolean(weightProblem) || undefined}
          placeholder={weight}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={first.grossWeightKg === undefined ? '' : String(first.grossWeightKg)}
        />
      )}
      {onRemoved && (
        <button
          className={`${button.small} ${styles.remove}`}
          type="button"
          aria-label={t('containers.remove', { row: number })}
          onClick={onRemoved}
        >
          <Icon name="close" size={16} />
        </button>
      )}
      <p className={styles.problem} role="alert">
        {countProblem ?? weightProblem}
      </p>
    </div>
  )
}
