import { brandOf } from '#domain/brands/brands.ts'
import { channelTo } from '#domain/identity/recipient.ts'
import type { MessageTemplate } from '#domain/notifications/message.ts'
import type { NotificationKind } from '#domain/notifications/notification.ts'
import { visitorRequestUrl } from '#domain/quotes/requests/visitor-request.ts'
import type { Notification } from '#server/notifications/index.ts'
import { dbOn, type PoolClient } from '#server/platform/database/connect.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import type { StoredRequest } from './request-store.ts'
import { findVisitor } from './visitor-store.ts'

export type VisitorMessageDeps = Pick<QuoteDeps, 'writeMessage' | 'takeMessageBudget' | 'originOf'>
export type NotifyDeps = Pick<QuoteDeps, 'notify'> & VisitorMessageDeps

/**
 * To the verified contact of a visitor. An SMS has the link too: a visitor has no inbox to look into. Names and texts that
 * others typed are left out, so that the message cannot be used to write to strangers. It counts like a code.
 */
export async function writeToVisitor(
  { writeMessage, takeMessageBudget, originOf }: VisitorMessageDeps,
  client: PoolClient,
  { visitorId, linkCode, contactPhone, number, brand }: StoredRequest,
  template: Extract<MessageTemplate, `visitor-${string}`>,
): Promise<void> {
  const db = dbOn(client)
  const visitor = visitorId === null ? undefined : await findVisitor(db, visitorId)
  const isReachable = contactPhone !== '' && linkCode !== null
  if (!visitor || !isReachable) return
  const { recipient, language } = visitor
  // The page shows the link as well, so this message can be left out; staff send an answer one by one.
  const isInBudget = await takeMessageBudget(db, recipient)
  if (!isInBudget && template === 'visitor-request') return
  const link = `${originOf(brand)}${visitorRequestUrl(number, linkCode)}`
  const params = { brand: brandOf(brand).name[language], request: number, link }
  await writeMessage(client, { channel: channelTo(recipient), recipient, brand, language, template, params })
}

/** Who sent a request learns what became of it: in the inbox of the account, or by a message to a visitor. */
export async function notifyAsker<K extends NotificationKind>(
  deps: NotifyDeps,
  client: PoolClient,
  stored: StoredRequest,
  notification: Omit<Notification<K>, 'personId' | 'brand'>,
): Promise<void> {
  const { personId, brand } = stored
  if (personId === null) return writeToVisitor(deps, client, stored, 'visitor-answer')
  await deps.notify<K>(client, { ...notification, personId, brand } as Notification<K>)
}
