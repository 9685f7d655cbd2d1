import type { RequestField, RequestKind } from '#domain/quotes/requests/quote-request.ts'
import type { Namespace } from '#web/language/messages.ts'
import { useTranslator } from '#web/language/use-translation.ts'

/** The label of a field; some kinds have labels of their own, the same for customers and staff. */
export function useRequestLabel(
  kind: RequestKind,
  /** Whose labels stand where the kind has none of its own. */
  namespace: Namespace,
): (field: RequestField) => string {
  const translator = useTranslator()
  return (field) =>
    translator.find(`requests:labels.${kind}.${field}`) ??
    translator.find(`${namespace}:fields.${field}`) ??
    field
}
