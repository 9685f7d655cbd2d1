import { gt, type SQL, sql } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { orderCharge, orderChargeAnswer } from '#database/schema/orders-charges.ts'
import type { OrderMatter } from '#domain/orders/lifecycle/order-matters.ts'
import { hasOpenReceipt } from '#server/orders/receipts/receipt-store.ts'

/** Orders with a charge that the customer objected to and that staff have not answered. */
const hasObjection = sql`${customerOrder.id} in (
  select ${orderCharge.orderId} from ${orderCharge}
  join ${orderChargeAnswer} on ${orderChargeAnswer.chargeId} = ${orderCharge.id}
  where ${orderChargeAnswer.answer} = 'object' and not exists (
    select from ${orderChargeAnswer} later
    where later.charge_id = ${orderCharge.id} and later.answer in ('uphold', 'withdraw')))`

const conditions: Readonly<Record<OrderMatter, SQL>> = {
  receipt: hasOpenReceipt,
  refund: gt(customerOrder.paid, customerOrder.owed),
  objection: hasObjection,
}

export const isOpenMatter = (matter: OrderMatter | undefined): SQL | undefined => matter && conditions[matter]
