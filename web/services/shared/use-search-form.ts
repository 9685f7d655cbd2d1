import { ok } from '#domain/values/refusal.ts'
import type { FormValues, Rules } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'

/** A form that sends nothing itself: its query goes into the URL, and the page requests the prices from there. */
export const useSearchForm = (
  rules: Rules,
  onSearch: (values: FormValues) => void,
  namespace: 'places' | 'trucking' | 'prices' = 'places',
) => useForm({ rules, namespace, send: async (values) => ok(values), onDone: onSearch })
