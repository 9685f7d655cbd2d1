import { useSession } from '#web/client/session-state.ts'
import { useTranslator } from '#web/language/use-translation.ts'

type Choice = { readonly value: string; readonly label: string }
const none: readonly Choice[] = []

/** The choices of a field that a dictionary lists. */
export function useListedChoices(): (field: string) => readonly Choice[] {
  const dictionaries = useSession((state) => state.dictionaries)
  const ofField: Readonly<Record<string, readonly Choice[] | undefined>> = {
    tradeMode: dictionaries.customsTradeMode,
    businessType: dictionaries.businessType,
  }
  return (field) => ofField[field] ?? none
}

/** A choice in words; codes of the trade stay as they are. */
export function useChoiceLabel(): (field: string, value: string) => string {
  const translator = useTranslator()
  const listed = useListedChoices()
  return (field, value) =>
    translator.find(`orderFields:choices.${field}.${value}`) ??
    listed(field).find((choice) => choice.value === value)?.label ??
    value
}
