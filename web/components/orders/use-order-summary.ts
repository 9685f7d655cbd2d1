import { useCallback } from 'react'
import type { OrderRow } from '#contract/orders.ts'
import { namesOf } from '#domain/places/place-names.ts'
import { containerText } from '#domain/values/container-type.ts'
import { asPlaceNames } from '#web/components/places/place-names.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

type Shipment = Pick<OrderRow, 'service' | 'from' | 'to' | 'places' | 'containers'>

export const containersText = (containers: Shipment['containers']): string =>
  containers.map(({ type, count }) => `${count} × ${containerText(type)}`).join(' + ')

/** The names of both ends of an order; a depot or a warehouse is its only place. */
export function useOrderEnds() {
  const language = useLanguage()
  const { typed, district } = useNames()
  return useCallback(
    ({ service, from, to, places }: Omit<Shipment, 'containers'>) => {
      const names = namesOf(asPlaceNames(places))
      const place = (code: string) =>
        names.place(code)?.[language] ?? names.port(code)?.[language] ?? typed(code)
      return {
        from: from === null ? undefined : place(from),
        to: to === null ? undefined : service === 'trucking' ? district(to) : place(to),
      }
    },
    [language, typed, district],
  )
}

/** An order in one line: its route and its containers. */
export function useOrderSummary() {
  const { t } = useTranslation('orderView')
  const endsOf = useOrderEnds()
  return useCallback(
    (order: Shipment): string => {
      const { from, to } = endsOf(order)
      const route = from && to ? t('shipment.route', { from, to }) : (from ?? to ?? '')
      return [route, containersText(order.containers)].filter((part) => part !== '').join(' · ')
    },
    [t, endsOf],
  )
}
