import type { OrderView } from '#contract/orders.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { useChoiceLabel } from './use-choice-label.ts'

/** What is known of the shipment of an order beside its row, in words. */
export function useShipmentFacts() {
  const language = useLanguage()
  const names = useNames()
  const labelOf = useChoiceLabel()
  return ({ shipment: { businessPort, businessType, linerService } }: Pick<OrderView, 'shipment'>) => ({
    businessPort: businessPort && names.port(businessPort),
    businessType: businessType && labelOf('businessType', businessType),
    linerService:
      linerService && [linerService.code, linerService.name?.[language]].filter(Boolean).join(' '),
  })
}
