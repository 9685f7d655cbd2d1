import type { printReportTemplate } from '#contract/order-exports.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { mayPrint } from '#domain/orders/export/documents.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { viewForCustomer } from '#server/orders/reading/order-view.ts'
import { requireOrderReader } from '#server/orders/reading/read-orders.ts'
import { lastDetail } from '#server/orders/running/work-store.ts'
import { findOrder } from '#server/orders/store/order-store.ts'
import { listedChoices } from '#server/orders/wording/listed-choices.ts'
import { orderWords } from '#server/orders/wording/order-words.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { fileFromBytes, type SentFile } from '#server/platform/http/replies/reply-file.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { orderDocument } from './order-document.ts'

/** Enough to print every order of a day. */
const printLimit = { windowSeconds: 10 * 60, max: 60 } as const

/** Written on demand from what the order holds now. */
export async function printOrder(
  deps: OrderDeps,
  { query, request, principal: { actor } }: EndpointInput<typeof printReportTemplate>,
): Promise<Result<SentFile>> {
  const reader = requireOrderReader(actor)
  if (!reader.ok) return reader
  const { companyId, personId, audience } = reader.value
  const { db } = deps.database
  const { number, document, language = request.language } = query
  const stored = await findOrder(db, number, audience)
  if (!stored) return refusal('not-found')
  const may = mayPrint(document, stored.state)
  if (!may.ok) return may
  const taken = await takeRateLimit(db, [{ ...printLimit, purpose: 'order-document', subject: personId }])
  if (!taken.ok) return taken
  const written = await writePdf(async () => {
    const order = await viewForCustomer(deps, stored, actor)
    const [card] = await findCompanyCards(db, [companyId])
    const places = new Map(order.places.map(({ code, name }) => [code, name]))
    const words = orderWords(language, places, await listedChoices(db))
    const brand = brandOf(stored.brand)
    const work = await lastDetail(db, stored.id)
    return orderDocument(document, order, { brand, language, words, company: card?.name ?? '', work })
  })
  if (!written.ok) return written
  return ok(fileFromBytes(`${number}-${document}-${language}.pdf`, 'application/pdf', written.value))
}
