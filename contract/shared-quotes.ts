import { z } from 'zod'
import { shareDays, shareScopes } from '#domain/quotes/saved/quote-share.ts'
import { linkTokenPattern } from '#domain/values/link-token.ts'
import { defineCall } from './call.ts'
import { offer, sailing } from './offers.ts'
import { quoteNumber } from './quotes.ts'
import { quoteSummary } from './verify-quote.ts'

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

/** The links to a quote that are open, newest first, and what the caller may share. */
export const listShares = defineCall({
  name: 'listShares',
  capability: 'quotes',
  access: 'customer',
  method: 'GET',
  path: '/api/quotes/shares',
  query: z.object({ number: quoteNumber }),
  data: z.object({ shares: z.array(share), scopes: z.array(z.enum(shareScopes)) }),
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
  body: z.object({ token: z.string().regex(linkTokenPattern) }),
  data: quoteSummary.extend({
    carrier: z.string().nullable(),
    sailing: sailing.nullable(),
    sharedUntil: z.iso.datetime(),
    /** With its charges; null where only the total is shared. */
    offer: offer.nullable(),
  }),
})
export type SharedQuote = z.infer<(typeof readSharedQuote)['data']>
