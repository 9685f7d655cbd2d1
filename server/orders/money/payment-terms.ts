import type { DataOf } from '#contract/call.ts'
import type {
  grantPaymentTerms as grantCall,
  readPaymentTerms as readCall,
} from '#contract/order-payments.ts'
import { userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { defaultPaymentTerms, type PaymentTerms } from '#domain/orders/payment/terms.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { readAmount } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { namesOf } from '#server/orders/reading/order-view.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { findTerms, saveTerms } from './payment-store.ts'

type View = DataOf<typeof readCall>

async function viewTerms(deps: OrderDeps, db: Db, companyId: string): Promise<View> {
  const found = await findTerms(db, companyId)
  const terms = found?.terms ?? defaultPaymentTerms
  const names = await namesOf(deps.findStaff, db, [found?.grantedBy ?? null])
  return {
    companyId,
    kind: terms.kind,
    limit: terms.kind === 'on-account' ? terms.limit : null,
    days: terms.kind === 'on-account' ? terms.days : null,
    grantedBy: found ? (names.get(found.grantedBy) ?? '') : null,
    grantedAt: found?.grantedAt.toISOString() ?? null,
  }
}

const isCompany = async (db: Db, companyId: string): Promise<boolean> =>
  (await findCompanyCards(db, [companyId])).length > 0

export async function readPaymentTerms(
  deps: OrderDeps,
  input: EndpointInput<typeof readCall>,
): Promise<Result<View>> {
  const may = permit(input.principal.actor, 'read-all-orders')
  if (!may.ok) return may
  const { db } = deps.database
  const { companyId } = input.query
  if (!(await isCompany(db, companyId))) return refusal('not-found')
  await audit(db, input, { action: 'payment-terms-seen', subjectId: companyId })
  return ok(await viewTerms(deps, db, companyId))
}

type Typed = EndpointInput<typeof grantCall>['body']['terms']

function termsOf(typed: Typed): Result<PaymentTerms> {
  if (typed.kind !== 'on-account') return ok(typed)
  const limit = readAmount(typed.limit, standardCurrency, 'terms.limit')
  return limit.ok ? ok({ ...typed, limit: limit.value }) : limit
}

const factsOf = (terms: PaymentTerms) => ({
  kind: terms.kind,
  ...(terms.kind === 'on-account' && { limit: terms.limit.amount, days: terms.days }),
})

export async function grantPaymentTerms(
  deps: OrderDeps,
  input: EndpointInput<typeof grantCall>,
): Promise<Result<View>> {
  const { principal, body } = input
  const may = permit(principal.actor, 'grant-payment-terms')
  if (!may.ok) return may
  const terms = termsOf(body.terms)
  if (!terms.ok) return terms
  const { companyId } = body
  const { db } = deps.database
  if (!(await isCompany(db, companyId))) return refusal('not-found')
  const grantedBy = userOf(principal.actor) ?? ''
  await deps.database.transaction(async (locked) => {
    const before = await findTerms(locked, companyId)
    await saveTerms(locked, { companyId, terms: terms.value, grantedBy, grantedAt: deps.clock.now() })
    const done = { action: 'payment-terms-granted', subjectId: companyId } as const
    await audit(locked, input, {
      ...done,
      before: factsOf(before?.terms ?? defaultPaymentTerms),
      after: factsOf(terms.value),
    })
  })
  return ok(await viewTerms(deps, db, companyId))
}
