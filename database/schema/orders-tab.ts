import { type SQL, sql } from 'drizzle-orm'
import { type OrderTab, orderStates, orderTabs, tabOf } from '#domain/orders/lifecycle/states.ts'
import { literals } from './columns.ts'

const statesOf = (tab: OrderTab) => orderStates.filter((state) => tabOf(state) === tab)

/** The tab of a state, as the domain states it. */
export const tabOfState = (): SQL =>
  sql`case ${sql.join(
    orderTabs.map((tab) => sql`when "state" in (${literals(statesOf(tab))}) then ${literals([tab])}`),
    sql` `,
  )} end`
