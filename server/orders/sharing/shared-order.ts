import type { DataOf } from '#contract/call.ts'
import type { NamedPlace } from '#contract/offers.ts'
import type * as calls from '#contract/shared-orders.ts'
import { companyOf } from '#domain/access/actor.ts'
import { customerActor } from '#domain/access/customer-actor.ts'
import { permit } from '#domain/access/permit.ts'
import { zonesOf } from '#domain/orders/running/order-zones.ts'
import {
  type ShareableFact,
  type SharedContents,
  sharedContents,
} from '#domain/orders/sharing/order-share.ts'
import { pickShared, recordsThatHold } from '#domain/orders/sharing/pick-shared.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { membershipStatusOf } from '#server/certification/index.ts'
import { findFile } from '#server/files/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { findDocuments, type StoredDocument } from '#server/orders/documents/document-store.ts'
import { canSeeOrder } from '#server/orders/reading/see-order.ts'
import { findMilestones, lastDetail } from '#server/orders/running/work-store.ts'
import { findServices, type StoredOrder } from '#server/orders/store/order-store.ts'
import { namesOfPlaces, toNamedPlaces } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { digestOfToken } from '#server/platform/tokens/link-token.ts'
import { sharedOrderLimits } from './rate-limits.ts'
import { isShareable } from './share-order.ts'
import { findShared, markOpened, type StoredShare } from './share-store.ts'

type Shared = { readonly share: StoredShare; readonly order: StoredOrder; readonly allowed: SharedContents }
type Facts = DataOf<typeof calls.readSharedOrder>['facts']

/** A link opens only as long as the person who made it may see and change the order. */
async function isStillAllowed(db: Db, { createdBy, ownerId }: StoredShare, number: string): Promise<boolean> {
  const creator = customerActor(createdBy, await membershipStatusOf(db, createdBy))
  if (!permit(creator, 'change-order').ok || companyOf(creator) !== ownerId) return false
  return canSeeOrder(db, creator, number)
}

/** The order of a link. One that has expired, was revoked or never existed gives the same refusal. */
async function openLink(
  { database: { db }, clock }: OrderDeps,
  { token, clientIp }: { readonly token: string; readonly clientIp: string },
): Promise<Result<Shared>> {
  const taken = await takeRateLimit(db, sharedOrderLimits(networkOf(clientIp)))
  if (!taken.ok) return taken
  const found = await findShared(db, digestOfToken(token), clock.now())
  if (!found || !isShareable(found.order) || !(await isStillAllowed(db, found.share, found.order.number)))
    return refusal('not-found')
  return ok({ ...found, allowed: sharedContents[found.share.scope] })
}

const factsOf: { readonly [Fact in ShareableFact]: (order: StoredOrder) => Facts[Fact] } = {
  number: ({ number }) => number,
  ownReference: ({ ownReference }) => ownReference,
  billNumber: ({ billNumber }) => billNumber,
  from: ({ fromCode }) => fromCode,
  to: ({ toCode }) => toCode,
  vessel: ({ vessel }) => vessel,
  voyage: ({ voyage }) => voyage,
  departsOn: ({ departsOn }) => departsOn,
  containers: ({ containers }) => containers.map(({ type, count }) => ({ type, count })),
}

const viewFacts = (order: StoredOrder, { facts }: SharedContents): Facts =>
  Object.fromEntries(facts.map((fact) => [fact, factsOf[fact](order)]))

async function viewServices(db: Db, order: StoredOrder, { ordered }: SharedContents) {
  const services = await findServices(db, order)
  return services.map(({ service, values }) => ({ service, values: pickShared(values, ordered) }))
}

async function viewDetails(db: Db, order: StoredOrder, { running }: SharedContents) {
  const detail = await lastDetail(db, order.id)
  const values = pickShared(detail?.values ?? { fields: {}, groups: {} }, running)
  return { values, zones: detail?.zones ?? zonesOf(order) }
}

async function viewMilestones(db: Db, order: StoredOrder, { milestones }: SharedContents) {
  if (!milestones) return []
  return recordsThatHold(await findMilestones(db, order.id)).map(
    ({ milestone, classifier, container, at, zone }) => ({
      milestone,
      classifier,
      container,
      at: at?.toISOString() ?? '',
      zone,
    }),
  )
}

const isReleased =
  ({ documents }: SharedContents) =>
  ({ kind, withdrawnAt }: StoredDocument) =>
    withdrawnAt === null && documents.includes(kind)

/** The names of the places in what is shown. */
async function namesIn(db: Db, facts: Facts, services: readonly { values: { fields: object } }[]) {
  const codes = [facts.from, facts.to, ...services.flatMap(({ values }) => Object.values(values.fields))]
  const known = codes.filter((code): code is string => typeof code === 'string')
  return toNamedPlaces(await namesOfPlaces(db, known), known) satisfies NamedPlace[]
}

export async function readSharedOrder(
  deps: OrderDeps,
  { body, request }: EndpointInput<typeof calls.readSharedOrder>,
): Promise<Result<DataOf<typeof calls.readSharedOrder>>> {
  const opened = await openLink(deps, { token: body.token, clientIp: request.clientIp })
  if (!opened.ok) return opened
  const { share, order, allowed } = opened.value
  const { db } = deps.database
  await markOpened(db, share.id, deps.clock.now())
  const facts = viewFacts(order, allowed)
  const services = await viewServices(db, order, allowed)
  const documents = (await findDocuments(db, order.id)).filter(isReleased(allowed))
  return ok({
    scope: share.scope,
    sharedUntil: share.endsAt.toISOString(),
    facts,
    places: await namesIn(db, facts, services),
    services,
    details: await viewDetails(db, order, allowed),
    milestones: await viewMilestones(db, order, allowed),
    documents: documents.map(({ fileId, name, mediaType, bytes, kind, addedAt }) => ({
      id: fileId,
      name,
      mediaType,
      bytes,
      kind,
      addedAt: addedAt.toISOString(),
    })),
  })
}

export async function readSharedDocument(
  deps: OrderDeps,
  { body, request }: EndpointInput<typeof calls.readSharedDocument>,
): Promise<Result<SentFile>> {
  const opened = await openLink(deps, { token: body.token, clientIp: request.clientIp })
  if (!opened.ok) return opened
  const { order, allowed } = opened.value
  const { db } = deps.database
  const documents = await findDocuments(db, order.id)
  const document = documents.filter(isReleased(allowed)).find(({ fileId }) => fileId === body.fileId)
  const file = document && (await findFile(db, document.fileId))
  const pieces = file && (await deps.store.read(file.id))
  if (!file || !pieces) return refusal('not-found')
  const { name, mediaType, bytes } = file
  return ok({ name, mediaType, bytes, pieces })
}
