import type { PoolClient } from 'pg'
import { codeLifeSeconds } from '#domain/identity/one-time-code.ts'
import {
  type Channel,
  fitChannel,
  type Message,
  type MessageTemplate,
} from '#domain/notifications/message.ts'
import { CircuitOpen } from '#server/platform/circuit.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import { type JobKind, type Jobs, Later } from '#server/platform/jobs/jobs.ts'
import {
  forgetContent,
  insertMessage,
  lockWaiting,
  markFailed,
  markFailedTry,
  markSent,
} from './outbox-store.ts'
import { type RenderedMessage, renderMessage } from './render-message.ts'

/** Sends a message by SMS or mail. */
export type Provider = (message: RenderedMessage) => Promise<void>
export type Providers = Readonly<Record<Channel, Provider>> & {
  /** Development: messages are read in the outbox, so their content is kept. */
  readonly isMailbox?: true
}

const deliverJob = 'deliver-message'
const maxAttempts = 5
const secondsBetweenTries = 10

/** While a provider is down a message waits for a day; after that each try counts. */
const maxWaitingSeconds = 24 * 60 * 60

/** A message that has expired is not sent. */
const codeTemplates: readonly MessageTemplate[] = ['verification-code', 'email-confirmation']
const usefulSeconds = ({ template, channel }: Pick<Message, 'template' | 'channel'>): number =>
  codeTemplates.includes(template) ? codeLifeSeconds[channel] : Number.POSITIVE_INFINITY

/** In development the outbox page is the mailbox: nothing is sent. */
export const developmentProviders: Providers = { sms: async () => {}, mail: async () => {}, isMailbox: true }

/** Without a configured provider a message fails with an error. */
export const missingProviders: Providers = {
  sms: async () => {
    throw new Error('no SMS provider is configured')
  },
  mail: async () => {
    throw new Error('no mail provider is configured')
  },
}

/** Stores a message and enqueues its delivery, both in the caller's transaction. */
export async function putIntoOutbox(client: PoolClient, jobs: Jobs, message: Message): Promise<number> {
  const id = await insertMessage(client, fitChannel(message))
  await jobs.enqueue(client, deliverJob, { id })
  return id
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

async function send(db: Db, providers: Providers, id: number): Promise<Error | undefined> {
  const waiting = await lockWaiting(db, id)
  if (!waiting) return undefined
  if (waiting.ageSeconds > usefulSeconds(waiting)) {
    await markFailed(db, id, 'expired before it could be sent')
    return undefined
  }
  try {
    await providers[waiting.channel](renderMessage(waiting))
    await markSent(db, id)
    return undefined
  } catch (thrown) {
    const error = asError(thrown)
    // No call was made, so no try is counted.
    if (error instanceof CircuitOpen && waiting.ageSeconds < maxWaitingSeconds)
      return new Later(error.secondsLeft, error.message)
    await markFailedTry(db, id, error.message, maxAttempts)
    return error
  }
}

const deliver = (database: Database, providers: Providers, id: number): Promise<Error | undefined> =>
  database.transaction(async (db) => {
    const error = await send(db, providers, id)
    if (!providers.isMailbox) await forgetContent(db, id)
    return error
  })

export const deliveryJob = (database: Database, providers: Providers): JobKind => ({
  name: deliverJob,
  tries: maxAttempts,
  secondsBetweenTries,
  async work(data) {
    const error =
      'id' in data && typeof data.id === 'number' ? await deliver(database, providers, data.id) : undefined
    if (error) throw error
  },
})
