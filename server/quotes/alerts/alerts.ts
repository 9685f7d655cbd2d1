import type {
  AlertView,
  addAlert as addCall,
  listAlerts as listCall,
  removeAlert as removeCall,
} from '#contract/alerts.ts'
import type { DataOf } from '#contract/call.ts'
import { podProblem } from '#domain/quotes/query/query-problems.ts'
import { priceBefore } from '#domain/quotes/saved/lane-prices.ts'
import { maxAlerts } from '#domain/quotes/saved/rate-alert.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { invalidFields, ok, type Result, refusal, type WrongFields } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type RateViewer, requireRateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { cheapestOffer } from '#server/quotes/pricing/cheapest-offer.ts'
import type { PriceSource } from '#server/quotes/pricing/price-data.ts'
import { offersRateLimit, openPriceSource } from '#server/quotes/rate-limits.ts'
import {
  countOtherAlerts,
  removeAlert as deleteAlert,
  findAlertsOf,
  lockAlertsOf,
  pricesOf,
  putAlert,
  type StoredAlert,
} from './alert-store.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'priceCache'>
type Alerts = DataOf<typeof listCall>

/** The contract accepts known container types only. */
export const laneOf = ({ pol, pod, containerType }: StoredAlert) => ({
  pol,
  pod,
  type: containerType as ContainerType,
  count: 1,
})

async function alertWithPrice(source: PriceSource, alert: StoredAlert, now: Date): Promise<AlertView> {
  const { id, brand, companyId, threshold, notifiedAt } = alert
  const { pol, pod, type } = laneOf(alert)
  const cheapest = await cheapestOffer(source, laneOf(alert), { brand, companyId, now })
  return {
    alertId: id,
    pol,
    pod,
    type,
    threshold: exactText(exact(threshold)),
    currentPrice: cheapest.ok ? cheapest.value.quote.total : null,
    earlier: priceBefore(pricesOf(alert), shanghaiDay(now)) ?? null,
    notifiedAt: notifiedAt?.toISOString() ?? null,
  }
}

async function alertsWithPrices(deps: Deps, viewer: RateViewer): Promise<Result<Alerts>> {
  const source = await openPriceSource(deps, offersRateLimit(viewer))
  if (!source.ok) return source
  const alerts: AlertView[] = []
  for (const alert of await findAlertsOf(deps.database.db, viewer))
    alerts.push(await alertWithPrice(source.value, alert, deps.clock.now()))
  return ok({ alerts, max: maxAlerts })
}

export async function listAlerts(
  deps: Deps,
  { principal }: EndpointInput<typeof listCall>,
): Promise<Result<Alerts>> {
  const viewer = requireRateViewer(principal.actor)
  return viewer.ok ? alertsWithPrices(deps, viewer.value) : viewer
}

export function alertProblems(sent: { readonly pol?: string; readonly pod?: string }): WrongFields {
  const pod = podProblem(sent)
  return pod ? { pod } : {}
}

export async function addAlert(
  deps: Deps,
  { body, request: { brand }, principal }: EndpointInput<typeof addCall>,
): Promise<Result<AlertView>> {
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const wrong = alertProblems(body)
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const source = await openPriceSource(deps, offersRateLimit(viewer.value))
  if (!source.ok) return source
  const { type: containerType, ...lane } = body
  const alert = { ...lane, containerType, brand, ...viewer.value }
  const put = await deps.database.transaction(async (db): Promise<Result<StoredAlert>> => {
    await lockAlertsOf(db, alert.personId)
    if ((await countOtherAlerts(db, alert)) >= maxAlerts)
      return refusal('too-many-alerts', { max: maxAlerts })
    return ok(await putAlert(db, alert))
  })
  return put.ok ? ok(await alertWithPrice(source.value, put.value, deps.clock.now())) : put
}

export async function removeAlert(
  deps: Deps,
  { body: { alertId }, principal }: EndpointInput<typeof removeCall>,
): Promise<Result<Alerts>> {
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const isGone = await deleteAlert(deps.database.db, viewer.value, alertId)
  return isGone ? alertsWithPrices(deps, viewer.value) : refusal('not-found')
}
