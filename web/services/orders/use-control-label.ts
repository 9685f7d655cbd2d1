import { useFieldLabel } from '#web/components/orders/use-field-label.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** The name of a control where it stands alone: a field of a row is named with its group. */
export function useControlLabel(): (control: string) => string {
  const { t } = useTranslation('orderForm')
  const labelOf = useFieldLabel()
  return (control) => {
    const [first = '', , field] = control.split('.')
    return field === undefined
      ? labelOf(first)
      : t('rowField', { group: labelOf(first, 'groups'), field: labelOf(field) })
  }
}
