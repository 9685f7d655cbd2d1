import { customerActor } from '#domain/access/customer-actor.ts'
import { insidePages } from '#domain/notifications/inside-pages.ts'
import { alertStep } from '#domain/quotes/rate-alert.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import type { Money } from '#domain/values/money.ts'
import { standingOf } from '#server/certification/index.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { findAlertsAfter, markTold, markWaiting, type StoredAlert } from './alert-store.ts'
import { laneOf } from './alerts.ts'
import { cheapestOn } from './cheapest.ts'
import { type QuoteParts, rateViewer } from './parts.ts'

export type AlertParts = Pick<QuoteParts, 'database' | 'clock' | 'notify'>

const alertsAtOnce = 200

/** Asked anew: who may no longer see the rates of the company is told nothing of them. */
async function maySee({ database: { queries } }: AlertParts, { personId, companyId }: StoredAlert) {
  const viewer = rateViewer(customerActor(personId, await standingOf(queries, personId)))
  return viewer.ok && viewer.value.companyId === companyId
}

/** Colleagues who watch the same lane share its price. */
type Prices = Map<string, Money | undefined>

async function cheapestFor({ database, clock }: AlertParts, alert: StoredAlert, prices: Prices) {
  const { brand, companyId, pol, pod, containerType } = alert
  const key = [brand, companyId, pol, pod, containerType].join(' ')
  if (!prices.has(key)) {
    const pricing = { brand, companyId, now: clock.now() }
    const cheapest = await cheapestOn(database.queries, laneOf(alert), pricing)
    prices.set(key, cheapest.ok ? cheapest.value.quote.total : undefined)
  }
  return prices.get(key)
}

const tell = ({ database, clock, notify }: AlertParts, alert: StoredAlert, { amount: total }: Money) =>
  database.transaction(async (queries, client) => {
    if (!(await markTold(queries, alert.id, { toldTotal: total, toldAt: clock.now() }))) return
    const { personId, brand, pol, pod, containerType: type } = alert
    const threshold = exactText(exact(alert.threshold))
    const path = `${insidePages.quotes}?show=alerts`
    await notify(client, {
      personId,
      kind: 'rate-alert',
      facts: { pol, pod, type, total, threshold },
      path,
      brand,
    })
  })

async function checkAlert(parts: AlertParts, alert: StoredAlert, prices: Prices): Promise<void> {
  if (!(await maySee(parts, alert))) return
  const cheapest = await cheapestFor(parts, alert, prices)
  const { threshold, toldTotal } = alert
  const step = alertStep({ threshold, isTold: toldTotal !== null }, cheapest)
  if (step === 'wait-again') await markWaiting(parts.database.queries, alert.id)
  if (step === 'tell' && cheapest) await tell(parts, alert, cheapest)
}

async function checkAlerts(parts: AlertParts): Promise<void> {
  const prices: Prices = new Map()
  let after: string | undefined
  do {
    const alerts = await findAlertsAfter(parts.database.queries, after, alertsAtOnce)
    for (const alert of alerts) await checkAlert(parts, alert, prices)
    after = alerts.length === alertsAtOnce ? alerts.at(-1)?.id : undefined
  } while (after !== undefined)
}

export const alertsJobName = 'check-rate-alerts'

/** Every hour, as prices begin and end by the clock, and whenever somebody has published some. */
export const alertsJob = (parts: AlertParts): JobKind => ({
  name: alertsJobName,
  tries: 3,
  secondsBetweenTries: 60,
  cron: '11 * * * *',
  work: () => checkAlerts(parts),
})
