import { useTranslator } from '#web/language/use-translation.ts'

/** A choice in words; codes of the trade stay as they are. */
export function useChoiceLabel(): (field: string, value: string) => string {
  const translator = useTranslator()
  return (field, value) => translator.find(`orderFields:choices.${field}.${value}`) ?? value
}
