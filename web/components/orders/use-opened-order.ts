import { useState } from 'react'

/**
 * The order as it was when the question about it was opened: what a colleague changes meanwhile is not decided on unseen. Once
 * the decision was refused, the latest version.
 */
export function useOpenedOrder<Order>(latest: Order) {
  const [opened, setOpened] = useState<Order | undefined>(latest)
  return {
    order: opened ?? latest,
    follow: () => setOpened(undefined),
  }
}
