import { z } from 'zod'
import { languages } from '#domain/brands/brand.ts'
import { quotedServices } from '#domain/quotes/fee-line.ts'
import { quoteStates } from '#domain/quotes/quote-state.ts'
import { defineCall } from './call.ts'
import { money, namedPlace, offer, unavailable } from './offers.ts'
import { page, pageSize } from './paging.ts'
import { query } from './queries.ts'

const band = z.object({ from: money, to: money })

/** Anybody: between what and what, from public rates alone, whoever asks. */
export const getPriceRange = defineCall({
  name: 'getPriceRange',
  capability: 'quotes',
  access: 'public',
  method: 'POST',
  path: '/api/quotes/band',
  body: query,
  data: z.object({
    total: band,
    /** For one container, where several are asked for. */
    each: band.nullable(),
  }),
})

const carbon = z.object({
  kilograms: z.number(),
  miles: z.number(),
  tonnes: z.number(),
  factor: z.string(),
})

/** Who may see rates: every offer to the cent, with everything that explains it. */
export const searchOffers = defineCall({
  name: 'searchOffers',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/offers',
  body: query,
  data: z.object({
    quotedOn: z.string(),
    offers: z.array(offer),
    unavailable: z.array(unavailable),
    /** By the offer's code; of sea offers alone. */
    carbon: z.record(z.string(), carbon),
    /** Offers made from a contract of the company, by code. */
    contracts: z.array(z.string()),
    /** What the codes of depots and warehouses in the offers stand for. */
    places: z.array(namedPlace),
  }),
})
export type OffersData = z.infer<(typeof searchOffers)['data']>

const quoteNumber = z.string().trim().min(1).max(30)

/** What a quote is for in a few codes: ports, districts, places, containers. */
const quoted = z.object({
  service: z.enum(quotedServices),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Where the trucks of a haul fetch the boxes. */
  pickUpPlace: z.string().nullable(),
  containers: z.array(z.object({ type: z.string(), count: z.number() })),
  /** What its codes of depots and warehouses stand for. */
  places: z.array(namedPlace),
})
export type Quoted = z.infer<typeof quoted>

export const quoteRow = quoted.extend({
  number: z.string(),
  state: z.enum(quoteStates),
  quotedOn: z.string(),
  validUntil: z.string(),
  total: money,
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  /** The ship, where it is for one. */
  sailing: z
    .object({ carrier: z.string(), vessel: z.string(), voyage: z.string(), departsOn: z.string() })
    .nullable(),
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
  /** Words of the staff who made the offer. */
  remark: z.string().nullable(),
  replaces: z.string().nullable(),
  acceptedAt: z.iso.datetime().nullable(),
})
export type SavedQuote = z.infer<typeof savedQuote>

/** The server prices again and keeps what it comes to; nothing of the client's is believed. */
export const saveQuote = defineCall({
  name: 'saveQuote',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/save',
  body: z.object({ query, offerCode: z.string().min(1).max(120) }),
  data: savedQuote,
})

export const listQuotes = defineCall({
  name: 'listQuotes',
  capability: 'quotes',
  access: 'customer',
  method: 'GET',
  path: '/api/quotes',
  query: z.object({
    state: z.enum(quoteStates).optional(),
    service: z.enum(quotedServices).optional(),
    after: quoteNumber.optional(),
    size: pageSize,
  }),
  data: page(quoteRow),
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

/** Takes an open offer that staff made; a quote that is over or taken is refused. */
export const acceptQuote = defineCall({
  name: 'acceptQuote',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/accept',
  body: z.object({ number: quoteNumber }),
  data: savedQuote,
})

const movement = z.object({
  fee: z.string(),
  group: z.string(),
  before: money.nullable(),
  after: money.nullable(),
  /** The version of the tariff before and after, where the same row moved. */
  tariffBefore: z.string().nullable(),
  tariffAfter: z.string().nullable(),
})

/** The same wish at today's prices, kept as a quote of its own, with what moved. */
export const quoteAgain = defineCall({
  name: 'quoteAgain',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/again',
  body: z.object({ number: quoteNumber }),
  data: z.object({ quote: savedQuote, before: money, movements: z.array(movement) }),
})

/** Whoever holds the paper asks whether it is ours and still good. */
export const verifyQuote = defineCall({
  name: 'verifyQuote',
  capability: 'quotes',
  access: 'public',
  method: 'GET',
  path: '/api/quotes/verify',
  query: z.object({ number: quoteNumber, code: z.string().trim().min(1).max(64) }),
  data: quoted.extend({
    number: z.string(),
    brand: z.string(),
    state: z.enum(quoteStates),
    quotedOn: z.string(),
    validUntil: z.string(),
    total: money,
    digest: z.string(),
    company: z.string().nullable(),
  }),
})
