import { createHash, timingSafeEqual } from 'node:crypto'
import type { DataOf } from '#contract/call.ts'
import type {
  KeptQuote,
  listQuotes as listCall,
  readQuote as readCall,
  verifyQuote as verifyCall,
} from '#contract/quotes.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { networkOf } from '#server/platform/attempts/network.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { placeNamesOf } from './named-places.ts'
import { type QuoteParts, rateViewer } from './parts.ts'
import { takeQuestion, verifyLimits } from './question-limits.ts'
import { findAnyQuote, findQuote, searchQuotes } from './quote-store.ts'
import { companyNameOf, namesOf, offerOf, stateOf, viewQuote, viewQuoted, viewRow } from './quote-view.ts'

type Parts = Pick<QuoteParts, 'database' | 'clock' | 'findPeople'>

export async function listQuotes(
  parts: Parts,
  { query, bearer }: EndpointInput<typeof listCall>,
): Promise<Verdict<DataOf<typeof listCall>>> {
  const viewer = rateViewer(bearer.actor)
  if (!viewer.ok) return viewer
  const { queries } = parts.database
  const { size, ...search } = query
  const today = shanghaiDay(parts.clock.now())
  const found = await searchQuotes(queries, viewer.value, { ...search, today, most: size + 1 })
  const shown = found.slice(0, size)
  const nameOf = await namesOf(parts, queries, shown)
  const places = await placeNamesOf(queries, shown.map(offerOf))
  const rows = shown.map((stored) => viewRow(stored, today, { madeBy: nameOf(stored), places }))
  return accept({ rows, hasMore: found.length > size })
}

/** Figures are for those who may see rates; another company's number is answered like one that was never given. */
export async function readQuote(
  parts: Parts,
  { query, bearer }: EndpointInput<typeof readCall>,
): Promise<Verdict<KeptQuote>> {
  const viewer = rateViewer(bearer.actor)
  if (!viewer.ok) return viewer
  const { queries } = parts.database
  const stored = await findQuote(queries, query.number, viewer.value)
  if (!stored) return refuse('not-found')
  return accept(await viewQuote(parts, queries, stored, shanghaiDay(parts.clock.now())))
}

const hashed = (text: string) => createHash('sha256').update(text).digest()

/** Compared whole, however early the two differ. */
const isSameCode = (one: string, other: string): boolean => timingSafeEqual(hashed(one), hashed(other))

/** Enough to see that it is meant for oneself, too little to learn whose customer somebody is. */
const masked = (name: string): string => `${[...name][0] ?? ''}***`

/** A wrong code and a number that was never given are answered alike. */
export async function verifyQuote(
  { database: { queries }, clock }: Parts,
  { query, request }: EndpointInput<typeof verifyCall>,
): Promise<Verdict<DataOf<typeof verifyCall>>> {
  const taken = await takeQuestion(queries, verifyLimits(networkOf(request.clientAddress)))
  if (!taken.ok) return taken
  const stored = await findAnyQuote(queries, query.number)
  const isOurs = isSameCode(query.code, stored?.verifyCode ?? '')
  if (!stored || !isOurs) return refuse('not-found')
  const { number, brand, askedOn, validUntil, digest } = stored
  const name = await companyNameOf(queries, stored)
  const offer = offerOf(stored)
  return accept({
    ...viewQuoted(stored, await placeNamesOf(queries, [offer])),
    ...{ number, brand, askedOn, validUntil, digest },
    state: stateOf(stored, shanghaiDay(clock.now())),
    total: offer.quote.total,
    company: name && masked(name),
  })
}
