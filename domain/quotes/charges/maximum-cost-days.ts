import type { FeeLine, QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { chargeableDays, daysWithin } from '#domain/tariffs/depot/storage-days.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { larger, type Money, money, roundMoney, subtract, sumMoney, times } from '#domain/values/money.ts'
import { type Estimated, type EstimateQuery, isOfFee, type Slider } from './maximum-cost-sliders.ts'

type DepotStay = Extract<EstimateQuery, { mode: 'depot' }>

/** The storage charge of a stay in the tiers that a longer stay can still reach, each rounded like its line. */
function tiersOf(tiers: Slider['charges'], days: number, containers: number): Money {
  const sums = tiers.map(({ unitPrice, params }, index) => {
    const next = tiers[index + 1]
    const span = {
      fromDay: Number(params.fromDay),
      ...(next && { toDay: Number(next.params.fromDay) - 1 }),
      factor: '1',
    }
    const billed = daysWithin(span, chargeableDays(days, Number(params.freeDays)))
    return roundMoney(times(unitPrice, billed * containers))
  })
  return sumMoney(sums, tiers[0].unitPrice.currency)
}

const longerInDepot = (tiers: Slider['charges'], { days, containers }: DepotStay, more: number): Money =>
  subtract(tiersOf(tiers, days + more, containers), tiersOf(tiers, days, containers))

/** The free days, from the quoted line or, without one, from the contingent charge. */
function freeDaysOf({ params, unitPrice }: QuotedContingentCharge, quoted: FeeLine | undefined): number {
  if (!quoted) return Number(params.days)
  if (quoted.params.freeDays !== undefined) return Number(quoted.params.freeDays)
  const paidByMinimum = exact(String(quoted.params.least)).dividedBy(exact(unitPrice.amount)).ceil()
  return Number(params.days) - paidByMinimum.toNumber()
}

function longerInWarehouse(
  contingentCharge: QuotedContingentCharge,
  { lines }: Estimated,
  days: number,
): { readonly sum: Money; readonly bound?: 'min' } {
  const { unitPrice, least } = contingentCharge
  const quoted = lines.find(isOfFee(contingentCharge))
  const none = money(0, unitPrice.currency)
  const billed = chargeableDays(days, freeDaysOf(contingentCharge, quoted))
  const plain = roundMoney(times(unitPrice, billed))
  const minimum = quoted?.params.least === undefined ? least : money(String(quoted.params.least), 'CNY')
  const whole = billed > 0 && minimum ? larger(plain, minimum) : plain
  return {
    sum: subtract(whole, quoted?.sum ?? none),
    ...(whole !== plain && !quoted && { bound: 'min' as const }),
  }
}

/** The cost of more days, by the same rules as the quoted days. */
export function longerBy(
  { charges }: Slider,
  more: number,
  quote: Estimated,
): { readonly sum: Money; readonly bound?: 'min' } {
  const { query } = quote
  if (query?.mode === 'depot') return { sum: longerInDepot(charges, query, more) }
  if (query?.mode !== 'warehouse') throw new Error(`no stay to make longer: ${query?.mode}`)
  return longerInWarehouse(charges[0], quote, (query.storageDays ?? 0) + more)
}
