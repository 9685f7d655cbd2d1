import { dangerClasses } from '#domain/tariffs/ocean/ocean-cargo.ts'
import { useSession } from '#web/client/session-state.ts'
import { ChoiceField } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'

type SpecialFieldProps = {
  readonly form: FormState
  readonly name: string
  readonly label: string
  readonly value?: string
}

export function RemarkField({ form, name, label, value }: SpecialFieldProps) {
  const problem = useProblem(form)(name, label)
  return <TextAreaField name={name} label={label} problem={problem} defaultValue={value} />
}

/** From the customs dictionary, which is part of the session of every page. */
export function TradeModeField({ form, name, label, value: chosen }: SpecialFieldProps) {
  const { t } = useTranslation('requests')
  const dictionaries = useSession((state) => state.dictionaries)
  const rows = dictionaries.customsTradeMode ?? []
  return (
    <ChoiceField
      form={form}
      name={name}
      label={label}
      placeholder={t('chooseMode')}
      defaultValue={chosen}
      choices={rows.map(({ value, label: word }) => ({ value, label: word }))}
    />
  )
}

/** The class of dangerous goods, or whose containers they are. */
export function CargoChoiceField({
  form,
  name,
  label,
  value,
  field,
}: SpecialFieldProps & { readonly field: 'dangerClass' | 'shipperOwned' }) {
  const { t } = useTranslation('requests')
  const owners = [{ value: 'true', label: t('cargo.shipperOwned') }]
  return (
    <ChoiceField
      form={form}
      name={name}
      label={label}
      placeholder={t(field === 'dangerClass' ? 'cargo.noDanger' : 'cargo.carrierOwned')}
      defaultValue={value}
      choices={field === 'dangerClass' ? dangerClasses.map((each) => ({ value: each, label: each })) : owners}
    />
  )
}
