import { useCallback } from 'react'
import type { RequestView } from '#contract/requests.ts'
import { useNames } from '#web/components/places/use-names.ts'

export type RequestText = (request: RequestView) => string

/** A request in one line: known places in the language of the page, the rest as it was typed. */
export function useRequestSummary(): RequestText {
  const { typed } = useNames()
  return useCallback(
    ({ details: { from, to, goods, containers } }) =>
      [
        [from, to].flatMap((place) => (place ? [typed(place)] : [])).join(' → '),
        goods,
        containers?.map(({ type, count }) => `${count} × ${type}`).join(' + '),
      ]
        .filter(Boolean)
        .join(' · '),
    [typed],
  )
}
