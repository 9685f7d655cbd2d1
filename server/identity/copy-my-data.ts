import type { copyMyData as copyMyDataCall } from '#contract/profile.ts'
import { userOf } from '#domain/access/actor.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { copyMessages } from '#server/platform/outbox/copy-messages-store.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { databaseSeconds } from './code-store.ts'
import type { IdentityDeps, StoredElsewhere } from './deps.ts'
import { consentsOf, findPerson, type StoredPerson } from './person-store.ts'
import { sessionsOf } from './session-store.ts'

/** Copying reads every table with personal data, so the limit is low. */
const copiesOf = (person: string) => ({
  purpose: 'data-copy',
  subject: person,
  max: 5,
  windowSeconds: 24 * 60 * 60,
})

/** Without the password hash, which is not personal data. */
const personData = ({ passwordHash, closedAt, ...saved }: StoredPerson) => saved

async function collect(db: Db, person: StoredPerson, elsewhere: StoredElsewhere) {
  const sections: Record<string, unknown> = {
    madeAt: new Date((await databaseSeconds(db)) * 1000),
    person: personData(person),
    consents: (await consentsOf(db, person.id)).map(({ personId, ...saved }) => saved),
    sessions: (await sessionsOf(db, person.id)).map(({ personId, staffId, parentId, ...saved }) => saved),
  }
  sections.letters = await copyMessages(db, person.id)
  // Sequential: a transaction has one connection.
  for (const [name, copy] of Object.entries(elsewhere)) sections[name] = await copy(db, person.id)
  return sections
}

async function* asPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** All personal data of the caller, with the unmasked mobile number. */
export async function copyMyData(
  { database, storedElsewhere }: Pick<IdentityDeps, 'database' | 'storedElsewhere'>,
  { principal, request }: EndpointInput<typeof copyMyDataCall>,
): Promise<Result<SentFile>> {
  const personId = userOf(principal.actor) ?? ''
  const taken = await takeRateLimit(database.db, [copiesOf(personId)])
  if (!taken.ok) return taken
  return database.transaction(async (db) => {
    const person = await findPerson(db, personId)
    if (!person) return refusal('logged-out')
    await audit(db, { request, principal }, { action: 'person-data-copied', subjectId: personId })
    const copy = Buffer.from(JSON.stringify(await collect(db, person, storedElsewhere), null, 2))
    const name = 'my-data.json'
    return ok({ name, mediaType: 'application/json', bytes: copy.length, pieces: asPieces(copy) })
  })
}
