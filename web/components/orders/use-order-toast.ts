import { useEffect, useEffectEvent, useRef } from 'react'
import type { OrderView } from '#contract/orders.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Tells what others did to the order while it is on the screen. Returns how the page takes a move of the reader. */
export function useOrderToast<Order extends OrderView>(order: Order, onMoved: (moved: Order) => void) {
  const { t } = useTranslation('orderView')
  const known = useRef(order.version)
  const tell = useEffectEvent(() => {
    const [last] = order.history
    if (last) showToast('info', t('updated', { event: t(`events.${last.kind}`) }))
  })
  useEffect(() => {
    if (order.version > known.current) tell()
    known.current = order.version
  }, [order.version])
  return (moved: Order) => {
    known.current = moved.version
    onMoved(moved)
  }
}
