import { z } from 'zod'
import { documentSides } from '#domain/orders/documents/document-kinds.ts'
import { messageLimits } from '#domain/orders/messages/order-messages.ts'
import { defineCall } from './call.ts'
import { fileView } from './files.ts'
import { orderNumber } from './orders.ts'
import { saveKey, typedLine, typedLines } from './typed-text.ts'

const orderMessage = z.object({
  id: z.number(),
  side: z.enum(documentSides),
  author: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
  files: z.array(fileView),
  /** When the first person of the other side read it. */
  readAt: z.iso.datetime().nullable(),
})

/** The oldest first. */
const messages = z.object({
  canWrite: z.boolean(),
  /** Of the other side, not read by the reader; for staff, not read by any of them. */
  unread: z.number(),
  messages: z.array(orderMessage),
})
export type OrderMessages = z.infer<typeof messages>
export type OrderMessageView = OrderMessages['messages'][number]

const query = z.object({ number: orderNumber })
const text = typedLines(messageLimits.text).min(1)
const sent = z.object({
  number: orderNumber,
  text,
  files: z.array(z.uuid()).max(messageLimits.files),
  key: saveKey,
})
const read = z.object({ number: orderNumber, upTo: z.number().int().positive() })
const usual = { capability: 'orders', data: messages } as const

export const listOrderMessages = defineCall({
  ...usual,
  name: 'listOrderMessages',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/messages',
  query,
})

/** The same key sends one message. */
export const sendOrderMessage = defineCall({
  ...usual,
  name: 'sendOrderMessage',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/messages',
  body: sent,
})

export const markOrderMessagesRead = defineCall({
  ...usual,
  name: 'markOrderMessagesRead',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/messages/read',
  body: read,
})

export const listAnyOrderMessages = defineCall({
  ...usual,
  name: 'listAnyOrderMessages',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders/messages',
  query,
})

export const sendOrderMessageByStaff = defineCall({
  ...usual,
  name: 'sendOrderMessageByStaff',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/messages',
  body: sent,
})

export const markOrderMessagesReadByStaff = defineCall({
  ...usual,
  name: 'markOrderMessagesReadByStaff',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/messages/read',
  body: read,
})

const answerTexts = {
  title: typedLine(messageLimits.titleOfAnswer),
  zh: text,
  en: text,
}
const answers = z.object({ answers: z.array(z.object({ id: z.uuid(), ...answerTexts })) })
export type CannedAnswers = z.infer<typeof answers>

/** The answers that staff keep, by title. */
export const listCannedAnswers = defineCall({
  name: 'listCannedAnswers',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/canned-answers',
  data: answers,
})

/** A new answer, or another text of a known one. */
export const saveCannedAnswer = defineCall({
  name: 'saveCannedAnswer',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/canned-answers',
  body: z.object({ id: z.uuid().nullable(), ...answerTexts }),
  data: answers,
})

export const removeCannedAnswer = defineCall({
  name: 'removeCannedAnswer',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/canned-answers/remove',
  body: z.object({ id: z.uuid() }),
  data: answers,
})
