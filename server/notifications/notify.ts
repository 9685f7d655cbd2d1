import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { channelsFor, waitsForDigest } from '#domain/notifications/choices.ts'
import type { Channel, Message } from '#domain/notifications/message.ts'
import { type NotificationKind, type notificationKinds, topicOf } from '#domain/notifications/notification.ts'
import { type Db, dbOn, type PoolClient } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { OriginOf } from '#server/platform/origins.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { addToDigest } from './digest-store.ts'
import { findChoices, insertNotification } from './notification-store.ts'

/** A notification with the parameters that its kind needs. */
export type Notification<K extends NotificationKind = NotificationKind> = {
  readonly personId: string
  readonly kind: K
  readonly params: Readonly<Record<(typeof notificationKinds)[K]['params'][number], string>>
  /** The page that it links to. */
  readonly path: string | null
  /** Without it, the brand that the person used last. */
  readonly brand?: BrandCode
}

/** Runs in the caller's transaction, so that the change and its notification are saved together or not at all. */
export type Notify = <K extends NotificationKind>(
  client: PoolClient,
  notification: Notification<K>,
) => Promise<void>

export type Contact = {
  readonly mobile: string | null
  readonly email: string | null
  readonly language: Language
  /** The brand that the person used last. */
  readonly brand: BrandCode
}

/** Implemented by the identity module. Undefined for a closed account. */
export type ContactOf = (db: Db, personId: string) => Promise<Contact | undefined>

/** By which channels the person can be reached. */
export const reachableBy = ({ mobile, email }: Pick<Contact, 'mobile' | 'email'>): readonly Channel[] => [
  ...(mobile === null ? [] : (['sms'] as const)),
  ...(email === null ? [] : (['mail'] as const)),
]

export type NotifyDeps = {
  readonly jobs: Jobs
  readonly contactOf: ContactOf
  readonly originOf: OriginOf
}

/** Only email has a link: an SMS is short, and links in SMS train users to follow phishing links. */
function messageFor(
  channel: Channel,
  notification: Notification & { readonly brand: BrandCode },
  contact: Contact,
  originOf: OriginOf,
): Message {
  const { personId, brand, kind, path } = notification
  const { mobile, email, language } = contact
  const params = { ...notification.params, brand: brandOf(brand).name[language] }
  const message = { personId, brand, language, template: kind } as const
  if (channel === 'sms') return { ...message, channel, recipient: mobile ?? '', params }
  const linked = path === null ? params : { ...params, link: `${originOf(brand)}${path}` }
  return { ...message, channel, recipient: email ?? '', params: linked }
}

export const createNotify =
  ({ jobs, contactOf, originOf }: NotifyDeps): Notify =>
  async (client, created) => {
    const db = dbOn(client)
    const contact = await contactOf(db, created.personId)
    if (!contact) return
    const notification = { brand: contact.brand, ...created }
    const id = await insertNotification(db, notification)
    const choices = await findChoices(db, notification.personId)
    const topic = topicOf(notification.kind)
    for (const channel of channelsFor(topic, choices, reachableBy(contact)))
      if (channel === 'mail' && waitsForDigest(topic, choices))
        await addToDigest(db, notification.personId, id)
      else await putIntoOutbox(client, jobs, messageFor(channel, notification, contact, originOf))
  }
