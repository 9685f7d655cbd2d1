import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { invalidFields, type Refusal, type WrongFields } from '#domain/values/refusal.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { LateRefusal } from '#web/components/forms/use-form.ts'

type Found = { readonly search: string; readonly refusal: Refusal | undefined }

/** A field that the URL leaves out is not wrong yet. */
const unreadable = (wrong: WrongFields): WrongFields =>
  Object.fromEntries(Object.entries(wrong).filter(([, problem]) => problem !== 'required'))

/**
 * The wrong fields of the search in the URL, found when it is read or by the server, for the form. A search that is sent
 * again is refused again, so each navigation makes a new object.
 */
export function useRefusedSearch(wrong: WrongFields, texts: FormValues) {
  const { search, key } = useLocation()
  const [found, setFound] = useState<Found>()
  const onRefused = useCallback((refusal: Refusal | undefined) => setFound({ search, refusal }), [search])
  const wrongInUrl = JSON.stringify(unreadable(wrong))
  const byServer = found?.search === search ? found.refusal : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts belong to the URL, and its key stands for both.
  const refused = useMemo((): LateRefusal | undefined => {
    const refusal = byServer ?? (wrongInUrl === '{}' ? undefined : invalidFields(JSON.parse(wrongInUrl)))
    return refusal && { refusal, texts }
  }, [byServer, wrongInUrl, key])
  return { refused, onRefused }
}
