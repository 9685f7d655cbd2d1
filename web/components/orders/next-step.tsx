import { useCallback } from 'react'
import type { OrderRow } from '#contract/orders.ts'
import { formatTime } from '#domain/language/format-time.ts'
import type { NextActor } from '#domain/orders/lifecycle/next-step.ts'
import { urgencyOf } from '#domain/values/urgency.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useNow } from '#web/ui/use-now.ts'
import styles from './orders.module.css'

/** Who reads the line: staff read the names of their teams, a customer only whether it is their turn. */
export type OrderReader = 'member' | 'administrator' | 'staff'

type Waiting = Pick<OrderRow, 'waitsFor' | 'dueAt'>

export const isTurnOf = (reader: OrderReader, actor: NextActor | null): boolean =>
  (reader !== 'staff' && actor === 'customer') ||
  (reader === 'administrator' && actor === 'company-administrator')

const whoKey = (reader: OrderReader, actor: NextActor) => {
  if (isTurnOf(reader, actor)) return 'next.you' as const
  const isOurs = actor === 'sales' || actor === 'operations'
  return reader !== 'staff' && isOurs ? ('next.us' as const) : (`next.${actor}` as const)
}

/** "Waiting for you · by Wed 18 Nov 05:30", as a text; empty for an order that has ended. */
export function useNextStepText(reader: OrderReader) {
  const { t } = useTranslation('orderView')
  const language = useLanguage()
  return useCallback(
    ({ waitsFor, dueAt }: Waiting, now?: Date): string => {
      if (waitsFor === null) return ''
      const who = t(whoKey(reader, waitsFor))
      if (dueAt === null) return who
      const at = new Date(dueAt)
      const key = now && now > at ? 'next.overdue' : 'next.until'
      return t(key, { who, time: formatTime(at, language) })
    },
    [t, language, reader],
  )
}

type NextStepLineProps = { readonly order: Waiting; readonly reader: OrderReader }

/** The deadline stands out as it comes near. */
export function NextStepLine({ order, reader }: NextStepLineProps) {
  const textOf = useNextStepText(reader)
  const now = useNow()
  if (order.waitsFor === null) return null
  const { dueAt } = order
  const isTurn = isTurnOf(reader, order.waitsFor)
  // Our own deadline worries only us.
  const isWatched = isTurn || reader === 'staff'
  return (
    <span
      className={styles.next}
      data-turn={isTurn || undefined}
      data-urgency={isWatched && now && dueAt ? urgencyOf(dueAt, now) : undefined}
    >
      {textOf(order, now)}
    </span>
  )
}
