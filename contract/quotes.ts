import { z } from 'zod'
import { languages } from '#domain/brands/brand.ts'
import { quotedServices } from '#domain/quotes/fee-line.ts'
import { quoteStates } from '#domain/quotes/quote-state.ts'
import { refusalCodes } from '#domain/values/refusal.ts'
import { defineCall } from './call.ts'
import { miss, money, offer } from './offers.ts'
import { page, pageSize } from './paging.ts'
import { containerType, day, homePort, placeCode, wish } from './wishes.ts'

const band = z.object({ from: money, to: money })

/** Anybody: between what and what, from public rates alone, whoever asks. */
export const askBand = defineCall({
  name: 'askBand',
  capability: 'quotes',
  access: 'public',
  method: 'POST',
  path: '/api/quotes/band',
  body: wish,
  data: z.object({
    total: band,
    units: z.array(band.extend({ subject: z.string(), times: z.number().int() })),
  }),
})

const carbon = z.object({
  kilograms: z.number(),
  miles: z.number(),
  tonnes: z.number(),
  factor: z.string(),
})

/** Who may see rates: every offer to the cent, with everything that explains it. */
export const askOffers = defineCall({
  name: 'askOffers',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/offers',
  body: wish,
  data: z.object({
    askedOn: z.string(),
    offers: z.array(offer),
    misses: z.array(miss),
    /** By the offer's code; of sea offers alone. */
    carbon: z.record(z.string(), carbon),
    /** Offers made from a contract of the company, by code. */
    contracts: z.array(z.string()),
  }),
})
export type OffersData = z.infer<(typeof askOffers)['data']>

const quoteNumber = z.string().trim().min(1).max(30)

export const quoteRow = z.object({
  number: z.string(),
  service: z.enum(quotedServices),
  state: z.enum(quoteStates),
  askedOn: z.string(),
  validUntil: z.string(),
  total: money,
  /** What it is for in a few codes: ports, containers. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  containers: z.array(z.object({ type: z.string(), count: z.number() })),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type QuoteRow = z.infer<typeof quoteRow>

export const keptQuote = quoteRow.extend({
  wish: wish.nullable(),
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
export type KeptQuote = z.infer<typeof keptQuote>

/** The server prices again and keeps what it comes to; nothing of the client's is believed. */
export const keepQuote = defineCall({
  name: 'keepQuote',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/keep',
  body: z.object({ wish, offerCode: z.string().min(1).max(120) }),
  data: keptQuote,
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
  data: keptQuote,
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
  data: keptQuote,
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
  data: z.object({ quote: keptQuote, before: money, movements: z.array(movement) }),
})

/** Whoever holds the paper asks whether it is ours and still good. */
export const verifyQuote = defineCall({
  name: 'verifyQuote',
  capability: 'quotes',
  access: 'public',
  method: 'GET',
  path: '/api/quotes/verify',
  query: z.object({ number: quoteNumber, code: z.string().trim().min(1).max(64) }),
  data: z.object({
    number: z.string(),
    brand: z.string(),
    service: z.enum(quotedServices),
    state: z.enum(quoteStates),
    askedOn: z.string(),
    validUntil: z.string(),
    total: money,
    digest: z.string(),
    company: z.string().nullable(),
  }),
})

const mostLanes = 200
const askedLane = z.object({
  pol: homePort,
  pod: placeCode,
  type: containerType,
  count: z.number().int().min(1).max(500),
  etd: day.optional(),
})
export type AskedLane = z.infer<typeof askedLane>

/** A pasted or uploaded list, row by row: what can be priced, and what is wrong with the rest. */
export const readLanes = defineCall({
  name: 'readLanes',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/lanes/read',
  query: z.object({ fileName: z.string().max(200) }),
  body: z.file(),
  bodyKind: 'bytes',
  data: z.object({
    lanes: z.array(askedLane.extend({ row: z.number().int() })),
    wrong: z.array(z.object({ row: z.number().int(), fields: z.record(z.string(), z.string()) })),
  }),
})

const pricedLane = askedLane.extend({
  cheapest: z
    .object({
      total: money,
      perContainer: money,
      carrier: z.string(),
      departsOn: z.string(),
      transitDays: z.number().nullable(),
      validUntil: z.string(),
      offerCode: z.string(),
    })
    .nullable(),
  refusal: z.enum(refusalCodes).nullable(),
})
export type PricedLaneRow = z.infer<typeof pricedLane>

const lanes = z.array(askedLane).min(1).max(mostLanes)

export const priceLanes = defineCall({
  name: 'priceLanes',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/lanes',
  body: z.object({ lanes }),
  data: z.object({ askedOn: z.string(), lanes: z.array(pricedLane) }),
})

export const readLanesSheet = defineCall({
  name: 'readLanesSheet',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/lanes/sheet',
  body: z.object({ lanes }),
  data: z.file(),
  dataKind: 'file',
})
