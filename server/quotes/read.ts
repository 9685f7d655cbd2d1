import { createHash, timingSafeEqual } from 'node:crypto'
import type { DataOf } from '#contract/call.ts'
import type {
  listQuotes as listCall,
  readQuote as readCall,
  SavedQuote,
  verifyQuote as verifyCall,
} from '#contract/quotes.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { type QuoteDeps, rateViewer } from './deps.ts'
import { placeNamesOf } from './named-places.ts'
import { takeQuestion, verifyLimits } from './question-limits.ts'
import { findAnyQuote, findQuote, searchQuotes } from './quote-store.ts'
import { companyNameOf, namesOf, offerOf, stateOf, viewQuote, viewQuoted, viewRow } from './quote-view.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'findPeople'>

export async function listQuotes(
  deps: Deps,
  { query, principal }: EndpointInput<typeof listCall>,
): Promise<Verdict<DataOf<typeof listCall>>> {
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { queries } = deps.database
  const { size, ...search } = query
  const today = shanghaiDay(deps.clock.now())
  const found = await searchQuotes(queries, viewer.value, { ...search, today, most: size + 1 })
  const shown = found.slice(0, size)
  const nameOf = await namesOf(deps, queries, shown)
  const places = await placeNamesOf(queries, shown.map(offerOf))
  const rows = shown.map((stored) => viewRow(stored, today, { madeBy: nameOf(stored), places }))
  return accept({ rows, hasMore: found.length > size })
}

/** Figures are for those who may see rates; another company's number is answered like one that was never given. */
export async function readQuote(
  deps: Deps,
  { query, principal }: EndpointInput<typeof readCall>,
): Promise<Verdict<SavedQuote>> {
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { queries } = deps.database
  const stored = await findQuote(queries, query.number, viewer.value)
  if (!stored) return refuse('not-found')
  return accept(await viewQuote(deps, queries, stored, shanghaiDay(deps.clock.now())))
}

const hashed = (text: string) => createHash('sha256').update(text).digest()

/** Compared whole, however early the two differ. */
const isSameCode = (one: string, other: string): boolean => timingSafeEqual(hashed(one), hashed(other))

/** Enough to see that it is meant for oneself, too little to learn whose customer somebody is. */
const masked = (name: string): string => `${[...name][0] ?? ''}***`

/** A wrong code and a number that was never given are answered alike. */
export async function verifyQuote(
  { database: { queries }, clock }: Deps,
  { query, request }: EndpointInput<typeof verifyCall>,
): Promise<Verdict<DataOf<typeof verifyCall>>> {
  const taken = await takeQuestion(queries, verifyLimits(networkOf(request.clientIp)))
  if (!taken.ok) return taken
  const stored = await findAnyQuote(queries, query.number)
  const isOurs = isSameCode(query.code, stored?.verifyCode ?? '')
  if (!stored || !isOurs) return refuse('not-found')
  const { number, brand, quotedOn, validUntil, digest } = stored
  const name = await companyNameOf(queries, stored)
  const offer = offerOf(stored)
  return accept({
    ...viewQuoted(stored, await placeNamesOf(queries, [offer])),
    ...{ number, brand, quotedOn, validUntil, digest },
    state: stateOf(stored, shanghaiDay(clock.now())),
    total: offer.quote.total,
    company: name && masked(name),
  })
}
