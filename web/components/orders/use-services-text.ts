import { useCallback } from 'react'
import type { OrderService } from '#domain/orders/fields/order-forms.ts'
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

/** Names that are too long for a column. */
const shortened = ['soc', 'inland-terminal', 'container-management'] as const
const findShortened = (service: OrderService) => shortened.find((one) => one === service)

/** For a row of a list: the main service, and how many others there are. */
export function useShortServices(): (order: OrderedServices) => string {
  const { t } = useTranslation('orderView')
  return useCallback(
    ({ service, moreServices: { length } }) => {
      const short = findShortened(service)
      const name = short ? t(`orderView:shortServices.${short}`) : t(`orderView:services.${service}`)
      return length === 0 ? name : t('orderView:shipment.andMore', { service: name, count: length })
    },
    [t],
  )
}
