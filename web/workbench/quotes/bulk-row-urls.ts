import type { PricedRow } from '#contract/lanes.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import { queryToSearchParams } from '#domain/quotes/query/query-codec.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { formatContainers } from '#web/components/containers/containers.ts'
import { defaultView, withView } from '#web/components/quotes/state/view-params.ts'

export type ReadRow = PricedRow & { readonly lane: NonNullable<PricedRow['lane']> }
export type RowWithPrice = ReadRow & { readonly cheapest: NonNullable<PricedRow['cheapest']> }

export const isRead = (row: PricedRow): row is ReadRow => row.lane !== null
export const hasPrice = (row: PricedRow): row is RowWithPrice => isRead(row) && row.cheapest !== null

/** The page of the lane's offers, with the cheapest one open. */
export function offersUrl({ lane, cheapest }: RowWithPrice, quotedOn: string): string {
  const params = queryToSearchParams(laneQuery(lane, quotedOn))
  return `${servicePaths.oceanOffers}?${withView(params, { ...defaultView, opened: cheapest.offerCode })}`
}

/** The form of a quote request for the first row; its remark names all rows, where there are several. */
export function requestUrl(rows: readonly ReadRow[], textOf: (row: ReadRow) => string): string | undefined {
  const [first] = rows
  const remark = rows.length > 1 ? rows.map(textOf).join('\n') : ''
  if (!first || remark.length > textLimits.reason) return undefined
  const { pol, pod, type, count, etd } = first.lane
  const params = new URLSearchParams({
    show: 'new-request',
    kind: 'ocean',
    from: pol,
    to: pod,
    containers: formatContainers([{ type, count }]),
    ...(etd && { readyOn: etd }),
    ...(remark && { remark }),
  })
  return `${workbenchPaths.quotes}?${params}`
}
