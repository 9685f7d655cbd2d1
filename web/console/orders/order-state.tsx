import type { OrderState } from '#domain/orders/lifecycle/states.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import type { IconName } from '#web/ui/icons.tsx'

const signs: Readonly<Record<OrderState, { readonly tone: Tone; readonly icon?: IconName }>> = {
  'awaiting-company-approval': { tone: 'neutral', icon: 'clock' },
  'approval-refused': { tone: 'neutral' },
  'request-sent': { tone: 'warn', icon: 'clock' },
  returned: { tone: 'info', icon: 'mail' },
  'fees-confirmed': { tone: 'info', icon: 'mail' },
  'fees-accepted': { tone: 'warn', icon: 'clock' },
  'order-generated': { tone: 'ok' },
  'in-process': { tone: 'ok', icon: 'refresh' },
  completed: { tone: 'ok', icon: 'check' },
  cancelled: { tone: 'neutral' },
  rejected: { tone: 'bad' },
  declined: { tone: 'bad' },
  expired: { tone: 'neutral' },
}

/** The state of an order in the words of staff. */
export function OrderStateBadge({ state }: { readonly state: OrderState }) {
  const { t } = useTranslation('ordersAdmin')
  return <Badge {...signs[state]} label={t(`states.${state}`)} />
}
