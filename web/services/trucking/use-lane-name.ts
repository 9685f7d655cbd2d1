import type { Bilingual } from '#domain/brands/brand.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { useNames } from '#web/components/places/use-names.ts'
import type { ItemName } from '#web/components/quotes/state/offer-details.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

export type PickUpDepot = { readonly code: string; readonly port: string; readonly name: Bilingual }

/** A lane named by its pick-up place and its district. */
export function useLaneName(query: QueryOf<'trucking'> | undefined, depots: readonly PickUpDepot[]) {
  const { t } = useTranslation('trucking')
  const language = useLanguage()
  const { place, district, port } = useNames()
  const placeName = (code: string) =>
    depots.find((depot) => depot.code === code)?.name[language] ?? place(code)
  const to = query ? district(query.district) : ''
  const from = query?.pickUpPlace ? placeName(query.pickUpPlace) : port(query?.port ?? '')
  const nameOf: ItemName = ({ pickUpPlace }, nameOfPlace) =>
    t('way', { from: pickUpPlace ? nameOfPlace(pickUpPlace) : from, to })
  return { nameOf, nameOfPlace: placeName, route: { from: query ? from : '', to } }
}
