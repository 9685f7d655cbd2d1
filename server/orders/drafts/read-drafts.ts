import type { DataOf } from '#contract/call.ts'
import type {
  listOrderDrafts as listCall,
  OrderDraftView,
  readOrderDraft as readCall,
} from '#contract/order-drafts.ts'
import { draftLimits } from '#domain/orders/drafts/draft.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { findFile } from '#server/files/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { namesOfOrderPlaces } from '#server/orders/reading/place-names.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { quotesById } from '#server/quotes/index.ts'
import { findSubject, requireDraftReader } from './access.ts'
import { draftsOf, findDraft, type StoredDraft } from './draft-store.ts'
import { keptUntil } from './sweep-drafts.ts'

async function fileOf(db: Db, fileId: string | null) {
  const file = fileId === null ? undefined : await findFile(db, fileId)
  if (!file) return null
  const { id, name, mediaType, bytes } = file
  return { id, name, mediaType, bytes }
}

const viewDraft = async (db: Db, draft: StoredDraft): Promise<OrderDraftView> => ({
  origin: draft.origin,
  version: draft.version,
  savedAt: draft.savedAt.toISOString(),
  values: draft.values as OrderDraftView['values'],
  more: [...draft.more] as OrderDraftView['more'],
  instruction: await fileOf(db, draft.fileId),
})

export async function readOrderDraft(
  { database: { db } }: OrderDeps,
  { query, principal }: EndpointInput<typeof readCall>,
): Promise<Result<DataOf<typeof readCall>>> {
  const drafter = requireDraftReader(principal.actor)
  if (!drafter.ok) return drafter
  const found = await findSubject(db, principal.actor, query)
  if (!found.ok) return found
  const draft = await findDraft(db, drafter.value, found.value.subject)
  return ok({ draft: draft ? await viewDraft(db, draft) : null })
}

/** The own drafts: those of colleagues are not listed. */
export async function listOrderDrafts(
  { database: { db } }: OrderDeps,
  { principal }: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const drafter = requireDraftReader(principal.actor)
  if (!drafter.ok) return drafter
  const drafts = await draftsOf(db, drafter.value, draftLimits.drafts)
  const quotes = await quotesById(
    db,
    drafts.map(({ quoteId }) => quoteId),
  )
  const places = await namesOfOrderPlaces(
    db,
    [...quotes.values()].map(({ service, route }) => ({ service, toCode: route.to })),
  )
  return ok({
    drafts: drafts.flatMap(({ quoteId, order, version, savedAt }) => {
      const quote = quotes.get(quoteId)
      if (!quote) return []
      const { service, route } = quote
      return [
        {
          quote: quote.number,
          order,
          service,
          from: route.from,
          to: route.to,
          places: places({ service, toCode: route.to }),
          containers: route.containers.map(({ type, count }) => ({ type, count })),
          version,
          savedAt: savedAt.toISOString(),
          keptUntil: keptUntil(savedAt).toISOString(),
        },
      ]
    }),
  })
}
