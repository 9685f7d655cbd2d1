import { customerActor } from '#domain/access/customer-actor.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { withDayPrice } from '#domain/quotes/saved/lane-prices.ts'
import { alertStep } from '#domain/quotes/saved/rate-alert.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import type { Money } from '#domain/values/money.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { membershipStatusOf } from '#server/certification/index.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { requireRateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { cheapestOffer } from '#server/quotes/pricing/cheapest-offer.ts'
import { readPriceVersion } from '#server/quotes/pricing/price-version-store.ts'
import {
  findAlertsAfter,
  keepPrices,
  markNotified,
  pricesOf,
  resetAlert,
  type StoredAlert,
} from './alert-store.ts'
import { laneOf } from './alerts.ts'

export type AlertDeps = Pick<QuoteDeps, 'database' | 'clock' | 'notify' | 'priceCache'>

const alertsPerPage = 200

/** Checked for each run: a person who lost access to the company's rates gets no notification. */
async function mayStillViewRates({ database: { db } }: AlertDeps, { personId, companyId }: StoredAlert) {
  const viewer = requireRateViewer(customerActor(personId, await membershipStatusOf(db, personId)))
  return viewer.ok && viewer.value.companyId === companyId
}

/** Colleagues with alerts on the same lane share its price. */
type PriceByLane = Map<string, Money | undefined>

async function cheapestFor(deps: AlertDeps, alert: StoredAlert, prices: PriceByLane) {
  const { brand, companyId, pol, pod, containerType } = alert
  const key = [brand, companyId, pol, pod, containerType].join(' ')
  if (!prices.has(key)) {
    const { db } = deps.database
    const source = { db, cache: deps.priceCache, version: await readPriceVersion(db) }
    const pricingContext = { brand, companyId, now: deps.clock.now() }
    const cheapest = await cheapestOffer(source, laneOf(alert), pricingContext)
    prices.set(key, cheapest.ok ? cheapest.value.quote.total : undefined)
  }
  return prices.get(key)
}

const notifyOwner = ({ database, clock, notify }: AlertDeps, alert: StoredAlert, { amount: total }: Money) =>
  database.transaction(async (db, client) => {
    if (!(await markNotified(db, alert.id, { notifiedTotal: total, notifiedAt: clock.now() }))) return
    const { personId, brand, pol, pod, containerType: type } = alert
    const threshold = exactText(exact(alert.threshold))
    const path = `${workbenchPaths.quotes}?show=alerts`
    await notify(client, {
      personId,
      kind: 'rate-alert',
      params: { pol, pod, type, total: formatAmount(total), threshold: formatAmount(threshold) },
      path,
      brand,
    })
  })

/** So that tomorrow shows how the price has moved. */
async function keepPrice({ database, clock }: AlertDeps, alert: StoredAlert, price: Money): Promise<void> {
  const kept = pricesOf(alert)
  const prices = withDayPrice(kept, { day: shanghaiDay(clock.now()), price })
  if (prices !== kept) await keepPrices(database.db, alert.id, prices)
}

async function checkAlert(deps: AlertDeps, alert: StoredAlert, prices: PriceByLane): Promise<void> {
  if (!(await mayStillViewRates(deps, alert))) return
  const cheapest = await cheapestFor(deps, alert, prices)
  if (cheapest) await keepPrice(deps, alert, cheapest)
  const { threshold, notifiedTotal } = alert
  const step = alertStep({ threshold, isNotified: notifiedTotal !== null }, cheapest)
  if (step === 'reset') await resetAlert(deps.database.db, alert.id)
  if (step === 'notify' && cheapest) await notifyOwner(deps, alert, cheapest)
}

async function checkAlerts(deps: AlertDeps): Promise<void> {
  const prices: PriceByLane = new Map()
  let after: string | undefined
  do {
    const alerts = await findAlertsAfter(deps.database.db, after, alertsPerPage)
    for (const alert of alerts) await checkAlert(deps, alert, prices)
    after = alerts.length === alertsPerPage ? alerts.at(-1)?.id : undefined
  } while (after !== undefined)
}

export const alertsJobName = 'check-rate-alerts'

/** Runs every hour, because rates start and end by time, and after rates are published. */
export const alertsJob = (deps: AlertDeps): JobKind => ({
  name: alertsJobName,
  tries: 3,
  secondsBetweenTries: 60,
  cron: '11 * * * *',
  work: () => checkAlerts(deps),
})
