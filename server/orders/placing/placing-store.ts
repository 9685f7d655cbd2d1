import { sql } from 'drizzle-orm'
import type { AssignmentRule } from '#domain/orders/assignment/assignment.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { type Ordering, ordering } from '#server/certification/index.ts'
import { openRules } from '#server/orders/assignment/assignment-store.ts'
import { createOrderedQuoteReader, nextCounted } from '#server/quotes/index.ts'

type NextOrder = {
  /** From the sequence; of an order that is refused it is not used again. */
  readonly counted: string
  readonly rules: readonly AssignmentRule[]
}

export type Placing = Ordering & NextOrder

type Read = NextOrder & { readonly ordering: unknown }

const company = ordering.column(sql.placeholder('companyId'), sql.placeholder('personId'))

/**
 * The main quote, and in the same statement everything about the company and us that placing an order on it depends on:
 * each statement takes longer than what it reads.
 */
export const findQuoteAndPlacing = createOrderedQuoteReader(
  'quote and placing of an order',
  sql<Read>`jsonb_build_object('ordering', ${company}, 'counted', ${nextCounted}::text, 'rules', ${openRules})`,
)

export function placingOf({ ordering: settings, counted, rules }: Read): Result<Placing> {
  const may = ordering.read(settings)
  return may.ok ? ok({ ...may.value, counted, rules }) : may
}
