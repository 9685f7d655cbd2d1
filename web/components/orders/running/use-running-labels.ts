import type { OrderMilestone } from '#domain/orders/milestones/milestones.ts'
import { useTranslator } from '#web/language/use-translation.ts'

/** Words for what staff fill in; a field that customers fill in too has the same word. */
export function useRunningLabels() {
  const translator = useTranslator()
  const find = (path: string, name: string) =>
    translator.find(`orderRunning:${path}`) ?? translator.find(`orderFields:${path}`) ?? name
  return {
    field: (name: string) => find(`fields.${name}`, name),
    group: (name: string) => find(`groups.${name}`, name),
    choice: (field: string, value: string) => find(`choices.${field}.${value}`, value),
    milestone: (code: OrderMilestone) =>
      translator.find(`tracking:milestones.${code}`) ?? find(`milestones.${code}`, code),
  }
}
