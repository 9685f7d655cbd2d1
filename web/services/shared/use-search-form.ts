import { useMemo } from 'react'
import { ok, type WrongFields } from '#domain/values/refusal.ts'
import { unreachable } from '#web/client/unreachable.ts'
import { containerFieldOf } from '#web/components/containers/containers.ts'
import type { FormValues, Rules } from '#web/components/forms/rules.ts'
import { type LateRefusal, useForm } from '#web/components/forms/use-form.ts'
import { useHeld } from '#web/page/held-navigation.ts'

type SearchForm = {
  readonly rules: Rules
  readonly namespace?: 'places' | 'trucking' | 'prices'
  /** What the search in the URL was refused for, by the paths of the query. */
  readonly refused: LateRefusal | undefined
  /** The field for a path of the query, where it has another name. Must be the same function in every render. */
  fieldOf?(path: string): string | undefined
  onSearch(values: FormValues): void
}

function renamed<T>(byPath: Readonly<Record<string, T>>, fieldOf: SearchForm['fieldOf']) {
  const nameOf = (path: string) => fieldOf?.(path) ?? containerFieldOf(path) ?? path
  return Object.fromEntries(Object.entries(byPath).map(([path, value]) => [nameOf(path), value]))
}

/** Without a connection the page stays as it is, with what it shows. */
const send = async (values: FormValues) => (navigator.onLine ? ok(values) : unreachable())

/**
 * A form that sends nothing itself: its query goes into the URL, and the page requests the prices from there. Its button
 * is busy until that page is there.
 */
export function useSearchForm({ rules, namespace = 'places', refused, fieldOf, onSearch }: SearchForm) {
  const inForm = useMemo((): LateRefusal | undefined => {
    if (!refused) return undefined
    const fields: WrongFields = renamed(refused.refusal.fields ?? {}, fieldOf)
    return { refusal: { ...refused.refusal, fields }, texts: renamed(refused.texts ?? {}, fieldOf) }
  }, [refused, fieldOf])
  const form = useForm({ rules, namespace, refused: inForm, send, onDone: onSearch })
  const isOpening = useHeld()
  return { ...form, isSending: form.isSending || isOpening }
}
