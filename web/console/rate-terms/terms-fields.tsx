import type { RateKind, RateTerms } from '#domain/rates/rate.ts'
import type { FormState } from '#web/parts/forms/use-form.ts'
import { OceanLaneFields } from './ocean-lane-fields.tsx'
import { TariffFields } from './tariff-fields.tsx'
import { TruckingLaneFields } from './trucking-lane-fields.tsx'

type TermsFieldsProps = { readonly form: FormState; readonly kind: RateKind; readonly terms: unknown }

/** The server keeps to the contract, so terms of a kind are what the rules say they are. */
export function TermsFields({ form, kind, terms }: TermsFieldsProps) {
  if (kind === 'ocean-lane')
    return <OceanLaneFields form={form} terms={terms as Partial<RateTerms['ocean-lane']>} />
  if (kind === 'trucking-lane')
    return <TruckingLaneFields form={form} terms={terms as Partial<RateTerms['trucking-lane']>} />
  return <TariffFields form={form} kind={kind} terms={terms} />
}
