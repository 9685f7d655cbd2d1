import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { Field } from '#web/parts/forms/field.tsx'
import type { FormState } from '#web/parts/forms/use-form.ts'
import { useAwake } from '#web/ui/use-awake.ts'
import { dayFrom } from './measures.ts'

type DayFieldProps = { readonly form: FormState; readonly label: string; readonly asked: string | undefined }

/** A page is made once for many days: which day it is the browser fills in. */
export function DayField({ form, label, asked }: DayFieldProps) {
  const isAwake = useAwake()
  const shown = isAwake ? dayFrom(asked, shanghaiDay(new Date())) : ''
  return (
    <Field
      key={isAwake ? 'awake' : 'asleep'}
      form={form}
      name="day"
      type="date"
      label={label}
      autoComplete="off"
      defaultValue={shown}
    />
  )
}
