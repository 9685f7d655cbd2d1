import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { channelsFor } from '#domain/notifications/choices.ts'
import type { Channel, Message } from '#domain/notifications/message.ts'
import { type NoticeKind, type noticeKinds, topicOf } from '#domain/notifications/notice.ts'
import type { OriginOf } from '#server/platform/addresses.ts'
import { type PoolClient, type Queries, queriesOn } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { findChoices, insertNotice } from './notice-store.ts'

/** Something to tell somebody: the facts are those its kind needs. */
export type Notice<K extends NoticeKind = NoticeKind> = {
  readonly personId: string
  readonly kind: K
  readonly facts: Readonly<Record<(typeof noticeKinds)[K]['facts'][number], string>>
  /** Where it leads, as a path of the site. */
  readonly path: string | null
  readonly brand: BrandCode
}

/** In the caller's transaction: who is told and what was done exist together or not at all. */
export type Notify = <K extends NoticeKind>(client: PoolClient, notice: Notice<K>) => Promise<void>

export type Contact = {
  readonly mobile: string
  readonly email: string | null
  readonly language: Language
}

/** Told by whoever knows the people; nothing for somebody who is gone. */
export type ContactOf = (queries: Queries, personId: string) => Promise<Contact | undefined>

export type NotifyParts = {
  readonly jobs: Jobs
  readonly contactOf: ContactOf
  readonly originOf: OriginOf
}

/** A link goes by mail only: an SMS is short, and one more link in it teaches people to follow them. */
function messageFor(channel: Channel, notice: Notice, contact: Contact, originOf: OriginOf): Message {
  const { brand, kind, path } = notice
  const { mobile, email, language } = contact
  const facts = { ...notice.facts, brand: brandOf(brand).name[language] }
  const letter = { brand, language, template: kind } as const
  if (channel === 'sms') return { ...letter, channel, recipient: mobile, facts }
  const linked = path === null ? facts : { ...facts, link: `${originOf(brand)}${path}` }
  return { ...letter, channel, recipient: email ?? '', facts: linked }
}

export const createNotify =
  ({ jobs, contactOf, originOf }: NotifyParts): Notify =>
  async (client, notice) => {
    const queries = queriesOn(client)
    const contact = await contactOf(queries, notice.personId)
    if (!contact) return
    await insertNotice(queries, notice)
    const made = await findChoices(queries, notice.personId)
    const ways = channelsFor(topicOf(notice.kind), made, { hasEmail: contact.email !== null })
    for (const channel of ways)
      await putIntoOutbox(client, jobs, messageFor(channel, notice, contact, originOf))
  }
