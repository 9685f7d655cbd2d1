import type { QueryOf } from '#domain/quotes/query/query.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'

type AddOn = QueryOf<'ocean'>['addOns'][number]

/** An additional service of a search as the form names it, with its place or amount. */
export function useAddOnText(): (addOn: AddOn) => string {
  const { t } = useTranslation('prices')
  const names = useNames()
  const placeOrAmount = (addOn: AddOn): string => {
    if (addOn.kind === 'trucking') return names.district(addOn.district ?? '')
    if (addOn.kind === 'delivery') return addOn.place ?? ''
    if (addOn.kind === 'insurance') return `CNY ${addOn.cargoValue}`
    return addOn.kind === 'storage' ? `${addOn.cbm} CBM × ${addOn.days}` : ''
  }
  return (addOn) => {
    const { kind } = addOn
    const name = kind === 'trucking' ? t('form.truckingDistrict') : t(`tariff-ocean:services.${kind}`)
    const value = placeOrAmount(addOn)
    return value === '' ? name : `${name}: ${value}`
  }
}
