import type { NamedPlace } from '#contract/offers.ts'
import type { PlaceNames } from '#domain/places/place-names.ts'

/** As the contract sends them: each known code once. */
export const toNamedPlaces = (names: PlaceNames, codes: readonly string[]): NamedPlace[] =>
  [...new Set(codes)].flatMap((code) => {
    const name = names.get(code)
    return name ? [{ code, name }] : []
  })
