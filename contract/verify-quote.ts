import { z } from 'zod'
import { quoteStates } from '#domain/quotes/saved/quote-state.ts'
import { defineCall } from './call.ts'
import { money, paidByEach, quotedContingentCharge, quoteTerms, sailing } from './offers.ts'
import { quotedShipment, quoteNumber, quoteRow } from './quotes.ts'

/** What people without access to a quote are shown of it: with the document, or with a link. */
export const quoteSummary = quotedShipment.extend({
  number: z.string(),
  state: z.enum(quoteStates),
  quotedOn: z.string(),
  validUntil: z.iso.datetime(),
  total: money,
  payers: paidByEach,
  terms: quoteTerms,
  /** Those for the time after the free days; all of an offer by staff. */
  contingentCharges: z.array(quotedContingentCharge).readonly(),
  company: z.string().nullable(),
  requestKind: quoteRow.shape.requestKind,
})

/** Anyone with the document can check that it is authentic and still valid. */
export const verifyQuote = defineCall({
  name: 'verifyQuote',
  capability: 'quotes',
  access: 'public',
  method: 'GET',
  path: '/api/quotes/verify',
  query: z.object({ number: quoteNumber, code: z.string().trim().min(1).max(64) }),
  data: quoteSummary.extend({
    brand: z.string(),
    departsOn: z.string().nullable(),
    /** Null for a quote without a sailing. */
    carrier: z.string().nullable(),
    /** Null for a quote without a sailing. */
    sailing: sailing.nullable(),
    digest: z.string(),
  }),
})
