import type { DataOf } from '#contract/call.ts'
import type {
  endShare as endCall,
  listShares as listCall,
  QuoteShare,
  shareQuote as shareCall,
} from '#contract/shared-quotes.ts'
import { maxOpenShares, shareScopesFor } from '#domain/quotes/saved/quote-share.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { digestOfToken, newLinkToken } from '#server/platform/tokens/link-token.ts'
import { requireQuoteReader, requireRateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { shareRateLimit, takeRateLimit } from '#server/quotes/rate-limits.ts'
import { findQuote, lockQuote } from './quote-store.ts'
import { countOpenShares, insertShare, markEnded, openSharesOf, type StoredShare } from './share-store.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'findPeople'>

const dayMs = 24 * 60 * 60 * 1000

async function viewShares(
  { findPeople }: Pick<Deps, 'findPeople'>,
  db: Db,
  shares: readonly StoredShare[],
): Promise<QuoteShare[]> {
  const people = [...new Set(shares.map(({ createdBy }) => createdBy))]
  const found = people.length > 0 ? await findPeople(db, people) : []
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return shares.map(({ id, scope, endsAt, createdAt, createdBy }) => ({
    id,
    scope,
    endsAt: endsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    createdBy: names.get(createdBy) ?? '',
  }))
}

/** Locks the quote, so that two people together do not open more links than there may be. */
export async function shareQuote(
  deps: Deps,
  input: EndpointInput<typeof shareCall>,
): Promise<Result<DataOf<typeof shareCall>>> {
  const { number, scope, days } = input.body
  const viewer = requireRateViewer(input.principal.actor)
  if (!viewer.ok) return viewer
  const taken = await takeRateLimit(deps.database.db, shareRateLimit(viewer.value.personId))
  if (!taken.ok) return taken
  const now = deps.clock.now()
  return deps.database.transaction(async (db) => {
    const quote = await lockQuote(db, number, viewer.value)
    if (!quote) return refusal('not-found')
    if (!shareScopesFor(input.principal.actor, quote).includes(scope)) return refusal('not-the-administrator')
    if ((await countOpenShares(db, quote.id, now)) >= maxOpenShares)
      return refusal('too-many-shares', { max: maxOpenShares })
    const token = newLinkToken()
    const endsAt = new Date(now.getTime() + days * dayMs)
    const stored = await insertShare(db, {
      ownerId: quote.ownerId,
      quoteId: quote.id,
      tokenDigest: digestOfToken(token),
      scope,
      endsAt,
      createdBy: viewer.value.personId,
    })
    await audit(db, input, {
      action: 'quote-shared',
      subjectId: null,
      after: { quote: number, scope, endsAt: endsAt.toISOString() },
    })
    const [share] = await viewShares(deps, db, [stored])
    if (!share) throw new Error('A share was not shown')
    return ok({ share, token })
  })
}

export async function listShares(
  deps: Deps,
  { query, principal }: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const viewer = requireQuoteReader(principal.actor)
  if (!viewer.ok) return viewer
  const { db } = deps.database
  const quote = await findQuote(db, query.number, viewer.value)
  if (!quote) return refusal('not-found')
  const shares = await viewShares(deps, db, await openSharesOf(db, quote.id, deps.clock.now()))
  return ok({ shares, scopes: [...shareScopesFor(principal.actor, quote)] })
}

/** Any colleague may end a link; from then on it answers as one that never existed. */
export async function endShare(
  deps: Deps,
  input: EndpointInput<typeof endCall>,
): Promise<Result<DataOf<typeof endCall>>> {
  const { number, id } = input.body
  const viewer = requireQuoteReader(input.principal.actor)
  if (!viewer.ok) return viewer
  const now = deps.clock.now()
  return deps.database.transaction(async (db) => {
    const quote = await findQuote(db, number, viewer.value)
    if (!quote || !(await markEnded(db, { id, quoteId: quote.id }, now))) return refusal('not-found')
    await audit(db, input, { action: 'quote-share-ended', subjectId: null, before: { quote: number } })
    return ok({ shares: await viewShares(deps, db, await openSharesOf(db, quote.id, now)) })
  })
}
