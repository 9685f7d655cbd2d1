import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { channelsFor } from '#domain/notifications/choices.ts'
import type { Channel, Message } from '#domain/notifications/message.ts'
import { type NotificationKind, type notificationKinds, topicOf } from '#domain/notifications/notification.ts'
import type { OriginOf } from '#server/platform/addresses.ts'
import { type PoolClient, type Queries, queriesOn } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { findChoices, insertNotification } from './notification-store.ts'

/** Something to tell somebody: the facts are those its kind needs. */
export type Notification<K extends NotificationKind = NotificationKind> = {
  readonly personId: string
  readonly kind: K
  readonly params: Readonly<Record<(typeof notificationKinds)[K]['params'][number], string>>
  /** Where it leads, as a path of the site. */
  readonly path: string | null
  readonly brand: BrandCode
}

/** In the caller's transaction: who is told and what was done exist together or not at all. */
export type Notify = <K extends NotificationKind>(
  client: PoolClient,
  notification: Notification<K>,
) => Promise<void>

export type Contact = {
  readonly mobile: string
  readonly email: string | null
  readonly language: Language
}

/** Told by whoever knows the people; nothing for somebody who is gone. */
export type ContactOf = (queries: Queries, personId: string) => Promise<Contact | undefined>

export type NotifyDeps = {
  readonly jobs: Jobs
  readonly contactOf: ContactOf
  readonly originOf: OriginOf
}

/** A link goes by mail only: an SMS is short, and one more link in it teaches people to follow them. */
function messageFor(
  channel: Channel,
  notification: Notification,
  contact: Contact,
  originOf: OriginOf,
): Message {
  const { brand, kind, path } = notification
  const { mobile, email, language } = contact
  const params = { ...notification.params, brand: brandOf(brand).name[language] }
  const letter = { brand, language, template: kind } as const
  if (channel === 'sms') return { ...letter, channel, recipient: mobile, params }
  const linked = path === null ? params : { ...params, link: `${originOf(brand)}${path}` }
  return { ...letter, channel, recipient: email ?? '', params: linked }
}

export const createNotify =
  ({ jobs, contactOf, originOf }: NotifyDeps): Notify =>
  async (client, notification) => {
    const queries = queriesOn(client)
    const contact = await contactOf(queries, notification.personId)
    if (!contact) return
    await insertNotification(queries, notification)
    const made = await findChoices(queries, notification.personId)
    const ways = channelsFor(topicOf(notification.kind), made, { hasEmail: contact.email !== null })
    for (const channel of ways)
      await putIntoOutbox(client, jobs, messageFor(channel, notification, contact, originOf))
  }
