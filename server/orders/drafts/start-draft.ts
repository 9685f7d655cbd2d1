import type { DataOf } from '#contract/call.ts'
import type { startOrderDraft as startCall } from '#contract/order-drafts.ts'
import type { Actor } from '#domain/access/actor.ts'
import { carriedValues, valuesIn } from '#domain/orders/drafts/carried-values.ts'
import type { AddedService, DraftOrigin } from '#domain/orders/drafts/draft.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { type OrderService, orderForms } from '#domain/orders/fields/order-forms.ts'
import { typedForm } from '#domain/orders/from-quote/quoted-form.ts'
import { quotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import type { OrderReader } from '#server/orders/reading/read-orders.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { findSubject, requireDrafter } from './access.ts'
import { carriedFromOrder } from './carried-order.ts'
import { type Drafter, findDraft, insertDraft, lockDraftsOf } from './draft-store.ts'
import { checkDraftSpace } from './save-draft.ts'
import { findTemplate } from './template-store.ts'

type Input = EndpointInput<typeof startCall>
type From = Input['body']['from']
type Source = {
  readonly service: OrderService
  readonly origin: DraftOrigin
  readonly values: OrderValues
  readonly more: readonly AddedService[]
  readonly fileId: string | null
}

async function fromOrder(db: Db, { audience }: OrderReader, number: string): Promise<Source | undefined> {
  const carried = await carriedFromOrder(db, audience, number)
  if (!carried) return undefined
  const { service, values, more } = carried
  return { service, origin: 'order', values, more, fileId: null }
}

async function fromTemplate(db: Db, { audience }: OrderReader, id: string): Promise<Source | undefined> {
  const found = await findTemplate(db, audience, id)
  if (!found) return undefined
  const { service, more } = found
  const values = carriedValues(orderForms[service], found.values)
  return { service, origin: 'template', values, more, fileId: null }
}

/** What was typed for a quote that has expired: all of it, days too. */
async function fromDraft(db: Db, actor: Actor, drafter: Drafter, quote: string): Promise<Source | undefined> {
  const found = await findSubject(db, actor, { quote })
  const draft = found.ok ? await findDraft(db, drafter, found.value.subject) : undefined
  if (!found.ok || !draft) return undefined
  const { values, more, fileId } = draft
  return { service: found.value.quote.service, origin: 'draft', values, more, fileId }
}

function sourceOf(db: Db, actor: Actor, drafter: OrderReader, from: From): Promise<Source | undefined> {
  switch (from.kind) {
    case 'order':
      return fromOrder(db, drafter, from.number)
    case 'template':
      return fromTemplate(db, drafter, from.id)
    case 'draft':
      return fromDraft(db, actor, drafter, from.quote)
  }
}

async function startNow(db: Db, input: Input, drafter: OrderReader, now: Date): Promise<Result<string>> {
  const { body, principal } = input
  const found = await findSubject(db, principal.actor, body)
  if (!found.ok) return found
  await lockDraftsOf(db, drafter)
  const { subject, quote } = found.value
  const source = await sourceOf(db, principal.actor, drafter, body.from)
  if (!source || source.service !== quote.service) return refusal('not-found')
  if (await findDraft(db, drafter, subject)) return refusal('draft-changed')
  const space = await checkDraftSpace(db, drafter)
  if (!space.ok) return space
  const { origin, values, more, fileId } = source
  const typed = typedForm(orderForms[quote.service], quotedValues(quote.query, quote.offer))
  const draft = { origin, values: valuesIn(typed, values), more, fileId, savedAt: now }
  await insertDraft(db, drafter, subject, draft)
  return ok(quote.number)
}

/** The values of an order, a template or an older draft, for a new quote of the same service. */
export async function startOrderDraft(
  { database, clock }: OrderDeps,
  input: Input,
): Promise<Result<DataOf<typeof startCall>>> {
  const drafter = requireDrafter(input.principal.actor)
  if (!drafter.ok) return drafter
  const started = await database.transaction((db) => startNow(db, input, drafter.value, clock.now()))
  return started.ok ? ok({ quote: started.value }) : started
}
