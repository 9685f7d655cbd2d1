import type { Language } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { digestCutOff, mostInDigest } from '#domain/notifications/digest.ts'
import { notificationParams } from '#domain/notifications/notification-params.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { translate } from '#server/platform/messages/translate.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { peopleWithDigest, takeDigest } from './digest-store.ts'
import type { StoredNotification } from './notification-store.ts'
import type { NotifyDeps } from './notify.ts'

export type DigestDeps = NotifyDeps & { readonly database: Database; readonly clock: Clock }

const peopleAtOnce = 100
const first = '00000000-0000-0000-0000-000000000000'
const inboxPath = '/workbench/inbox'

/** Each with the page that it is about. */
const lineOf = (
  { kind, params, path, brand }: StoredNotification,
  language: Language,
  originOf: DigestDeps['originOf'],
): string => {
  const text = translate(language, `notifications.${kind}.text`, notificationParams(kind, params, language))
  return path === null ? `- ${text}` : `- ${text}\n  ${originOf(brand)}${path}`
}

/** One message with what a person has not read yet; taken out and written in one transaction, so it is sent once. */
const sendTo = ({ database, jobs, contactOf, originOf }: DigestDeps, personId: string, cutOff: Date) =>
  database.transaction(async (db, client) => {
    const unread = (await takeDigest(db, personId, cutOff)).filter(({ readAt }) => readAt === null)
    const last = unread.at(-1)
    const contact = last && (await contactOf(db, personId))
    if (!last || !contact?.email) return
    const { language, email } = contact
    const lines = unread.slice(-mostInDigest).map((one) => lineOf(one, language, originOf))
    await putIntoOutbox(client, jobs, {
      channel: 'mail',
      recipient: email,
      personId,
      brand: last.brand,
      language,
      template: 'daily-digest',
      params: {
        count: String(unread.length),
        lines: lines.join('\n'),
        link: `${originOf(last.brand)}${inboxPath}`,
        brand: brandOf(last.brand).name[language],
        // The inbox has the others.
        ...(unread.length > mostInDigest && { listed: String(mostInDigest) }),
      },
    })
  })

/** Any number of instances may run it at once. */
export async function sendDigests(deps: DigestDeps): Promise<void> {
  const cutOff = digestCutOff(deps.clock.now())
  if (!cutOff) return
  let after: string | undefined = first
  while (after !== undefined) {
    const people: string[] = await peopleWithDigest(deps.database.db, cutOff, after, peopleAtOnce)
    for (const personId of people) await sendTo(deps, personId, cutOff)
    after = people.length === peopleAtOnce ? people.at(-1) : undefined
  }
}

/** Every ten minutes, so that a morning without a server is made up for; only on working days, Shanghai time. */
export const digestJob = (deps: DigestDeps): JobKind => ({
  name: 'send-digests',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '*/10 8-20 * * *',
  work: () => sendDigests(deps),
})
