import type { Bilingual } from '#domain/brands/brand.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { SubjectName } from '#web/parts/quotes/offer-facts.ts'
import { useNames } from '#web/parts/quotes/use-names.ts'
import type { TruckingWish } from './trucking-wish.ts'

export type PickUpDepot = { readonly code: string; readonly port: string; readonly name: Bilingual }

/** A way by where it begins and where it ends, priced or only asked for. */
export function useLaneName(asked: TruckingWish | undefined, depots: readonly PickUpDepot[]) {
  const { t } = useTranslation('trucking')
  const language = useLanguage()
  const { place, district, port } = useNames()
  const placeName = (code: string) =>
    depots.find((depot) => depot.code === code)?.name[language] ?? place(code)
  const to = asked ? district(asked.district) : ''
  const beginning = asked?.pickUpPlace ? placeName(asked.pickUpPlace) : port(asked?.port ?? '')
  const nameOf: SubjectName = ({ pickUpPlace }, nameOfPlace) =>
    t('way', { from: pickUpPlace ? nameOfPlace(pickUpPlace) : beginning, to })
  return { nameOf, ends: { from: asked ? beginning : '', to } }
}
