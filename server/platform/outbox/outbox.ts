import type { PoolClient } from 'pg'
import type { Channel, Message } from '#domain/notifications/message.ts'
import type { Database, Queries } from '#server/platform/database/connect.ts'
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts'
import { type Letter, writeLetter } from './letter.ts'
import { forgetFacts, insertMessage, lockWaiting, markSent, markTrouble } from './outbox-store.ts'

/** How a letter leaves the house. */
export type Carrier = (letter: Letter) => Promise<void>
export type Carriers = Readonly<Record<Channel, Carrier>> & {
  /** The outbox itself is read, so what a letter said is kept. */
  readonly isMailbox?: true
}

const deliverJob = 'deliver-message'
const mostAttempts = 5
const secondsBetweenTries = 10

/** In development the outbox page is the mailbox: a letter has arrived once it is written. */
export const developmentCarriers: Carriers = { sms: async () => {}, mail: async () => {}, isMailbox: true }

/** Without a configured carrier a message fails and says so; it is never silently dropped. */
export const missingCarriers: Carriers = {
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

async function carry(queries: Queries, carriers: Carriers, id: number): Promise<Error | undefined> {
  const waiting = await lockWaiting(queries, id)
  if (!waiting) return undefined
  try {
    await carriers[waiting.channel](writeLetter(waiting))
    await markSent(queries, id)
    return undefined
  } catch (error) {
    const trouble = error instanceof Error ? error : new Error(String(error))
    await markTrouble(queries, id, trouble.message, mostAttempts)
    return trouble
  }
}

const deliver = (database: Database, carriers: Carriers, id: number): Promise<Error | undefined> =>
  database.transaction(async (queries) => {
    const trouble = await carry(queries, carriers, id)
    if (!carriers.isMailbox) await forgetFacts(queries, id)
    return trouble
  })

export const deliveryJob = (database: Database, carriers: Carriers): JobKind => ({
  name: deliverJob,
  tries: mostAttempts,
  secondsBetweenTries,
  async work(data) {
    const trouble =
      'id' in data && typeof data.id === 'number' ? await deliver(database, carriers, data.id) : undefined
    if (trouble) throw trouble
  },
})
