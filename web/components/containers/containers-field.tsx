import { useId, useState } from 'react'
import { defaultContainers } from '#domain/quotes/query/query-defaults.ts'
import { type ContainerType, containerTypeCodes, isContainerType } from '#domain/values/container-type.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { type ContainerRow, rowFields, rowSlots } from './containers.ts'
import styles from './containers-field.module.css'

const addedRow = { type: '20GP', count: 1 } as const

type Slot = { readonly slot: number; readonly first?: ContainerRow; readonly type: ContainerType }

type ContainersFieldProps = {
  readonly form: FormState
  /** The path of the rows in the request, so that the problems the server reports show here. */
  readonly name?: string
  readonly label?: string
  readonly first: readonly ContainerRow[]
  /** Types without a price in the rates in force. */
  readonly onRequest?: readonly ContainerType[]
  /** Where the price depends on the weight of each container. */
  readonly withWeight?: boolean
  /** Called with the types of all rows whenever one changes. */
  onTypes?(types: readonly ContainerType[]): void
}

/** Container types and quantities; `containersIn` reads them from the form, `containerRules` validates them. */
export function ContainersField(props: ContainersFieldProps) {
  const { t } = useTranslation('forms')
  const { form, name = 'containers', label = t('containers.title'), first, withWeight, onTypes } = props
  const { onRequest = [] } = props
  const problem = useProblem(form)(name, label)
  const rows = first.length > 0 ? first : [defaultContainers]
  const [slots, setSlots] = useState<readonly Slot[]>(
    rows.map((row, slot) => ({ slot, first: row, type: row.type })),
  )
  const change = (next: readonly Slot[]) => {
    setSlots(next)
    onTypes?.(next.map(({ type }) => type))
  }
  const free = rowSlots.find((slot) => !slots.some((used) => used.slot === slot))
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
          isAlone={slots.length === 1}
          first={row ?? defaultContainers}
          withWeight={withWeight === true}
          onRequest={onRequest}
          onType={(type) => change(slots.map((one) => (one.slot === slot ? { ...one, type } : one)))}
          onRemoved={slots.length > 1 ? () => change(slots.filter((one) => one.slot !== slot)) : undefined}
        />
      ))}
      {free !== undefined && (
        <div className={styles.add}>
          <Button
            variant="quiet"
            isCompact
            onClick={() => change([...slots, { slot: free, first: addedRow, type: addedRow.type }])}
          >
            + {t('containers.add')}
          </Button>
        </div>
      )}
      <p className={styles.problem}>{problem}</p>
    </fieldset>
  )
}

type RowProps = {
  readonly form: FormState
  readonly sentAs: string
  readonly slot: number
  readonly number: number
  readonly isAlone: boolean
  readonly first: ContainerRow
  readonly withWeight: boolean
  readonly onRequest: readonly ContainerType[]
  onType(type: ContainerType): void
  onRemoved: (() => void) | undefined
}

/** What the form finds wrong, or what the server reports. One of several rows is named by its number. */
function useRowProblems({ form, sentAs, slot, number: row, isAlone }: RowProps) {
  const { t } = useTranslation('forms')
  const names = rowFields(slot)
  const problemOf = useProblem(form)
  const find = (field: string, sent: string, label: string) =>
    problemOf(field, label) ?? problemOf(sent, label)
  const [count, weight] = isAlone
    ? [t('containers.count'), t('containers.weight')]
    : [t('containers.countOf', { row }), t('containers.weightOf', { row })]
  return {
    count: find(names.count, `${sentAs}.count`, count),
    weight: find(names.weight, `${sentAs}.grossWeightKg`, weight),
  }
}

function Row(props: RowProps) {
  const { t } = useTranslation('forms')
  const { slot, number, first, withWeight, onRequest, onType, onRemoved } = props
  const names = rowFields(slot)
  const problems = useRowProblems(props)
  return (
    <div className={styles.row}>
      <Select
        name={names.type}
        aria-label={t('containers.typeOf', { row: number })}
        defaultValue={first.type}
        choices={containerTypeCodes.map((type) => ({
          value: type,
          label: onRequest.includes(type) ? t('containers.onRequest', { type }) : type,
        }))}
        onChosen={(type) => isContainerType(type) && onType(type)}
      />
      <span aria-hidden="true">×</span>
      <NumberInput
        name={names.count}
        label={t('containers.countOf', { row: number })}
        problem={problems.count}
        value={first.count}
      />
      {withWeight && (
        <NumberInput
          name={names.weight}
          label={t('containers.weightOf', { row: number })}
          visibleLabel={t('containers.weight')}
          problem={problems.weight}
          value={first.grossWeightKg}
        />
      )}
      {onRemoved && (
        <Button
          isSquare
          icon="close"
          aria-label={t('containers.remove', { row: number })}
          onClick={onRemoved}
        />
      )}
    </div>
  )
}

type NumberInputProps = {
  readonly name: string
  /** Names the row, which a screen reader does not see. */
  readonly label: string
  readonly visibleLabel?: string
  readonly problem: string | undefined
  readonly value: number | undefined
}

function NumberInput({ name, label, visibleLabel, problem, value }: NumberInputProps) {
  const id = useId()
  const input = (
    <input
      id={id}
      name={name}
      aria-label={label}
      aria-invalid={Boolean(problem) || undefined}
      aria-describedby={`${id}-problem`}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value === undefined ? '' : String(value)}
    />
  )
  return (
    <>
      {visibleLabel ? (
        <div className={styles.labelled}>
          <label htmlFor={id}>{visibleLabel}</label>
          {input}
        </div>
      ) : (
        input
      )}
      <p className={styles.problem} id={`${id}-problem`}>
        {problem}
      </p>
    </>
  )
}
