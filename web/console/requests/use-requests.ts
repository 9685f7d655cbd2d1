import { useEffect } from 'react'
import type { CallInput } from '#contract/client.ts'
import type { AdminRequestRow } from '#contract/requests.ts'
import { type RequestState, requestKinds, requestStates } from '#domain/quotes/quote-request.ts'
import { call } from '#web/client/call.ts'
import { useFilters } from '#web/console/shared/use-filters.ts'
import { useRows } from '#web/console/shared/use-rows.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { setWaiting } from './waiting-count.ts'

export type StateChoice = RequestState | 'all'
/** Those who wait come first and need no mention in the address. */
export const stateChoices = [...requestStates, 'all'] as const

type Query = CallInput<'GET /api/console/requests'>['query']
const requests = {
  read: (query: Query) => call('GET /api/console/requests', { query }),
  after: ({ number }: AdminRequestRow): Partial<Query> => ({ after: number }),
}

export function useRequests() {
  const { t } = useTranslation('requestsAdmin')
  const { oneOf, change, clear } = useFilters()
  const chosen: StateChoice = oneOf('state', stateChoices) ?? 'open'
  const kind = oneOf('kind', requestKinds)
  const state = chosen === 'all' ? undefined : chosen
  const list = useRows(requests, { ...(state && { state }), ...(kind && { kind }) })
  const waiting = list.last?.ok ? list.last.value.waiting : undefined
  useEffect(() => {
    if (waiting !== undefined) setWaiting(waiting)
  }, [waiting])
  const criteria = [
    ...(state && state !== 'open' ? [t(`states.${state}`)] : []),
    ...(kind ? [t(`kinds.${kind}`)] : []),
  ]
  return { list, chosen, kind, waiting, criteria, change, clear }
}
