import type { Bilingual } from '#domain/brands/brand.ts'
import type { ItemName } from '#web/components/quotes/offer-facts.ts'
import { useNames } from '#web/components/quotes/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { TruckingFormQuery } from './trucking-query.ts'

export type PickUpDepot = { readonly code: string; readonly port: string; readonly name: Bilingual }

/** A way by where it begins and where it ends, priced or only asked for. */
export function useLaneName(asked: TruckingFormQuery | undefined, depots: readonly PickUpDepot[]) {
  const { t } = useTranslation('trucking')
  const language = useLanguage()
  const { place, district, port } = useNames()
  const placeName = (code: string) =>
    depots.find((depot) => depot.code === code)?.name[language] ?? place(code)
  const to = asked ? district(asked.district) : ''
  const beginning = asked?.pickUpPlace ? placeName(asked.pickUpPlace) : port(asked?.port ?? '')
  const nameOf: ItemName = ({ pickUpPlace }, nameOfPlace) =>
    t('way', { from: pickUpPlace ? nameOfPlace(pickUpPlace) : beginning, to })
  return { nameOf, ends: { from: asked ? beginning : '', to } }
}
