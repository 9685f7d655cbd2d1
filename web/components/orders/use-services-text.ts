import { useCallback } from 'react'
import type { OrderedServices } from '#domain/orders/fields/ordered-services.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** The services of an order by name. */
export function useServicesText(): (order: OrderedServices) => string {
  const { t } = useTranslation('orderView')
  return useCallback(
    ({ service, moreServices }) =>
      [service, ...moreServices].map((one) => t(`orderView:services.${one}`)).join(' + '),
    [t],
  )
}

/** For a row of a list: the main service, and how many others there are. */
export function useShortServices(): (order: OrderedServices) => string {
  const { t } = useTranslation('orderView')
  return useCallback(
    ({ service, moreServices: { length } }) =>
      length === 0
        ? t(`orderView:services.${service}`)
        : t('orderView:shipment.andMore', { service: t(`orderView:services.${service}`), count: length }),
    [t],
  )
}
