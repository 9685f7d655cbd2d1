import {
  type AddressField,
  type AddressTexts,
  addressFields,
  addressKinds,
  addressProblems,
} from '#domain/addresses/address-entry.ts'
import type { FormValues, Rules } from '#web/components/forms/rules.ts'

/** What is typed; a field that the form does not show for this kind is empty. */
export const textsOfValues = (values: FormValues): AddressTexts => ({
  kind: addressKinds.find((kind) => kind === values.kind) ?? addressKinds[0],
  ...(Object.fromEntries(addressFields.map((field) => [field, values[field] ?? ''])) as Record<
    AddressField,
    string
  >),
})

/** In the order of the fields on the page. */
export const addressRules: Rules = Object.fromEntries(
  addressFields.map((field) => [
    field,
    (_text: string, values: FormValues) => addressProblems(textsOfValues(values))[field],
  ]),
)
