import type { readQuoteDocument } from '#contract/quotes.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { quoteVerifyPath } from '#domain/quotes/verify-path.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { fileFromBytes, type SentFile } from '#server/platform/http/reply-file.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import { requireRateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { readPlaceNames } from '#server/quotes/pricing/place-names.ts'
import { documentRateLimit, takeRateLimit } from '#server/quotes/rate-limits.ts'
import { findQuote, numberOf, type StoredQuote } from '#server/quotes/saved/quote-store.ts'
import { companyNameOf, offerOf, queryOf, readSaverNames, routeOf } from '#server/quotes/saved/quote-view.ts'
import { type DocumentQuote, quoteDocument } from './quote-document.ts'

async function documentOf(deps: QuoteDeps, db: Db, stored: StoredQuote): Promise<DocumentQuote> {
  const { number, createdAt, digest, brand, verifyCode, replacesId, requestNumber, remark } = stored
  const nameOf = await readSaverNames(deps, db, [stored])
  const replaced = replacesId === null ? undefined : await numberOf(db, replacesId)
  const offer = offerOf(stored)
  return {
    number,
    createdAt,
    digest,
    requestNumber,
    remark,
    query: queryOf(stored),
    offer,
    places: await readPlaceNames(db, [offer]),
    route: routeOf(stored),
    verifyUrl: `${deps.originOf(brand)}${quoteVerifyPath(number, verifyCode)}`,
    company: await companyNameOf(db, stored),
    savedBy: nameOf(stored),
    replaces: replaced ?? null,
  }
}

/** Writes the PDF on demand from the saved snapshot. */
export async function readDocument(
  deps: QuoteDeps,
  { query, request, principal }: EndpointInput<typeof readQuoteDocument>,
): Promise<Result<SentFile>> {
  const { db } = deps.database
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const stored = await findQuote(db, query.number, viewer.value)
  if (!stored) return refusal('not-found')
  const taken = await takeRateLimit(db, documentRateLimit(viewer.value.personId))
  if (!taken.ok) return taken
  const language = query.language ?? request.language
  const written = await writePdf(async () =>
    quoteDocument(await documentOf(deps, db, stored), brandOf(stored.brand), language),
  )
  if (!written.ok) return written
  return ok(fileFromBytes(`${stored.number}-${language}.pdf`, 'application/pdf', written.value))
}
