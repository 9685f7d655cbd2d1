import { convertedPayment } from '#domain/orders/payment/payment.ts'
import { receiptState } from '#domain/orders/payment/receipt.ts'
import { type Money, money, sumMoney } from '#domain/values/money.ts'
import { loadOrder } from '#server/orders/moving/load-order.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findReceipts, type StoredReceipt } from './receipt-store.ts'

export const stateOf = ({ answer, withdrawnAt }: StoredReceipt) =>
  receiptState({ answer, isWithdrawn: withdrawnAt !== null })

/** What the receipts say that finance has not answered; null without one. */
export async function beingChecked(db: Db, stored: StoredOrder): Promise<Money | null> {
  const receipts = (await findReceipts(db, stored.id)).filter((receipt) => stateOf(receipt) === 'sent')
  if (receipts.length === 0) return null
  const { order } = await loadOrder(db, stored)
  const sums = receipts.flatMap(
    ({ amount, currency }) => convertedPayment(order, money(amount, currency))?.standardAmount ?? [],
  )
  return sumMoney(sums, stored.currency)
}
