import { chargeableDays, daysWithin } from '#domain/tariffs/depot/storage-days.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { larger, type Money, money, roundMoney, subtract, sumMoney, times } from '#domain/values/money.ts'
import type { AnnouncedCharge, FeeLine } from './fee-line.ts'
import { isOfFee, type Judged, type JudgedWish, type Slider } from './worst-case-sliders.ts'

type InDepot = Extract<JudgedWish, { service: 'depot' }>

/** What a stay of so many days pays in the tiers that a longer one can still reach, each rounded as its line is. */
function tiersOf(tiers: Slider['announced'], days: number, containers: number): Money {
  const sums = tiers.map(({ unitPrice, facts }, at) => {
    const next = tiers[at + 1]
    const span = {
      fromDay: Number(facts.fromDay),
      ...(next && { toDay: Number(next.facts.fromDay) - 1 }),
      factor: '1',
    }
    const billed = daysWithin(span, chargeableDays(days, Number(facts.freeDays)))
    return roundMoney(times(unitPrice, billed * containers))
  })
  return sumMoney(sums, tiers[0].unitPrice.currency)
}

const longerInDepot = (tiers: Slider['announced'], { days, containers }: InDepot, more: number): Money =>
  subtract(tiersOf(tiers, days + more, containers), tiersOf(tiers, days, containers))

/** How many days of the stay are free: the line says it, or the announcement by what is paid for already. */
function freeDaysOf({ facts, unitPrice }: AnnouncedCharge, quoted: FeeLine | undefined): number {
  if (!quoted) return Number(facts.days)
  if (quoted.facts.freeDays !== undefined) return Number(quoted.facts.freeDays)
  const paidByMinimum = exact(String(quoted.facts.least)).dividedBy(exact(unitPrice.amount)).ceil()
  return Number(facts.days) - paidByMinimum.toNumber()
}

function longerInWarehouse(
  announced: AnnouncedCharge,
  { lines }: Judged,
  days: number,
): { readonly sum: Money; readonly bound?: 'least' } {
  const { unitPrice, least } = announced
  const quoted = lines.find(isOfFee(announced))
  const none = money(0, unitPrice.currency)
  const billed = chargeableDays(days, freeDaysOf(announced, quoted))
  const plain = roundMoney(times(unitPrice, billed))
  const minimum = quoted?.facts.least === undefined ? least : money(String(quoted.facts.least), 'CNY')
  const whole = billed > 0 && minimum ? larger(plain, minimum) : plain
  return {
    sum: subtract(whole, quoted?.sum ?? none),
    ...(whole !== plain && !quoted && { bound: 'least' as const }),
  }
}

/** What more days than were asked for come to, by the rules that priced those. */
export function longerBy(
  { announced }: Slider,
  more: number,
  quote: Judged,
): { readonly sum: Money; readonly bound?: 'least' } {
  const { wish } = quote
  if (wish?.service === 'depot') return { sum: longerInDepot(announced, wish, more) }
  if (wish?.service !== 'warehouse') throw new Error(`no stay to make longer: ${wish?.service}`)
  return longerInWarehouse(announced[0], quote, (wish.storageDays ?? 0) + more)
}
