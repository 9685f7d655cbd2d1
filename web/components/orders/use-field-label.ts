import { useCallback } from 'react'
import { useTranslator } from '#web/language/use-translation.ts'

/** The label of a field or of a group of an order. */
export function useFieldLabel() {
  const translator = useTranslator()
  return useCallback(
    (name: string, kind: 'fields' | 'groups' = 'fields'): string =>
      translator.find(`orderFields:${kind}.${name}`) ?? name,
    [translator],
  )
}
