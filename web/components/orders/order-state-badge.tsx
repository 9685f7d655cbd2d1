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

type OrderStateBadgeProps = {
  readonly state: OrderState
  /** In a list, where who acts next stands beside it. */
  readonly isShort?: boolean
}

export function OrderStateBadge({ state, isShort = false }: OrderStateBadgeProps) {
  const { t } = useTranslation('orderView')
  const label = isShort ? t(`shortStates.${state}`) : t(`orders:states.${state}`)
  return <Badge tone={tones[state]} label={label} />
}
