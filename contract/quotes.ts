import { z } from 'zod'
import { languages } from '#domain/brands/brand.ts'
import { quoteSorts } from '#domain/quotes/offers/sorts.ts'
import { quotedModes } from '#domain/quotes/quoted-mode.ts'
import { requestKinds } from '#domain/quotes/requests/quote-request.ts'
import { typedNumberLength } from '#domain/quotes/saved/document-number.ts'
import { quoteStates } from '#domain/quotes/saved/quote-state.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { money, namedPlace, offer, offerList, paidByEach, sailing } from './offers.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { priceChange } from './price-change.ts'
import { day, placeCode, query } from './queries.ts'
import { requestDetails } from './request-details.ts'
import { saveKey } from './typed-text.ts'

const priceRange = z.object({ from: money, to: money })
/** `each` is per container, if there are several. */
const priceRanges = z.object({ total: priceRange, each: priceRange.nullable() })

/** The public price range; the same for every caller, from public rates only. */
export const getPriceRange = defineCall({
  name: 'getPriceRange',
  capability: 'quotes',
  access: 'public',
  method: 'POST',
  path: '/api/quotes/band',
  body: query,
  data: priceRanges.extend({
    /** Of each warehouse that was asked for. */
    items: z.array(z.object({ code: z.string(), total: priceRange })),
    /** The same in USD, for ocean freight. */
    usd: priceRanges.nullable(),
    /** The sailings that were asked for, without prices. */
    sailings: z.array(z.object({ carrier: z.string(), sailing })),
  }),
})

const offerCode = z.string().min(1).max(120)

const carbon = z.object({
  kilograms: z.number(),
  miles: z.number(),
  tonnes: z.number(),
  factor: z.string(),
})

/** For users who may see rates: every offer with its exact price; `readOffer` gives its lines. */
export const searchOffers = defineCall({
  name: 'searchOffers',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/offers',
  body: query,
  data: offerList,
})
export type OffersData = z.infer<(typeof searchOffers)['data']>

/** One offer of a search, priced again: lines, explanations, taxes and contingent charges. */
export const readOffer = defineCall({
  name: 'readOffer',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/offer',
  body: z.object({ query, offerCode }),
  data: z.object({
    quotedOn: z.string(),
    offer,
    /** Ocean offers only. */
    carbon: carbon.nullable(),
    /** True for a contract rate of the company. */
    isContract: z.boolean(),
    /** Names of the depots and warehouses in the offer. */
    places: z.array(namedPlace),
  }),
})
export type OpenedOffer = z.infer<(typeof readOffer)['data']>

export const quoteNumber = z.string().trim().min(1).max(typedNumberLength)

/** What a quote is for: codes of ports, districts and places, and the containers. */
export const quotedShipment = z.object({
  mode: z.enum(quotedModes),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Where the trucks pick up the containers. */
  pickUpPlace: z.string().nullable(),
  containers: z.array(z.object({ type: z.string(), count: z.number() })),
  /** Names of its depots and warehouses. */
  places: z.array(namedPlace),
})
export type QuotedShipment = z.infer<typeof quotedShipment>

/** Null for a quote without a sailing. */
const quotedSailing = z
  .object({ carrier: z.string(), vessel: z.string(), voyage: z.string(), departsOn: z.string() })
  .nullable()

export const quoteRow = quotedShipment.extend({
  number: z.string(),
  state: z.enum(quoteStates),
  quotedOn: z.string(),
  validUntil: z.iso.datetime(),
  total: money,
  /** Null in a list where the release before has saved the quote. */
  payers: paidByEach.nullable(),
  savedBy: z.string(),
  labels: z.array(z.string()),
  createdAt: z.iso.datetime(),
  sailing: quotedSailing,
  /** What staff priced it for; null where it answers no request. */
  requestKind: z.enum(requestKinds).nullable(),
})
export type QuoteRow = z.infer<typeof quoteRow>

