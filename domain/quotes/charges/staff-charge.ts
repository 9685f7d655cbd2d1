import type { LineGroup } from '#domain/quotes/fee-line.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { Currency } from '#domain/values/money.ts'

/** Of one offer; our choice. */
export const mostLines = 40

export type StaffCharge = {
  readonly fee: FeeCode
  readonly group: LineGroup
  readonly unitPrice: string
  readonly quantity: string
  /** Without it, the usual currency of the fee. */
  readonly currency?: Currency | undefined
  /** Without it, the charge is for containers of all types. */
  readonly containerType?: ContainerType | undefined
}

export const currencyOfCharge = ({ fee, currency }: Pick<StaffCharge, 'fee' | 'currency'>): Currency =>
  currency ?? feeItems[fee].currency
