import type { PoolClient } from 'pg'
import { codeRules } from '#domain/identity/one-time-code.ts'
import type { Channel, Message, MessageTemplate } from '#domain/notifications/message.ts'
import { CircuitOpen } from '#server/platform/circuit.ts'
import type { Database, Queries } from '#server/platform/database/connect.ts'
import { type JobKind, type Jobs, Later } from '#server/platform/jobs/jobs.ts'
import { type Letter, letterOf } from './letter.ts'
import { forgetFacts, insertMessage, lockWaiting, markFailed, markSent, markTrouble } from './outbox-store.ts'

/** How a letter leaves the house. */
export type Provider = (letter: Letter) => Promise<void>
export type Providers = Readonly<Record<Channel, Provider>> & {
  /** The outbox itself is read, so what a letter said is kept. */
  readonly isMailbox?: true
}

const deliverJob = 'deliver-message'
const mostAttempts = 5
const secondsBetweenTries = 10

/** A day of waiting for a carrier that is down; then a message meets its fate like any other. */
const mostWaitingSeconds = 24 * 60 * 60

/** A letter that would say nothing true any more is not sent. */
const usefulSeconds: Partial<Record<MessageTemplate, number>> = { 'verification-code': codeRules.lifeSeconds }

/** In development the outbox page is the mailbox: a letter has arrived once it is written. */
export const developmentProviders: Providers = { sms: async () => {}, mail: async () => {}, isMailbox: true }

/** Without a configured carrier a message fails and says so; it is never silently dropped. */
export const missingProviders: Providers = {
  sms: async () => {
    throw new Error('no SMS carrier is configured')
  },
  mail: async () => {
    throw new Error('no mail carrier is configured')
  },
}

/** Puts a message into the outbox and its delivery into the queue, both in the caller's transaction. */
export async function putIntoOutbox(client: PoolClient, jobs: Jobs, message: Message): Promise<number> {
  const id = await insertMessage(client, message)
  await jobs.enqueue(client, deliverJob, { id })
  return id
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

async function carry(queries: Queries, providers: Providers, id: number): Promise<Error | undefined> {
  const waiting = await lockWaiting(queries, id)
  if (!waiting) return undefined
  if (waiting.ageSeconds > (usefulSeconds[waiting.template] ?? Number.POSITIVE_INFINITY)) {
    await markFailed(queries, id, 'it came too late to be of use')
    return undefined
  }
  try {
    await providers[waiting.channel](letterOf(waiting))
    await markSent(queries, id)
    return undefined
  } catch (thrown) {
    const trouble = asError(thrown)
    // Nothing was tried, so nothing is counted.
    if (trouble instanceof CircuitOpen && waiting.ageSeconds < mostWaitingSeconds)
      return new Later(trouble.secondsLeft, trouble.message)
    await markTrouble(queries, id, trouble.message, mostAttempts)
    return trouble
  }
}

const deliver = (database: Database, providers: Providers, id: number): Promise<Error | undefined> =>
  database.transaction(async (queries) => {
    const trouble = await carry(queries, providers, id)
    if (!providers.isMailbox) await forgetFacts(queries, id)
    return trouble
  })

export const deliveryJob = (database: Database, providers: Providers): JobKind => ({
  name: deliverJob,
  tries: mostAttempts,
  secondsBetweenTries,
  async work(data) {
    const trouble =
      'id' in data && typeof data.id === 'number' ? await deliver(database, providers, data.id) : undefined
    if (trouble) throw trouble
  },
})
