import { accept } from '#domain/values/refusal.ts'
import type { Given, Rules } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'

/** A form that sends nothing: what it asks goes into the address, and from there to the server. */
export const useAskingForm = (
  rules: Rules,
  onAsked: (given: Given) => void,
  namespace: 'places' | 'trucking' = 'places',
) => useForm({ rules, namespace, send: async (given) => accept(given), onDone: onAsked })
