import { type SQL, sql } from 'drizzle-orm'
import { companyActors } from '#domain/orders/lifecycle/next-step.ts'
import { type OrderTab, orderStates, orderTabs, tabOf } from '#domain/orders/lifecycle/states.ts'
import { daysAfterDeparture, type PaymentTerms } from '#domain/orders/payment/terms.ts'
import { literals } from './columns.ts'

const statesOf = (tab: OrderTab) => orderStates.filter((state) => tabOf(state) === tab)

/** The tab of a state, as the domain states it. */
export const tabOfState = (): SQL =>
  sql`case ${sql.join(
    orderTabs.map((tab) => sql`when "state" in (${literals(statesOf(tab))}) then ${literals([tab])}`),
    sql` `,
  )} end`

type Due = Readonly<Record<'dueAt' | 'nextCutOffAt', unknown>>

/** What staff must do first: the answer that is due, or what the next cut-off needs. */
export const deadlineKey = ({ dueAt, nextCutOffAt }: Due): SQL => sql`(least(${dueAt}, ${nextCutOffAt}))`

/** Compared with the key, by which an index finds it. */
export const isDueBy = (order: Due, at: Date): SQL =>
  sql`${deadlineKey(order)} <= ${at.toISOString()}::timestamptz`

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

type Owing = Readonly<Record<'owed' | 'paid' | 'generatedAt', unknown>>

/** Generated orders that are not paid in full; one that was cancelled may owe its cost. */
export const isUnpaid = ({ owed, paid, generatedAt }: Owing): SQL =>
  sql`${owed} > ${paid} and ${generatedAt} is not null`

type Payable = Readonly<Record<'terms' | 'departsOn' | 'generatedAt', unknown>>

const termsOf = (kind: PaymentTerms['kind']): SQL => literals([kind])

/** The last day to pay, as the domain states it (`payBy`). */
export const payDayKey = ({ terms, departsOn, generatedAt }: Payable): SQL =>
  sql`(case ${terms} ->> 'kind' when ${termsOf('per-shipment')} then ${departsOn} + ${sql.raw(String(daysAfterDeparture))} when ${termsOf('on-account')} then (${generatedAt} at time zone 'Asia/Shanghai')::date + (${terms} ->> 'days')::int end)`
