import { z } from 'zod'
import { newsKinds } from '#domain/access/console-news.ts'
import { defineCall } from './call.ts'
import { orderNumber } from './orders.ts'
import { requestNumber } from './requests.ts'

const news = z.object({
  kind: z.enum(newsKinds),
  /** How many wait for an answer or a decision; null where nothing waits. */
  waiting: z.number().int().nullable(),
  /** The newest one: a number, a company or a code, and since when it is there. */
  newest: z.object({ label: z.string(), at: z.iso.datetime() }).nullable(),
  /** Grows with every change, where changes are followed one by one. */
  lastChange: z.number().int().nullable().optional(),
})

/** Only the kinds that the roles of the reader allow. */
export const consoleNews = z.object({
  news: z.array(news),
  /** Names of the colleagues who have the same request, order or rate open. */
  alsoOpen: z.array(z.string()),
  /** Of the order that the reader has open. */
  openVersion: z.number().int().nullable().optional(),
  /** Grows with each line of its history and each message, also where its version stays. */
  openChange: z.number().int().nullable().optional(),
})
export type ConsoleNews = z.infer<typeof consoleNews>

/**
 * What waits and what is newest, at once and again whenever that changes; the stream ends with the session. Colleagues
 * are shown that the reader has the request, order or rate open.
 */
export const watchConsole = defineCall({
  name: 'watchConsole',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/watch',
  query: z.object({
    request: requestNumber.optional(),
    order: orderNumber.optional(),
    /** The id of a version. */
    rate: z.uuid().optional(),
  }),
  data: z.union([consoleNews, z.object({ isReplaced: z.literal(true) })]),
  dataKind: 'events',
})
