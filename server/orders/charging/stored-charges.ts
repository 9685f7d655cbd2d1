import type { LaterChargeView } from '#contract/later-charge-view.ts'
import type { Actor } from '#domain/access/actor.ts'
import { may } from '#domain/access/permissions.ts'
import type { AnnouncedCost, Quoted } from '#domain/orders/fees/fees.ts'
import { exchangeRateOf } from '#domain/orders/fees/several-services.ts'
import {
  answerCharge,
  chargeAnswers,
  type LaterCharge,
  laterChargeState,
  objectionEnds,
} from '#domain/orders/later-charges/later-charge.ts'
import { type QuotedContingentCharge, standardCurrency } from '#domain/quotes/fee-line.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { money } from '#domain/values/money.ts'
import { quantity } from '#domain/values/quantity.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { TaxPercent } from '#domain/values/tax-percents.data.ts'
import type { ChargeWithAnswers } from './charge-store.ts'

/** A charge as it was billed, with its words and answers. */
export type BilledCharge = LaterCharge & { readonly stored: ChargeWithAnswers }

/** The money is that of the columns: what was billed never changes. */
export function chargeFrom(stored: ChargeWithAnswers, quoted: Quoted): BilledCharge {
  const { id, announced, billedAt, answers, currency } = stored
  // An amended order may have another quote, without this currency.
  const exchangeRate = exchangeRateOf(currency, announced, quoted) ?? {
    value: stored.exchangeRate,
    from: currency,
    to: standardCurrency,
    date: shanghaiDay(billedAt),
    source: '',
  }
  return {
    id,
    billedAt,
    state: laterChargeState(answers.map(({ answer }) => answer)),
    contingency: announced,
    confirmed: {
      unitPrice: announced.unitPrice,
      quantity: quantity(stored.quantity, announced.unit),
      sum: money(stored.sum, currency),
      exchangeRate,
      standardAmount: money(stored.standardAmount, exchangeRate.to),
      taxPercent: stored.taxPercent as TaxPercent,
    },
    stored,
  }
}

type Stay = { readonly fromAt: Date; readonly toAt: Date }

/** How much of a kind of charge was billed for times that overlap these. */
export const billedOfStay = (
  charges: readonly BilledCharge[],
  contingency: QuotedContingentCharge,
  { fromAt, toAt }: Stay,
): number =>
  charges
    .filter(({ state }) => state !== 'withdrawn')
    .filter((one) => contingentChargeKey(one.contingency) === contingentChargeKey(contingency))
    .filter(({ stored }) => stored.fromAt && stored.toAt && stored.fromAt < toAt && fromAt < stored.toAt)
    .reduce((sum, { confirmed }) => sum + Number(confirmed.quantity.amount), 0)

export const columnsOfCost = ({ contingency, confirmed }: AnnouncedCost) => ({
  fee: contingency.fee,
  announced: contingency,
  quantity: confirmed.quantity.amount,
  currency: confirmed.sum.currency,
  sum: confirmed.sum.amount,
  exchangeRate: confirmed.exchangeRate.value,
  standardAmount: confirmed.standardAmount.amount,
  taxPercent: confirmed.taxPercent,
})

/** A reason is typed with the answer. */
const someReason = 'reason'

function openTo(charge: LaterCharge, actor: Actor, now: Date) {
  const permission = { object: 'answer-fees', uphold: 'run-orders', withdraw: 'run-orders' } as const
  return chargeAnswers.filter(
    (answer) =>
      may(actor, permission[answer]) && answerCharge(charge, { answer, reason: someReason }, now).ok,
  )
}

export const viewCharge =
  (actor: Actor, now: Date) =>
  (charge: BilledCharge): LaterChargeView => {
    const { id, state, contingency, confirmed, billedAt, stored } = charge
    const { note, fromAt, toAt, answers, files } = stored
    return {
      id,
      state,
      contingency,
      confirmed,
      note,
      period: fromAt && toAt && { from: fromAt.toISOString(), to: toAt.toISOString() },
      files: [...files],
      billedAt: billedAt.toISOString(),
      objectionEnds: objectionEnds(charge).toISOString(),
      answers: answers.map(({ answer, reason, at }) => ({ answer, reason, at: at.toISOString() })),
      open: openTo(charge, actor, now),
    }
  }
