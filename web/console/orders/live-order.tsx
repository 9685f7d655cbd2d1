import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { useNews } from '#web/console/shared/news-state.ts'
import { refreshWhenAttended } from '#web/console/shared/refresh-when-attended.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** Who else has the order open now. */
export function AlsoOpen() {
  const { t } = useTranslation('ordersAdmin')
  const { alsoOpen } = useNews()
  if (alsoOpen.length === 0) return null
  return <p role="status">{t('order.alsoOpen', { names: alsoOpen.join(t('console:list.between')) })}</p>
}

/** The answer to a move of the reader arrives within it. */
const restMs = 500

/** What the page of an order shows beside the order itself. */
const contents = [
  'GET /api/console/orders/order',
  'GET /api/console/orders/work',
  'GET /api/console/orders/documents',
  'GET /api/console/orders/messages',
  'GET /api/console/orders/payments',
  'GET /api/console/orders/receipts',
] as const

/** The number of the last change, once it has grown since the page was opened. */
function useLaterChange(): number | undefined {
  const { openChange } = useNews()
  const [first, setFirst] = useState<number>()
  const known = openChange ?? undefined
  if ((known === undefined) !== (first === undefined)) setFirst(known)
  return known !== undefined && first !== undefined && known > first ? known : undefined
}

/** Reads the order again when another person, or the system, has changed it or what belongs to it; what is typed stays. */
export function useLiveOrder({ version }: StaffOrderView): void {
  const { openVersion } = useNews()
  const invalidate = useInvalidate()
  const readAgain = useEffectEvent(() => invalidate(...contents))
  const missed = typeof openVersion === 'number' && openVersion > version ? openVersion : undefined
  const changed = useLaterChange()
  const attended = useRef<ReturnType<typeof refreshWhenAttended<'order'>>>(undefined)
  useEffect(() => {
    const refresh = refreshWhenAttended<'order'>(() => readAgain())
    attended.current = refresh
    return refresh.stop
  }, [])
  useEffect(() => {
    if (missed === undefined && changed === undefined) return
    const waiting = setTimeout(() => attended.current?.add(['order']), restMs)
    return () => clearTimeout(waiting)
  }, [missed, changed])
}
