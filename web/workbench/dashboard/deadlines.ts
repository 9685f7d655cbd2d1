import type { OrderCutOffRow } from '#contract/order-cut-offs.ts'
import type { QuoteRow } from '#contract/quotes.ts'
import type { RequestView } from '#contract/requests.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import { requestDueAt } from '#domain/quotes/requests/request-due.ts'
import type { CutOffCode } from '#domain/schedules/cut-offs.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'

/** What happens at a time that the customer should know of. */
export type DeadlineKind = 'offer-ends' | 'quote-ends' | 'answer-due' | CutOffCode

export type Deadline = {
  readonly kind: DeadlineKind
  readonly at: string
  readonly number: string
  readonly quote?: QuoteRow
  readonly request?: RequestView
  readonly cutOff?: OrderCutOffRow
}

const ofQuote = (quote: QuoteRow): Deadline => ({
  kind: isStaffOffer(quote) ? 'offer-ends' : 'quote-ends',
  at: quote.validUntil,
  number: quote.number,
  quote,
})

const ofRequest = (request: RequestView): Deadline => ({
  kind: 'answer-due',
  at: requestDueAt(new Date(request.createdAt)).toISOString(),
  number: request.number,
  request,
})

const ofCutOff = (cutOff: OrderCutOffRow): Deadline => ({
  kind: cutOff.cutOff,
  at: cutOff.at,
  number: cutOff.number,
  cutOff,
})

type Found = {
  readonly quotes: readonly QuoteRow[]
  readonly requests: readonly RequestView[]
  readonly cutOffs: readonly OrderCutOffRow[]
}

/** The earliest first. */
export const deadlinesOf = ({ quotes, requests, cutOffs }: Found): readonly Deadline[] =>
  [
    ...quotes.filter(({ state }) => state === 'open').map(ofQuote),
    ...requests.filter(({ state }) => state === 'open').map(ofRequest),
    ...cutOffs.map(ofCutOff),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))

const shownDays = 7

export type DeadlineDay = { readonly day: string; readonly counts: ReadonlyMap<DeadlineKind, number> }

/** Today and the six days after it, each with how many of a kind end on it. */
export function weekOf(deadlines: readonly Deadline[], now: Date): readonly DeadlineDay[] {
  const today = shanghaiDay(now)
  return Array.from({ length: shownDays }, (_, index) => {
    const day = daysAfter(today, index)
    const ofDay = deadlines.filter(({ at }) => shanghaiDay(new Date(at)) === day)
    return {
      day,
      counts: new Map(
        [...Map.groupBy(ofDay, ({ kind }) => kind)].map(([kind, found]) => [kind, found.length]),
      ),
    }
  })
}
