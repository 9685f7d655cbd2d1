import type { OrderState } from '#domain/orders/lifecycle/states.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const tones: Readonly<Record<OrderState, Tone>> = {
  'awaiting-company-approval': 'warn',
  'approval-refused': 'bad',
  'request-sent': 'info',
  returned: 'warn',
  'fees-confirmed': 'warn',
  'fees-accepted': 'warn',
  'order-generated': 'ok',
  'in-process': 'info',
  completed: 'ok',
  cancelled: 'neutral',
  rejected: 'bad',
  declined: 'bad',
  expired: 'neutral',
}

export function OrderStateBadge({ state }: { readonly state: OrderState }) {
  const { t } = useTranslation('orders')
  return <Badge tone={tones[state]} label={t(`states.${state}`)} />
}
