import { z } from 'zod'
import { brandCodes } from '#domain/brands/brand.ts'
import { channels } from '#domain/notifications/message.ts'
import { notificationKindNames, notificationTopics } from '#domain/notifications/notification.ts'
import { defineCall } from './call.ts'
import { page, pageSize } from './paging.ts'

/** The sentences are made by the reader's page, from kind and facts. */
export const notificationView = z.object({
  id: z.number().int(),
  kind: z.enum(notificationKindNames),
  params: z.record(z.string(), z.string()),
  path: z.string().nullable(),
  brand: z.enum(brandCodes),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
})
export type NotificationView = z.infer<typeof notificationView>

export const listNotifications = defineCall({
  name: 'listNotifications',
  capability: 'notifications',
  access: 'customer',
  method: 'GET',
  path: '/api/notifications/notifications',
  query: z.object({
    /** The notices before this one, newest first. */
    before: z.coerce.number().int().positive().optional(),
    unreadOnly: z.enum(['yes', 'no']).default('no'),
    size: pageSize,
  }),
  data: page(notificationView).extend({ unread: z.number().int() }),
})

/** These, or all up to the newest the reader has seen. */
export const markNotificationsRead = defineCall({
  name: 'markNotificationsRead',
  capability: 'notifications',
  access: 'customer',
  method: 'POST',
  path: '/api/notifications/markRead',
  body: z.union([
    z.strictObject({ ids: z.array(z.number().int().positive()).min(1).max(100) }),
    z.strictObject({ upTo: z.number().int().positive() }),
  ]),
  data: z.object({ unread: z.number().int() }),
})

/** How often the orders that the reader sees have changed on this instance, and which one was the last; absent before the first. */
const orderChanges = z.object({ changes: z.number().int(), last: z.string().nullable() })

/**
 * How many are unread, at once and again whenever that changes; the stream ends with the session. The last event of a
 * stream that made room for a newer one of the same user says so; opening it again would end that one.
 */
export const watchNotifications = defineCall({
  name: 'watchNotifications',
  capability: 'notifications',
  access: 'customer',
  method: 'GET',
  path: '/api/notifications/watch',
  data: z.union([
    z.object({ unread: z.number().int(), orders: orderChanges.optional() }),
    z.object({ isReplaced: z.literal(true) }),
  ]),
  dataKind: 'events',
})

const choice = z.object({
  topic: z.enum(notificationTopics),
  channel: z.enum(channels),
  isWanted: z.boolean(),
  /** Of mail: in one message each working day. */
  isDaily: z.boolean().optional(),
})

export const notificationChoices = z.object({
  choices: z.array(choice),
  /** Mail needs a confirmed email address. */
  hasEmail: z.boolean(),
  hasMobile: z.boolean(),
})
export type NotificationChoices = z.infer<typeof notificationChoices>

export const getNotificationChoices = defineCall({
  name: 'getNotificationChoices',
  capability: 'notifications',
  access: 'customer',
  method: 'GET',
  path: '/api/notifications/choices',
  data: notificationChoices,
})

export const setNotificationChoices = defineCall({
  name: 'setNotificationChoices',
  capability: 'notifications',
  access: 'customer',
  method: 'POST',
  path: '/api/notifications/setChoices',
  body: z.strictObject({
    choices: z
      .array(choice)
      .min(1)
      .max(notificationTopics.length * channels.length),
  }),
  data: notificationChoices,
})
