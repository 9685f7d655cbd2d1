import type { QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { staffOfferMode } from '#domain/quotes/quoted-mode.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { money } from '#domain/values/money.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { countIn, type KnownCargo } from './known-cargo.ts'
import { currencyOfCharge, type StaffCharge } from './staff-charge.ts'

/** What can make a later charge of an offer by staff due; the last is written out by them. */
export const laterTriggers = [
  'waiting',
  'overnight',
  'dry-run',
  'cancellation',
  'overweight',
  'inspection',
  'longer-storage',
  'longer-use',
  'amendment',
  'additional-work',
  'described',
] as const
export type LaterTrigger = (typeof laterTriggers)[number]

/** Our choice: more than this is no offer that a customer can judge. */
export const mostLaterCharges = 20

/** In characters. */
export const conditionLength = 100

/** A charge that may follow an offer by staff: its price, and what makes it due. */
export type LaterCharge = Pick<StaffCharge, 'fee' | 'unitPrice' | 'currency'> & {
  readonly trigger: LaterTrigger
  /** In the words of staff, for what no other trigger says. */
  readonly condition?: string
}

/** As every other charge that may follow a quote; what is charged by the cargo says how much of it there is. */
export const laterCharge =
  (request: string, cargo: KnownCargo) =>
  (later: LaterCharge): QuotedContingentCharge => {
    const { fee, trigger, unitPrice, condition } = later
    const currency = currencyOfCharge(later)
    const { unit } = feeItems[fee]
    const inCargo = countIn(unit, cargo)
    return {
      mode: staffOfferMode,
      fee,
      trigger,
      params: {
        price: unitPrice,
        currency,
        ...(condition !== undefined && { condition }),
        ...(inCargo !== undefined && { inCargo }),
      },
      unitPrice: money(unitPrice, currency),
      unit,
      tariff: { code: request, version: '1' },
    }
  }

/** Only a trigger in the words of staff has them. */
export function conditionProblem(
  trigger: LaterTrigger | undefined,
  condition: string | undefined,
): FieldProblem | undefined {
  if (trigger === undefined) return undefined
  if (trigger === 'described') return condition === undefined ? 'required' : undefined
  return condition === undefined ? undefined : 'inconsistent'
}

type Named = { readonly fee?: string | undefined; readonly trigger?: string | undefined }

/** Whether an earlier charge has the same fee and trigger: then it is not known which price is due. */
export const isRepeatedCharge = (charges: readonly (Named | undefined)[], at: number): boolean => {
  const one = charges[at]
  if (one?.fee === undefined || one.trigger === undefined) return false
  return charges.slice(0, at).some((other) => other?.fee === one.fee && other?.trigger === one.trigger)
}
