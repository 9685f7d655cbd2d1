import { requestQuote } from '#contract/requests.ts'
import { defaultBrand } from '#domain/brands/brands.ts'
import { quoteUrl, workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { costsOf } from '#domain/quotes/requests/offer-costs.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { askerId, type QuoteScope } from '#server/quotes/access.ts'
import { nextDocumentNumber } from '#server/quotes/document-number-store.ts'
import { createOffer, offerFor } from '#server/quotes/requests/answer-request.ts'
import {
  askerOf,
  closeRequest,
  findRequest,
  insertRequest,
  markRequestAccepted,
  type StoredRequest,
} from '#server/quotes/requests/request-store.ts'
import { type DemoAnswer, type DemoRequest, datePast, dateRequest } from './demo-trade-store.ts'
import { type DemoTrading, hoursBefore, type Write } from './demo-trading.ts'

/** Staff offers hold for a week. */
const offerDays = 7

type DemoOffer = Extract<DemoAnswer, { readonly kind: 'offer' }>

async function seedOffer(
  db: Db,
  trading: DemoTrading,
  stored: StoredRequest,
  demo: DemoOffer,
): Promise<string> {
  const { now, staffId } = trading
  const at = hoursBefore(now, demo.hoursAgo)
  const day = shanghaiDay(at)
  const typed = { lines: [...demo.charges], validUntil: daysAfter(day, offerDays), remark: demo.remark }
  const offer = await offerFor(db, stored, typed, day)
  if (!offer.ok) throw new Error(`A demo offer is refused: ${offer.refusal}`)
  await closeRequest(db, stored.id, { state: 'answered', staffId, answeredAt: at })
  const costs = costsOf(demo.charges)
  const number = await createOffer(db, { stored, offer: offer.value, costs, remark: demo.remark, staffId })
  await datePast(db, number, { createdAt: at })
  const { number: request } = stored
  const personId = askerId(askerOf(stored))
  const params = { request, quote: number }
  const isAccepted = demo.acceptedHoursAgo !== undefined
  await trading.putIntoInbox(db, {
    personId,
    kind: 'offer-made',
    params,
    path: quoteUrl(number),
    createdAt: at,
    ...(isAccepted && { readAt: at }),
  })
  if (demo.acceptedHoursAgo === undefined) return number
  await markRequestAccepted(db, stored.id)
  const acceptedAt = hoursBefore(now, demo.acceptedHoursAgo)
  await datePast(db, number, { createdAt: at, acceptedAt, acceptedBy: personId })
  return number
}

async function seedAnswer(
  db: Db,
  trading: DemoTrading,
  stored: StoredRequest,
  answer: DemoAnswer,
): Promise<string | undefined> {
  if (answer.kind === 'offer') return seedOffer(db, trading, stored, answer)
  const { now, staffId } = trading
  const { reason } = answer
  const answeredAt = hoursBefore(now, answer.hoursAgo)
  await closeRequest(db, stored.id, { state: 'refused', staffId, answeredAt, reason })
  await trading.putIntoInbox(db, {
    personId: askerId(askerOf(stored)),
    kind: 'offer-refused',
    params: { request: stored.number, reason },
    path: `${workbenchPaths.quotes}?show=requests`,
    createdAt: answeredAt,
    readAt: answeredAt,
  })
  return undefined
}

type Requested = { readonly demo: DemoRequest; readonly trader: QuoteScope }

/** The number of the offer that answered it, if one did. */
export async function seedRequest(
  db: Db,
  trading: DemoTrading,
  { demo, trader }: Requested,
): Promise<string | undefined> {
  const at = hoursBefore(trading.now, demo.hoursAgo)
  const day = shanghaiDay(at)
  const number = await nextDocumentNumber(db, 'request', day)
  const { kind, contact, answer } = demo
  await insertRequest(db, trader, {
    number,
    kind,
    state: 'open',
    brand: defaultBrand,
    details: requestQuote.body.shape.details.parse({
      ...demo.details,
      readyOn: daysAfter(day, demo.readyInDays),
    }),
    contactName: contact.name,
    contactPhone: contact.phone,
  })
  await dateRequest(db, number, at)
  const stored = await findRequest(db, number)
  if (!stored) throw new Error(`Request ${number} was saved but cannot be read`)
  return answer && seedAnswer(db, trading, stored, answer)
}

export async function prepareRequest(trading: DemoTrading, demo: DemoRequest): Promise<Write | undefined> {
  const trader = await trading.traderOf(demo.account)
  if (!trader) return undefined
  return async (db) => void (await seedRequest(db, trading, { demo, trader }))
}
