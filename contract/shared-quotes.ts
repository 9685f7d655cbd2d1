import { z } from 'zod'
import { shareDays, shareScopes, shareTokenPattern } from '#domain/quotes/quote-share.ts'
import { quoteStates } from '#domain/quotes/quote-state.ts'
import { defineCall } from './call.ts'
import { money, offer, paidByEach, quotedContingentCharge, quoteTerms, sailing } from './offers.ts'
import { quotedShipment, quoteNumber } from './quotes.ts'

const share = z.object({
  id: z.uuid(),
  scope: z.enum(shareScopes),
  endsAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
})
export type QuoteShare = z.infer<typeof share>

/** Opens a link to a quote. The token is answered once; the server keeps only its digest. */
export const shareQuote = defineCall({
  name: 'shareQuote',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/shares',
  body: z.object({
    number: quoteNumber,
    scope: z.enum(shareScopes),
    days: z.union(shareDays.map((days) => z.literal(days))),
  }),
  data: z.object({ share, token: z.string() }),
})

/** The links to a quote that are open, newest first. */
export const listShares = defineCall({
  name: 'listShares',
  capability: 'quotes',
  access: 'customer',
  method: 'GET',
  path: '/api/quotes/shares',
  query: z.object({ number: quoteNumber }),
  data: z.object({ shares: z.array(share) }),
})

/** Ends a link at once. */
export const endShare = defineCall({
  name: 'endShare',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/shares/end',
  body: z.object({ number: quoteNumber, id: z.uuid() }),
  data: z.object({ shares: z.array(share) }),
})

/** What anyone with the link sees. The token is in the body, so that no address contains it. */
export const readSharedQuote = defineCall({
  name: 'readSharedQuote',
  capability: 'quotes',
  access: 'public',
  method: 'POST',
  path: '/api/quotes/shared',
  body: z.object({ token: z.string().regex(shareTokenPattern) }),
  data: quotedShipment.extend({
    number: z.string(),
    state: z.enum(quoteStates),
    quotedOn: z.string(),
    validUntil: z.iso.datetime(),
    total: money,
    payers: paidByEach,
    terms: quoteTerms,
    /** Only those for the time after the free days. */
    contingentCharges: z.array(quotedContingentCharge).readonly(),
    carrier: z.string().nullable(),
    sailing: sailing.nullable(),
    company: z.string().nullable(),
    sharedUntil: z.iso.datetime(),
    /** With its charges; null where only the total is shared. */
    offer: offer.nullable(),
  }),
})
export type SharedQuote = z.infer<(typeof readSharedQuote)['data']>
