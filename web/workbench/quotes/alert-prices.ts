import type { AlertView } from '#contract/alerts.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import { queryToSearchParams } from '#domain/quotes/query/query-codec.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'

/** The offers for one container of the coming weeks. */
export const offersUrl = ({ pol, pod, type }: AlertView): string =>
  `${servicePaths.oceanOffers}?${queryToSearchParams(laneQuery({ pol, pod, type, count: 1 }, shanghaiDay(new Date())))}`

export const isBelowTarget = ({ currentPrice, threshold }: AlertView): boolean =>
  currentPrice !== null && Number(currentPrice.amount) <= Number(threshold)
