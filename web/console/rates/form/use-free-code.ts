import type { RateKind } from '#domain/rates/rate.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { pageSize } from '#web/components/table/page-of.ts'
import { freeCode } from './proposed-code.ts'

/** The code, or the first free one after it; undefined until it is known which codes exist. */
export function useFreeCode(kind: RateKind, proposed: string | undefined): string | undefined {
  const query = proposed === undefined ? undefined : { kind, search: proposed, size: pageSize }
  const listed = useCallQuery('GET /api/console/rates', query && { query })
  const ended = useCallQuery('GET /api/console/rates', query && { query: { ...query, state: 'ended' } })
  if (proposed === undefined || listed.status !== 'ready' || ended.status !== 'ready') return undefined
  return freeCode(
    proposed,
    [...listed.data.rows, ...ended.data.rows].map(({ code }) => code),
  )
}
