import { useTranslation, useTranslator } from '#web/language/use-translation.ts'

/** The name of a control where it stands alone: a field of a row is named with its group. */
export function useControlLabel(): (control: string) => string {
  const { t } = useTranslation('orderForm')
  const translator = useTranslator()
  const named = (kind: 'fields' | 'groups', name: string) =>
    translator.find(`orderFields:${kind}.${name}`) ?? name
  return (control) => {
    const [first = '', , field] = control.split('.')
    return field === undefined
      ? named('fields', first)
      : t('rowField', { group: named('groups', first), field: named('fields', field) })
  }
}
