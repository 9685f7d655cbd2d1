import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { newId, oneOf } from './columns.ts'
import { staffMember } from './console.ts'

/** Who new orders are assigned to, by port and service; null stands for all. */
export const orderAssignment = pgTable(
  'order_assignment',
  {
    id: newId(),
    port: text(),
    service: text({ enum: orderServices }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMember.id),
  },
  (table) => [
    unique('order_assignment_once').on(table.port, table.service).nullsNotDistinct(),
    oneOf('order_assignment_service_listed', table.service, orderServices),
  ],
)