export const savedQuote = quoteRow.extend({
  query: query.nullable(),
  offer,
  carbon: carbon.nullable(),
  /** SHA-256 of the snapshot, as the document prints it. */
  digest: z.string(),
  verifyCode: z.string(),
  requestNumber: z.string().nullable(),
  /** What was written in the request that it answers. */
  requested: requestDetails.nullable(),
  /** The remark of the staff who made the offer. */
  remark: z.string().nullable(),
  /** The number of the quote it replaces. */
  replaces: z.string().nullable(),
  /** The offer that staff sent in place of this one, which they withdrew. */
  replacedBy: z.string().nullable(),
  /** What differs from the quote it replaces; another sailing or place may have taken the place of one that is closed. */
  changes: z
    .object({
      before: money,
      priceChanges: z.array(priceChange),
      shipment: quotedShipment,
      sailing: quotedSailing,
    })
    .nullable(),
  acceptedAt: z.iso.datetime().nullable(),
})
export type SavedQuote = z.infer<typeof savedQuote>

/** The server prices the query again and saves its own result; prices from the client are ignored. */
export const saveQuote = defineCall({
  name: 'saveQuote',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/save',
  body: z.object({ query, offerCode, key: saveKey.optional() }),
  data: savedQuote,
})

const label = z.string().trim().min(1).max(200)
export const labels = z.array(label).max(20)

export const listQuotes = defineCall({
  name: 'listQuotes',
  capability: 'quotes',
  access: 'customer',
  method: 'GET',
  path: '/api/quotes',
  query: z.object({
    state: z.enum(quoteStates).optional(),
    mode: z.enum(quotedModes).optional(),
    label: label.optional(),
    /** `no`: without those that an order was placed on. */
    ordered: z.enum(['no']).optional(),
    /** A part of the number, a label, a vessel or voyage, or the name or code of a port, place or carrier. */
    search: z.string().trim().max(textLimits.search).optional(),
    from: placeCode.optional(),
    to: placeCode.optional(),
    /** The first and the last day on which it was quoted. */
    since: day.optional(),
    until: day.optional(),
    sort: sortBy(quoteSorts),
    after: cursor,
    size: pageSize,
  }),
  data: cursorPage(quoteRow),
})

/** Replaces the labels of a saved quote; everyone who sees the quote sees them. */
export const labelQuote = defineCall({
  name: 'labelQuote',
  capability: 'quotes',
  access: 'customer',
  method: 'PUT',
  path: '/api/quotes/labels',
  body: z.object({ number: quoteNumber, labels }),
  data: z.object({ labels: z.array(z.string()) }),
})

export const listLabels = defineCall({
  name: 'listLabels',
  capability: 'quotes',
  access: 'customer',
  method: 'GET',
  path: '/api/quotes/labels',
  data: z.object({ labels: z.array(z.string()) }),
})

export const readQuote = defineCall({
  name: 'readQuote',
  capability: 'quotes',
  access: 'customer',
  method: 'GET',
  path: '/api/quotes/quote',
  query: z.object({ number: quoteNumber }),
  data: savedQuote,
})

export const readQuoteDocument = defineCall({
  name: 'readQuoteDocument',
  capability: 'quotes',
  access: 'customer',
  method: 'GET',
  path: '/api/quotes/document',
  query: z.object({ number: quoteNumber, language: z.enum(languages).optional() }),
  data: z.file(),
  dataKind: 'file',
})

/** Accepts an open offer by staff; expired and accepted offers are refused. */
export const acceptQuote = defineCall({
  name: 'acceptQuote',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/accept',
  body: z.object({ number: quoteNumber }),
  data: savedQuote,
})

/** Saves a new quote for the same query at today's rates; where nothing has moved, the quote itself is returned. */
export const quoteAgain = defineCall({
  name: 'quoteAgain',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/again',
  body: z.object({ number: quoteNumber }),
  data: z.object({ quote: savedQuote, isNew: z.boolean() }),
})
