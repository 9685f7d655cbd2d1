import { customerActor } from '#domain/access/customer-actor.ts'
import { insidePages } from '#domain/notifications/inside-pages.ts'
import { alertStep } from '#domain/quotes/rate-alert.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import type { Money } from '#domain/values/money.ts'
import { membershipStatusOf } from '#server/certification/index.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { findAlertsAfter, markNotified, markWaiting, type StoredAlert } from './alert-store.ts'
import { laneOf } from './alerts.ts'
import { cheapestOn } from './cheapest.ts'
import { type QuoteDeps, rateViewer } from './deps.ts'

export type AlertDeps = Pick<QuoteDeps, 'database' | 'clock' | 'notify'>

const alertsAtOnce = 200

/** Asked anew: who may no longer see the rates of the company is told nothing of them. */
async function maySee({ database: { queries } }: AlertDeps, { personId, companyId }: StoredAlert) {
  const viewer = rateViewer(customerActor(personId, await membershipStatusOf(queries, personId)))
  return viewer.ok && viewer.value.companyId === companyId
}

/** Colleagues who watch the same lane share its price. */
type Prices = Map<string, Money | undefined>

async function cheapestFor({ database, clock }: AlertDeps, alert: StoredAlert, prices: Prices) {
  const { brand, companyId, pol, pod, containerType } = alert
  const key = [brand, companyId, pol, pod, containerType].join(' ')
  if (!prices.has(key)) {
    const pricing = { brand, companyId, now: clock.now() }
    const cheapest = await cheapestOn(database.queries, laneOf(alert), pricing)
    prices.set(key, cheapest.ok ? cheapest.value.quote.total : undefined)
  }
  return prices.get(key)
}

const tell = ({ database, clock, notify }: AlertDeps, alert: StoredAlert, { amount: total }: Money) =>
  database.transaction(async (queries, client) => {
    if (!(await markNotified(queries, alert.id, { notifiedTotal: total, notifiedAt: clock.now() }))) return
    const { personId, brand, pol, pod, containerType: type } = alert
    const threshold = exactText(exact(alert.threshold))
    const path = `${insidePages.quotes}?show=alerts`
    await notify(client, {
      personId,
      kind: 'rate-alert',
      params: { pol, pod, type, total, threshold },
      path,
      brand,
    })
  })

async function checkAlert(deps: AlertDeps, alert: StoredAlert, prices: Prices): Promise<void> {
  if (!(await maySee(deps, alert))) return
  const cheapest = await cheapestFor(deps, alert, prices)
  const { threshold, notifiedTotal } = alert
  const step = alertStep({ threshold, isNotified: notifiedTotal !== null }, cheapest)
  if (step === 'wait-again') await markWaiting(deps.database.queries, alert.id)
  if (step === 'tell' && cheapest) await tell(deps, alert, cheapest)
}

async function checkAlerts(deps: AlertDeps): Promise<void> {
  const prices: Prices = new Map()
  let after: string | undefined
  do {
    const alerts = await findAlertsAfter(deps.database.queries, after, alertsAtOnce)
    for (const alert of alerts) await checkAlert(deps, alert, prices)
    after = alerts.length === alertsAtOnce ? alerts.at(-1)?.id : undefined
  } while (after !== undefined)
}

export const alertsJobName = 'check-rate-alerts'

/** Every hour, as prices begin and end by the clock, and whenever somebody has published some. */
export const alertsJob = (deps: AlertDeps): JobKind => ({
  name: alertsJobName,
  tries: 3,
  secondsBetweenTries: 60,
  cron: '11 * * * *',
  work: () => checkAlerts(deps),
})
