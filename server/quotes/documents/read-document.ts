import type { readQuoteDocument } from '#contract/quotes.ts'
import type { RequestDetails } from '#contract/request-details.ts'
import type { readOfferDocument as readOfferCall } from '#contract/sent-offers.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import type { Language } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { quoteVerifyPath } from '#domain/quotes/saved/verify-path.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { fileFromBytes, type SentFile } from '#server/platform/http/replies/reply-file.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import { requireQuoteReader } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { carbonOfOffer } from '#server/quotes/pricing/carbon.ts'
import { readPlaceNames } from '#server/quotes/pricing/place-names.ts'
import { documentRateLimit, takeRateLimit } from '#server/quotes/rate-limits.ts'
import { findOffer, findQuote, findReplaced, type StoredQuote } from '#server/quotes/saved/quote-store.ts'
import { companyNameOf, offerOf, queryOf, readSaverNames, routeOf } from '#server/quotes/saved/quote-view.ts'
import type { DocumentQuote } from './document-quote.ts'
import { quoteDocument } from './quote-document.ts'

async function documentOf(deps: QuoteDeps, db: Db, stored: StoredQuote): Promise<DocumentQuote> {
  const { number, createdAt, digest, brand, verifyCode, replacesId, requestNumber, requestKind, remark } =
    stored
  const nameOf = await readSaverNames(deps, db, [stored])
  const replaced = replacesId === null ? undefined : await findReplaced(db, replacesId)
  const [offer, query] = [offerOf(stored), queryOf(stored)]
  return {
    number,
    createdAt,
    digest,
    requestNumber,
    requestKind,
    remark,
    query,
    offer,
    carbonKg: carbonOfOffer(query, offer)?.kilograms ?? null,
    places: await readPlaceNames(db, [offer]),
    route: routeOf(stored),
    requested: stored.requestDetails as RequestDetails | null,
    verifyUrl: `${deps.originOf(brand)}${quoteVerifyPath(number, verifyCode)}`,
    company: await companyNameOf(db, stored),
    savedBy: nameOf(stored),
    replaces: replaced?.number ?? null,
  }
}

/** Writes the PDF on demand from the saved snapshot. */
async function writeDocument(
  deps: QuoteDeps,
  stored: StoredQuote,
  reader: string | null,
  language: Language,
): Promise<Result<SentFile>> {
  const { db } = deps.database
  const taken = await takeRateLimit(db, documentRateLimit(reader ?? ''))
  if (!taken.ok) return taken
  const written = await writePdf(async () =>
    quoteDocument(await documentOf(deps, db, stored), brandOf(stored.brand), language),
  )
  if (!written.ok) return written
  return ok(fileFromBytes(`${stored.number}-${language}.pdf`, 'application/pdf', written.value))
}

export async function readDocument(
  deps: QuoteDeps,
  { query, request, principal }: EndpointInput<typeof readQuoteDocument>,
): Promise<Result<SentFile>> {
  const viewer = requireQuoteReader(principal.actor)
  if (!viewer.ok) return viewer
  const stored = await findQuote(deps.database.db, query.number, viewer.value)
  if (!stored) return refusal('not-found')
  return writeDocument(deps, stored, viewer.value.personId, query.language ?? request.language)
}

/** For staff: the document of an offer that they made to a customer. */
export async function readOfferDocument(
  deps: QuoteDeps,
  input: EndpointInput<typeof readOfferCall>,
): Promise<Result<SentFile>> {
  const { query, request, principal } = input
  const may = mayAnswerRequests(principal.actor)
  if (!may.ok) return may
  const { db } = deps.database
  const stored = await findOffer(db, query.number)
  if (!stored) return refusal('not-found')
  const after = { quote: stored.number, number: stored.requestNumber }
  await audit(db, input, { action: 'offer-document-read', subjectId: null, after })
  return writeDocument(deps, stored, userOf(principal.actor), query.language ?? request.language)
}
