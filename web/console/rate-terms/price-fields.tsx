import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import { Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import styles from '#web/console/rates/rates.module.css'
import { useContainerName } from './use-words.ts'
import { textOf } from './word.tsx'

type PriceFieldsProps = {
  readonly form: FormState
  /** The way to the prices, `terms.freight`. */
  readonly part: string
  readonly prices: Readonly<Partial<Record<ContainerType, string>>>
}

/** A price for each container type; one that is left empty has none. */
export function PriceFields({ form, part, prices }: PriceFieldsProps) {
  const containerName = useContainerName()
  return (
    <div className={styles.fields}>
      {containerTypeCodes.map((type) => (
        <Field
          key={type}
          form={form}
          name={`${part}.${type}`}
          label={textOf(containerName(type))}
          autoComplete="off"
          inputMode="decimal"
          defaultValue={prices[type] ?? ''}
        />
      ))}
    </div>
  )
}
