import { randomBytes } from 'node:crypto'
import { listOutbox, sendTestMessage } from '#contract/outbox.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { ok } from '#domain/values/refusal.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { newestMessages } from '#server/platform/outbox/outbox-store.ts'
import { viewMessage } from './outbox-view.ts'

const shownMessages = 100

/** Registered in development only: on a live site the outbox cannot be read. */
export const developmentOutboxEndpoints = (database: Database, jobs: Jobs): readonly Endpoint[] => [
  endpoint(listOutbox, async () => ok((await newestMessages(database.db, shownMessages)).map(viewMessage))),
  endpoint(sendTestMessage, async ({ body, request }) => {
    const { brand, language } = request
    const messageParams = { brand: brandOf(brand).name[language], reference: randomBytes(3).toString('hex') }
    const id = await database.transaction((_, client) =>
      putIntoOutbox(client, jobs, {
        ...body,
        brand,
        language,
        template: 'test-message',
        params: messageParams,
      }),
    )
    return ok({ id })
  }),
]
