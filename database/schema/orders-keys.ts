import { type SQL, sql } from 'drizzle-orm'
import { companyActors } from '#domain/orders/lifecycle/next-step.ts'
import { type OrderTab, orderStates, orderTabs, tabOf } from '#domain/orders/lifecycle/states.ts'
import { literals } from './columns.ts'

const statesOf = (tab: OrderTab) => orderStates.filter((state) => tabOf(state) === tab)

/** The tab of a state, as the domain states it. */
export const tabOfState = (): SQL =>
  sql`case ${sql.join(
    orderTabs.map((tab) => sql`when "state" in (${literals(statesOf(tab))}) then ${literals([tab])}`),
    sql` `,
  )} end`

type Waiting = Readonly<Record<'id' | 'waitsFor' | 'dueAt', unknown>>

/**
 * What waits for the company, for staff and for no one; then the deadline, for an order without one a day that no deadline
 * reaches; then the newest order first.
 */
export const nextStepKey = ({ id, waitsFor, dueAt }: Waiting) =>
  [
    sql`(case when ${waitsFor} in (${literals(companyActors)}) then 0 when ${waitsFor} is not null then 1 else 2 end)`,
    sql`(coalesce(${dueAt}, timestamptz '2199-12-31 00:00:00+00'))`,
    sql`(-${id})`,
  ] as const
