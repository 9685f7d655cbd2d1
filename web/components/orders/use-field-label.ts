import { use, useCallback } from 'react'
import { explanationNamespaces } from '#web/components/quotes/offer/use-explanation.ts'
import { useTranslator } from '#web/language/use-translation.ts'
import { OrderReader } from './order-reader.ts'

/** The namespaces of a page that shows an order. */
export const orderNamespaces = [
  ...explanationNamespaces,
  'orders',
  'orderChanges',
  'laterCharges',
  'orderAmendment',
  'orderFields',
  'orderView',
  'prices',
] as const

/** The same with the work on it: details, milestones, documents, messages. */
export const orderWorkNamespaces = [
  ...orderNamespaces,
  'orderRunning',
  'orderMessages',
  'orderMoney',
  'tracking',
] as const

/** The label of a field or of a group of an order. */
export function useFieldLabel() {
  const translator = useTranslator()
  const reader = use(OrderReader)
  return useCallback(
    (name: string, kind: 'fields' | 'groups' = 'fields'): string =>
      (reader === 'staff' ? translator.find(`orderFields:staff.${kind}.${name}`) : undefined) ??
      translator.find(`orderFields:${kind}.${name}`) ??
      name,
    [translator, reader],
  )
}
