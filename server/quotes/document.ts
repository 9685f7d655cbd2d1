import type { readQuoteDocument } from '#contract/quotes.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { quoteVerifyPath } from '#domain/quotes/verify-path.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/reply-file.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import { type QuoteDeps, rateViewer } from './deps.ts'
import { placeNamesOf } from './named-places.ts'
import { documentLimits, takeQuestion } from './question-limits.ts'
import { type DocumentQuote, quoteDocument } from './quote-document.ts'
import { findQuote, numberOf, type StoredQuote } from './quote-store.ts'
import { companyNameOf, endsOf, namesOf, offerOf } from './quote-view.ts'

async function documentOf(deps: QuoteDeps, queries: Queries, stored: StoredQuote): Promise<DocumentQuote> {
  const { number, createdAt, digest, brand, verifyCode, replacesId, requestNumber, remark } = stored
  const nameOf = await namesOf(deps, queries, [stored])
  const replaced = replacesId === null ? undefined : await numberOf(queries, replacesId)
  const offer = offerOf(stored)
  return {
    ...{ number, createdAt, digest, requestNumber, remark },
    query: stored.query,
    offer,
    places: await placeNamesOf(queries, [offer]),
    ends: endsOf(stored),
    verifyAddress: `${deps.originOf(brand)}${quoteVerifyPath(number, verifyCode)}`,
    company: await companyNameOf(queries, stored),
    madeBy: nameOf(stored),
    replaces: replaced ?? null,
  }
}

async function* onePiece(bytes: Uint8Array) {
  yield bytes
}

/** Made when it is asked for: what it says was written down when the quote was kept. */
export async function readDocument(
  deps: QuoteDeps,
  { query, request, principal }: EndpointInput<typeof readQuoteDocument>,
): Promise<Verdict<SentFile>> {
  const { queries } = deps.database
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const stored = await findQuote(queries, query.number, viewer.value)
  if (!stored) return refuse('not-found')
  const taken = await takeQuestion(queries, documentLimits(viewer.value.personId))
  if (!taken.ok) return taken
  const language = query.language ?? request.language
  const document = await documentOf(deps, queries, stored)
  const written = await writePdf(quoteDocument(document, brandOf(stored.brand), language))
  if (!written.ok) return written
  const bytes = written.value
  return accept({
    name: `${stored.number}-${language}.pdf`,
    mediaType: 'application/pdf',
    bytes: bytes.length,
    pieces: onePiece(bytes),
  })
}
