import { useEffect, useEffectEvent } from 'react'
import { onOrderChange } from '#web/client/order-changes.ts'

/** The answer to a change that the reader made arrives within it, and several changes are read at once. */
const restMs = 500

/** Calls `refresh` when an order of the company has changed: this one, or without a number any of them. */
export function useOnOrderChange(number: string | undefined, refresh: () => unknown): void {
  const update = useEffectEvent(refresh)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const leave = onOrderChange((changed) => {
      if (number !== undefined && changed !== undefined && changed !== number) return
      clearTimeout(waiting)
      waiting = setTimeout(() => void update(), restMs)
    })
    return () => {
      leave()
      clearTimeout(waiting)
    }
  }, [number])
}
