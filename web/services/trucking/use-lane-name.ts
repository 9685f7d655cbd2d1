import type { Bilingual } from '#domain/brands/brand.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useNames } from '#web/parts/quotes/use-names.ts'
import { type TruckingWish, terminalIn } from './trucking-wish.ts'

export type PickUpDepot = { readonly code: string; readonly port: string; readonly name: Bilingual }

/** A way by where it begins and where it ends, priced or only asked for. */
export function useLaneName(asked: TruckingWish | undefined, depots: readonly PickUpDepot[]) {
  const { t } = useTranslation('trucking')
  const language = useLanguage()
  const { terminal, district, port } = useNames()
  const placeName = (code: string) =>
    depots.find((depot) => depot.code === code)?.name[language] ?? terminal(code)
  const to = asked ? district(asked.district) : ''
  const beginning = asked?.pickUpPlace ? placeName(asked.pickUpPlace) : port(asked?.port ?? '')
  return {
    nameOf(laneCode: string): string {
      const place = terminalIn(laneCode)
      return t('way', { from: place ? placeName(place) : beginning, to })
    },
    ends: { from: asked ? beginning : '', to },
  }
}
