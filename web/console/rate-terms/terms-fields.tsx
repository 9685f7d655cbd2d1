import type { RateTerms } from '#domain/rates/rate.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { OceanLaneFields } from './ocean-lane-fields.tsx'
import { TariffFields } from './tariff-fields.tsx'
import { TruckingLaneFields } from './trucking-lane-fields.tsx'
import type { Sheet } from './use-sheet.ts'

type TermsFieldsProps = { readonly form: FormState; readonly sheet: Sheet; readonly terms: unknown }

/** The server keeps to the contract, so terms of a kind are what the rules say they are. */
export function TermsFields({ form, sheet, terms }: TermsFieldsProps) {
  if (sheet.kind === 'ocean-lane')
    return <OceanLaneFields form={form} sheet={sheet} terms={terms as Partial<RateTerms['ocean-lane']>} />
  if (sheet.kind === 'trucking-lane')
    return <TruckingLaneFields form={form} terms={terms as Partial<RateTerms['trucking-lane']>} />
  return <TariffFields form={form} sheet={sheet} />
}
