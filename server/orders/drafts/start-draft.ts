import type { DataOf } from '#contract/call.ts'
import type { startOrderDraft as startCall } from '#contract/order-drafts.ts'
import type { Actor } from '#domain/access/actor.ts'
import { carriedValues, valuesIn } from '#domain/orders/drafts/carried-values.ts'
import type { DraftOrigin } from '#domain/orders/drafts/draft.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { type OrderService, orderForms } from '#domain/orders/fields/order-forms.ts'
import { quotedValues, typedForm } from '#domain/orders/from-quote/quoted-values.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import type { OrderReader } from '#server/orders/reading/read-orders.ts'
import { findOrder, findServices } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { findSubject, requireDrafter } from './access.ts'
import { type Drafter, findDraft, insertDraft, lockDraftsOf } from './draft-store.ts'
import { checkDraftSpace } from './save-draft.ts'
import { findTemplate } from './template-store.ts'

type Input = EndpointInput<typeof startCall>
type From = Input['body']['from']
type Source = {
  readonly service: OrderService
  readonly origin: DraftOrigin
  readonly values: OrderValues
  readonly fileId: string | null
}

async function fromOrder(db: Db, { audience }: OrderReader, number: string): Promise<Source | undefined> {
  const order = await findOrder(db, number, audience)
  const [found] = order ? await findServices(db, order) : []
  if (!found) return undefined
  const { service, values } = found
  return { service, origin: 'order', values: carriedValues(orderForms[service], values), fileId: null }
}

async function fromTemplate(db: Db, { companyId }: Drafter, id: string): Promise<Source | undefined> {
  const found = await findTemplate(db, companyId, id)
  if (!found) return undefined
  const { service, values } = found
  return { service, origin: 'template', values: carriedValues(orderForms[service], values), fileId: null }
}

/** What was typed for a quote that has expired: all of it, days too. */
async function fromDraft(db: Db, actor: Actor, drafter: Drafter, quote: string): Promise<Source | undefined> {
  const found = await findSubject(db, actor, { quote })
  const draft = found.ok ? await findDraft(db, drafter, found.value.subject) : undefined
  if (!found.ok || !draft) return undefined
  const { values, fileId } = draft
  return { service: found.value.quote.service, origin: 'draft', values, fileId }
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
  const { origin, values, fileId } = source
  const typed = typedForm(orderForms[quote.service], quotedValues(quote.query, quote.offer))
  await insertDraft(db, drafter, subject, { origin, values: valuesIn(typed, values), fileId, savedAt: now })
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
