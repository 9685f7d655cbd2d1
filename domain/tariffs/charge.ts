import { type Currency, type Money, money, roundMoney } from '#domain/values/money.ts'
import { type Quantity, quantity, type Unit } from '#domain/values/quantity.ts'
import type { Params } from '#domain/values/refusal.ts'
import { type FeeCode, feeItems } from './fee-items.data.ts'
import { amountText, type Formula } from './formula.ts'

/** Which tariff a price comes from; a quote keeps it, so that it can be recalculated years later. */
export type TariffVersion = { readonly code: string; readonly version: string }

/** One thing that is charged, with everything that explains it. The sum is the formula's amount, rounded once. */
export type Charge = {
  readonly fee: FeeCode
  /** The rule by its key in messages, and the facts its sentence needs. */
  readonly rule: string
  readonly params: Params
  readonly unitPrice: Money
  readonly quantity: Quantity
  readonly formula: Formula
  readonly sum: Money
  readonly tariff: TariffVersion
  /** The tariff of the percentage, where the price is a share of the price of `tariff`. */
  readonly shareTariff?: TariffVersion
}

type ChargeInput = Pick<Charge, 'fee' | 'rule' | 'formula' | 'tariff' | 'shareTariff'> & {
  readonly params?: Params
  readonly unitPrice: string
  readonly quantity: string | number
  /** Where the rule counts in another unit than the item usually does. */
  readonly unit?: Unit
  /** Where the price is in another currency than the item usually has. */
  readonly currency?: Currency
}

export function charge({
  fee,
  rule,
  params = {},
  formula,
  tariff,
  shareTariff,
  unitPrice,
  quantity: count,
  unit = feeItems[fee].unit,
  currency = feeItems[fee].currency,
}: ChargeInput): Charge {
  return {
    fee,
    rule,
    params,
    unitPrice: money(unitPrice, currency),
    quantity: quantity(count, unit),
    formula,
    sum: roundMoney(money(amountText(formula), currency)),
    tariff,
    ...(shareTariff && { shareTariff }),
  }
}

/** A later charge that may come, with what triggers it and its price; nothing else may be added to a quote. */
export type ContingentCharge = {
  readonly fee: FeeCode
  /** What triggers it, by its key in messages, and the facts of the sentence. */
  readonly trigger: string
  /** Which of several this one is, where one trigger has several prices: a container type, a weight, a group of terminals. */
  readonly variant?: string
  readonly params: Params
  readonly unitPrice: Money
  readonly unit: Unit
  readonly least?: Money
  readonly most?: Money
  /** The most is that of the fee as a whole: of all that is announced of it and of what is quoted already. */
  readonly isMostOfFee?: true
  readonly tariff: TariffVersion
  /** Of the service in an order with several; the main service has none. */
  readonly servicePosition?: number
}

/** The name of a possible charge within its quote or order; no two share one. */
export const contingentChargeKey = ({
  servicePosition,
  fee,
  trigger,
  variant,
}: Pick<ContingentCharge, 'servicePosition' | 'fee' | 'trigger' | 'variant'>): string =>
  [servicePosition ? `s${servicePosition}` : undefined, fee, trigger, variant]
    .filter((part) => part !== undefined)
    .join('.')
