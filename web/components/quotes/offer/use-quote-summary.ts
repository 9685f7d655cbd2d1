import { useCallback } from 'react'
import type { QuotedShipment } from '#contract/quotes.ts'
import { namesOf } from '#domain/places/place-names.ts'
import { containerText } from '#domain/values/container-type.ts'
import { asPlaceNames } from '#web/components/places/place-names.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

type QuotedParts = { readonly route: string; readonly containers: string }

const dot = ' · '
export const joinedByDots = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(dot)

/** What a quote is for: its route and its containers. */
export function useQuotedParts() {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const { typed, district } = useNames()
  return useCallback(
    ({ mode, from, to, pickUpPlace, containers, places }: QuotedShipment): QuotedParts => {
      const names = namesOf(asPlaceNames(places))
      // In a quote by staff, the customer's own words.
      const place = (code: string) => names.place(code)?.[language] ?? typed(code)
      const origin = pickUpPlace ?? from
      const stops = [
        ...(origin ? [place(origin)] : []),
        ...(to ? [mode === 'trucking' ? district(to) : place(to)] : []),
      ]
      const [first, last] = stops
      const route = first && last ? t('quote.route', { from: first, to: last }) : stops.join('')
      const texts = containers.map(({ type, count }) => `${count} × ${containerText(type)}`)
      return { route, containers: texts.join(' + ') }
    },
    [t, language, typed, district],
  )
}

/** A quote in one line. */
export function useQuoteSummary() {
  const partsOf = useQuotedParts()
  return useCallback(
    (shipment: QuotedShipment): string => {
      const { route, containers } = partsOf(shipment)
      return joinedByDots([route, containers])
    },
    [partsOf],
  )
}
