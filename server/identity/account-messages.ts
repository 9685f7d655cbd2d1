import { brandOf } from '#domain/brands/brands.ts'
import type { Channel, MessageTemplate } from '#domain/notifications/message.ts'
import type { PoolClient } from '#server/platform/database/connect.ts'
import type { RequestInfo } from '#server/platform/http/requests/request-info.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import type { StoredPerson } from './person-store.ts'

/** By every channel, whatever the person has chosen: about the account itself, which may not be open to read it. */
export async function sendAboutAccount(
  client: PoolClient,
  jobs: Jobs,
  person: StoredPerson,
  { template, brand }: { readonly template: MessageTemplate } & Pick<RequestInfo, 'brand'>,
) {
  const { id: personId, language, mobile, email } = person
  const addresses: [Channel, string | null][] = [
    ['sms', mobile],
    ['mail', email],
  ]
  const params = { brand: brandOf(brand).name[language] }
  const message = { personId, brand, language, template, params }
  for (const [channel, recipient] of addresses)
    if (recipient) await putIntoOutbox(client, jobs, { ...message, channel, recipient })
}
