import type { DataOf } from '#contract/call.ts'
import type {
  listOrderTemplates as listCall,
  removeOrderTemplate as removeCall,
  renameOrderTemplate as renameCall,
  saveOrderTemplate as saveCall,
} from '#contract/order-templates.ts'
import { templateLimits } from '#domain/orders/drafts/draft.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { holdTrade } from '#server/certification/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { namesOf } from '#server/orders/reading/order-view.ts'
import { namesOfOrderPlaces } from '#server/orders/reading/place-names.ts'
import type { OrderReader } from '#server/orders/reading/read-orders.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { Principal } from '#server/platform/http/requests/principal.ts'
import { quotesById } from '#server/quotes/index.ts'
import { requireDrafter, requireDraftReader } from './access.ts'
import { carriedFromOrder } from './carried-order.ts'
import {
  countTemplates,
  deleteTemplate,
  findTemplate,
  findTemplateByName,
  insertTemplate,
  lockTemplates,
  renameTemplate,
  type StoredTemplate,
  templatesFor,
} from './template-store.ts'

export async function listOrderTemplates(
  { database: { db }, findPeople }: OrderDeps,
  { principal }: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const reader = requireDraftReader(principal.actor)
  if (!reader.ok) return reader
  const templates = await templatesFor(db, reader.value.audience, templateLimits.templates)
  const quotes = await quotesById(
    db,
    templates.map(({ quoteId }) => quoteId),
  )
  const people = await namesOf(
    findPeople,
    db,
    templates.map(({ createdBy }) => createdBy),
  )
  const routes = [...quotes.values()].map(({ service, route }) => ({ service, toCode: route.to }))
  const places = await namesOfOrderPlaces(db, routes)
  return ok({
    templates: templates.flatMap(({ id, name, service, quoteId, createdBy, version }) => {
      const quote = quotes.get(quoteId)
      if (!quote) return []
      const { from, to, containers } = quote.route
      return [
        {
          id,
          name,
          service,
          version,
          from,
          to,
          quote: quote.number,
          places: places({ service, toCode: to }),
          containers: containers.map(({ type, count }) => ({ type, count })),
          createdBy: people.get(createdBy) ?? '',
        },
      ]
    }),
  })
}

/** One change of a company's templates at a time. */
async function changeTemplates<T>(
  { database }: OrderDeps,
  { actor }: Principal,
  change: (db: Db, drafter: OrderReader) => Promise<Result<T>>,
): Promise<Result<T>> {
  const drafter = requireDrafter(actor)
  if (!drafter.ok) return drafter
  const { companyId } = drafter.value
  return database.transaction(async (db) => {
    const trade = await holdTrade(db, companyId)
    if (!trade.ok) return trade
    await lockTemplates(db, companyId)
    return change(db, drafter.value)
  })
}

/** The name is free, or belongs to the template itself. */
async function checkName(db: Db, companyId: string, name: string, id?: string): Promise<Result<null>> {
  const other = await findTemplateByName(db, companyId, name)
  return other && other.id !== id ? refusal('template-name-taken', { name }) : ok(null)
}

export async function saveOrderTemplate(
  deps: OrderDeps,
  { body, principal }: EndpointInput<typeof saveCall>,
): Promise<Result<DataOf<typeof saveCall>>> {
  const max = templateLimits.templates
  return changeTemplates(deps, principal, async (db, { companyId, personId, audience }) => {
    const carried = await carriedFromOrder(db, audience, body.order)
    if (!carried) return refusal('not-found')
    const free = await checkName(db, companyId, body.name)
    if (!free.ok) return free
    if ((await countTemplates(db, companyId)) >= max) return refusal('too-many-templates', { max })
    const { id } = await insertTemplate(db, companyId, {
      ...carried,
      name: body.name,
      createdBy: personId,
      changedAt: deps.clock.now(),
    })
    return ok({ id })
  })
}

/** As the caller knows it; refuses one that a colleague has renamed since. */
async function findKnown(
  db: Db,
  audience: OrderReader['audience'],
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Result<StoredTemplate>> {
  const found = await findTemplate(db, audience, id)
  if (!found) return refusal('not-found')
  return found.version === version ? ok(found) : refusal('template-changed')
}

export async function renameOrderTemplate(
  deps: OrderDeps,
  { body, principal }: EndpointInput<typeof renameCall>,
): Promise<Result<DataOf<typeof renameCall>>> {
  return changeTemplates(deps, principal, async (db, { companyId, audience }) => {
    const known = await findKnown(db, audience, body)
    if (!known.ok) return known
    const free = await checkName(db, companyId, body.name, body.id)
    if (!free.ok) return free
    const { id } = await renameTemplate(db, body.id, { name: body.name, changedAt: deps.clock.now() })
    return ok({ id })
  })
}

export async function removeOrderTemplate(
  deps: OrderDeps,
  { body, principal }: EndpointInput<typeof removeCall>,
): Promise<Result<DataOf<typeof removeCall>>> {
  return changeTemplates(deps, principal, async (db, { companyId, audience }) => {
    const known = await findKnown(db, audience, body)
    if (!known.ok) return known
    await deleteTemplate(db, companyId, body.id)
    return ok({ id: body.id })
  })
}
