import type { RequestField, RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { useTranslator } from '#web/language/use-translation.ts'

/** The label of a field; some kinds have labels of their own, the same for customers and staff. */
export function useRequestLabel(
  kind: RequestKind,
  namespace: 'requests' | 'requestsAdmin',
): (field: RequestField) => string {
  const translator = useTranslator()
  return (field) =>
    translator.find(`requests:labels.${kind}.${field}`) ??
    translator.find(`${namespace}:fields.${field}`) ??
    field
}
