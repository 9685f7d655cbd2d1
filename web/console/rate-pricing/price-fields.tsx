import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import { AmountField } from '#web/components/forms/field.tsx'
import { helpWithoutProblem } from '#web/components/forms/help-without-problem.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import styles from '#web/console/rates/rates.module.css'
import { textOf } from './coded-name.tsx'
import { useContainerName } from './use-names.ts'

type PriceFieldsProps = {
  readonly form: FormState
  /** The name of the prices in the form: `cost`. */
  readonly parent: string
  readonly prices: Readonly<Partial<Record<ContainerType, string>>>
  helpOf(type: ContainerType): string | undefined
}

/** A price for each container type; a field may be left empty. */
export function PriceFields({ form, parent, prices, helpOf }: PriceFieldsProps) {
  const containerName = useContainerName()
  return (
    <div className={styles.fields}>
      {containerTypeCodes.map((type) => (
        <AmountField
          key={type}
          form={form}
          name={`${parent}.${type}`}
          label={textOf(containerName(type))}
          help={helpWithoutProblem(form)(`${parent}.${type}`, helpOf(type))}
          defaultValue={prices[type] ?? ''}
        />
      ))}
    </div>
  )
}
