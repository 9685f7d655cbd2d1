import { plainClockTime } from '#domain/values/clock-time.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

export type PlainClockFieldProps = Pick<
  TextFieldProps,
  'name' | 'label' | 'help' | 'problem' | 'defaultValue' | 'onInput'
>

/** A time of day by 24 hours, the same in every browser; what is typed is written in full when the field is left. */
export function PlainClockField(field: PlainClockFieldProps) {
  const { t } = useTranslation('common')
  return (
    <TextField
      {...field}
      autoComplete="off"
      inputMode="numeric"
      placeholder={t('calendar.clockPlaceholder')}
      onBlur={({ currentTarget }) => {
        const time = plainClockTime(currentTarget.value)
        if (time === currentTarget.value) return
        currentTarget.value = time
        // A draft keeps what the field shows.
        currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
      }}
    />
  )
}
