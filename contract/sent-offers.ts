import { z } from 'zod'
import { languages } from '#domain/brands/brand.ts'
import { quoteStates } from '#domain/quotes/saved/quote-state.ts'
import { defineCall } from './call.ts'
import { money, offer } from './offers.ts'
import { quoteNumber } from './quotes.ts'

/** An offer by staff as it was sent. */
export const sentOffer = z.object({
  number: z.string(),
  state: z.enum(quoteStates),
  offer,
  remark: z.string().nullable(),
  /** What Quayside pays for one unit of each line, by the id of the line; null for staff who see no costs. */
  costs: z.record(z.string(), z.string()).nullable(),
  /** Empty for an account that is no longer known. */
  author: z.string(),
  sentAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
})
export type SentOffer = z.infer<typeof sentOffer>

export const readOfferDocument = defineCall({
  name: 'readOfferDocument',
  capability: 'quotes',
  access: 'staff',
  method: 'GET',
  path: '/api/console/offer/document',
  query: z.object({ number: quoteNumber, language: z.enum(languages).optional() }),
  data: z.file(),
  dataKind: 'file',
})

const followedOffer = z.object({
  number: z.string(),
  requestNumber: z.string(),
  /** The company, or the contact of a customer without one. */
  customer: z.string(),
  total: money,
})
export type FollowedOffer = z.infer<typeof followedOffer>

const acceptance = followedOffer.extend({ acceptedAt: z.iso.datetime() })

/** The reader's own offers that customers have accepted since the reader last opened their requests, newest first. */
export const listAcceptances = defineCall({
  name: 'listAcceptances',
  capability: 'quotes',
  access: 'staff',
  method: 'GET',
  path: '/api/console/acceptances',
  data: z.object({ offers: z.array(acceptance) }),
})

const endingOffer = followedOffer.extend({ validUntil: z.iso.datetime() })

/** The reader's own offers that no customer has accepted yet and that end within two days, the first to end first. */
export const listEndingOffers = defineCall({
  name: 'listEndingOffers',
  capability: 'quotes',
  access: 'staff',
  method: 'GET',
  path: '/api/console/endingOffers',
  data: z.object({ offers: z.array(endingOffer) }),
})
