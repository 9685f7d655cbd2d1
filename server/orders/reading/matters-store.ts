import { gt, inArray, type SQL, sql } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { orderCharge, orderChargeAnswer } from '#database/schema/orders-charges.ts'
import { orderDocument } from '#database/schema/orders-documents.ts'
import { isUnpaid } from '#database/schema/orders-keys.ts'
import { paymentReceipt } from '#database/schema/orders-money.ts'
import type { OrderMatter } from '#domain/orders/lifecycle/order-matters.ts'
import type { Currency } from '#domain/values/money.ts'
import { hasOpenReceipt, isOpenReceipt } from '#server/orders/receipts/receipt-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Orders with a charge that the customer objected to and that staff have not answered. */
const isObjection = sql`${orderChargeAnswer.answer} = 'object' and not exists (
    select from ${orderChargeAnswer} later
    where later.charge_id = ${orderCharge.id} and later.answer in ('uphold', 'withdraw'))`

const hasObjection = sql`${customerOrder.id} in (
  select ${orderCharge.orderId} from ${orderCharge}
  join ${orderChargeAnswer} on ${orderChargeAnswer.chargeId} = ${orderCharge.id}
  where ${isObjection})`

const conditions: Readonly<Record<OrderMatter, SQL>> = {
  unpaid: isUnpaid(customerOrder),
  receipt: hasOpenReceipt,
  refund: gt(customerOrder.paid, customerOrder.owed),
  objection: hasObjection,
}

export const isOpenMatter = (matter: OrderMatter | undefined): SQL | undefined => matter && conditions[matter]

/** One row for each amount: of a receipt, of a charge, of what is still to be paid or was paid too much. */
const amounts: Readonly<Record<OrderMatter, SQL>> = {
  unpaid: sql`select ${customerOrder.id} as id, ${customerOrder.owed} - ${customerOrder.paid} as amount, ${customerOrder.currency} as currency
    from ${customerOrder} where ${isUnpaid(customerOrder)}`,
  receipt: sql`select ${paymentReceipt.orderId} as id, ${paymentReceipt.amount} as amount, ${paymentReceipt.currency} as currency
    from ${paymentReceipt} join ${orderDocument} on ${orderDocument.id} = ${paymentReceipt.documentId}
    where ${isOpenReceipt}`,
  refund: sql`select ${customerOrder.id} as id, ${customerOrder.paid} - ${customerOrder.owed} as amount, ${customerOrder.currency} as currency
    from ${customerOrder} where ${gt(customerOrder.paid, customerOrder.owed)}`,
  objection: sql`select ${orderCharge.orderId} as id, ${orderCharge.sum} as amount, ${orderCharge.currency} as currency
    from ${orderCharge} join ${orderChargeAnswer} on ${orderChargeAnswer.chargeId} = ${orderCharge.id}
    where ${isObjection}`,
}

type OpenAmount = { readonly id: string; readonly amount: string; readonly currency: Currency }

/** What is open on each order, added up by currency. */
export async function openAmounts(db: Db, matter: OrderMatter, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { rows } = await db.execute<OpenAmount>(sql`
    select id, sum(amount)::text as amount, currency from (${amounts[matter]}) open
    where ${inArray(sql`id`, [...ids])} group by id, currency order by id, currency`)
  return rows
}
