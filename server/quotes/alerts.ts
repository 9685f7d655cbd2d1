import type {
  AlertView,
  addAlert as addCall,
  listAlerts as listCall,
  removeAlert as removeCall,
} from '#contract/alerts.ts'
import type { DataOf } from '#contract/call.ts'
import { isPort } from '#domain/places/port.ts'
import { mostAlerts } from '#domain/quotes/rate-alert.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import {
  countOtherAlerts,
  removeAlert as deleteAlert,
  findAlertsOf,
  lockAlertsOf,
  putAlert,
  type StoredAlert,
} from './alert-store.ts'
import { cheapestOn } from './cheapest.ts'
import { type QuoteParts, type RateViewer, rateViewer } from './parts.ts'
import { offerLimits, takeQuestion } from './question-limits.ts'

type Parts = Pick<QuoteParts, 'database' | 'clock'>
type Alerts = DataOf<typeof listCall>

/** The contract lets in no other. */
export const laneOf = ({ pol, pod, containerType }: StoredAlert) => ({
  ...{ pol, pod, type: containerType as ContainerType, count: 1 },
})

async function viewAlert({ database: { queries }, clock }: Parts, alert: StoredAlert): Promise<AlertView> {
  const { id, brand, companyId, threshold, toldAt } = alert
  const { pol, pod, type } = laneOf(alert)
  const cheapest = await cheapestOn(queries, laneOf(alert), { brand, companyId, now: clock.now() })
  return {
    ...{ alertId: id, pol, pod, type, threshold: exactText(exact(threshold)) },
    today: cheapest.ok ? cheapest.value.quote.total : null,
    toldAt: toldAt?.toISOString() ?? null,
  }
}

async function alertsOf(parts: Parts, viewer: RateViewer): Promise<Verdict<Alerts>> {
  const taken = await takeQuestion(parts.database.queries, offerLimits(viewer.companyId))
  if (!taken.ok) return taken
  const alerts: AlertView[] = []
  for (const alert of await findAlertsOf(parts.database.queries, viewer))
    alerts.push(await viewAlert(parts, alert))
  return accept({ alerts, most: mostAlerts })
}

export async function listAlerts(
  parts: Parts,
  { bearer }: EndpointInput<typeof listCall>,
): Promise<Verdict<Alerts>> {
  const viewer = rateViewer(bearer.actor)
  return viewer.ok ? alertsOf(parts, viewer.value) : viewer
}

export async function addAlert(
  parts: Parts,
  { body, request: { brand }, bearer }: EndpointInput<typeof addCall>,
): Promise<Verdict<AlertView>> {
  const viewer = rateViewer(bearer.actor)
  if (!viewer.ok) return viewer
  if (!isPort(body.pod)) return refuseFields({ pod: 'unknown-value' })
  const taken = await takeQuestion(parts.database.queries, offerLimits(viewer.value.companyId))
  if (!taken.ok) return taken
  const { type: containerType, ...lane } = body
  const alert = { ...lane, containerType, brand, ...viewer.value }
  const put = await parts.database.transaction(async (queries): Promise<Verdict<StoredAlert>> => {
    await lockAlertsOf(queries, alert.personId)
    if ((await countOtherAlerts(queries, alert)) >= mostAlerts)
      return refuse('too-many-alerts', { most: mostAlerts })
    return accept(await putAlert(queries, alert))
  })
  return put.ok ? accept(await viewAlert(parts, put.value)) : put
}

export async function removeAlert(
  parts: Parts,
  { body: { alertId }, bearer }: EndpointInput<typeof removeCall>,
): Promise<Verdict<Alerts>> {
  const viewer = rateViewer(bearer.actor)
  if (!viewer.ok) return viewer
  const isGone = await deleteAlert(parts.database.queries, viewer.value, alertId)
  return isGone ? alertsOf(parts, viewer.value) : refuse('not-found')
}
