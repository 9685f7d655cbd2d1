import type * as calls from '#contract/people.ts'
import type { PersonFile } from '#contract/people.ts'
import { mayBlockCustomers } from '#domain/access/may-staff.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { sendAboutAccount } from './account-messages.ts'
import { type PeopleDeps, viewFile } from './console-people.ts'
import { lockPersonRow, type StoredPerson, saveBlock } from './person-store.ts'
import { endSessionsOf } from './session-store.ts'

type Input = EndpointInput<typeof calls.blockPerson>

/** The row is locked: a login at the same time either comes first and is ended, or finds the account blocked. */
async function block(db: Db, input: Input, person: StoredPerson) {
  const { personId, reason } = input.body
  await saveBlock(db, personId, reason)
  const ended = await endSessionsOf(db, { personId }, 'account-disabled')
  const after = { reason, ended: ended.length }
  await audit(db, input, { action: 'person-blocked', subjectId: person.id, after })
}

async function unblock(db: Db, input: Input, person: StoredPerson) {
  const { personId, reason } = input.body
  await saveBlock(db, personId, null)
  const before = { reason: person.blockReason }
  await audit(db, input, { action: 'person-unblocked', subjectId: personId, before, after: { reason } })
}

/** A blocked account cannot be logged in to, and its sessions end with the block. The reason is for staff only. */
export async function blockPerson(deps: PeopleDeps, input: Input): Promise<Result<PersonFile>> {
  const may = mayBlockCustomers(input.principal.actor)
  if (!may.ok) return may
  const { personId, change } = input.body
  const isBlocking = change === 'block'
  return deps.database.transaction(async (db, client) => {
    const person = await lockPersonRow(db, personId, 'update')
    if (!person) return refusal('not-found')
    if ((person.blockedAt !== null) === isBlocking) return refusal('account-block-unchanged')
    await (isBlocking ? block : unblock)(db, input, person)
    const template = isBlocking ? 'account-blocked' : 'account-unblocked'
    await sendAboutAccount(client, deps.jobs, person, { template, brand: input.request.brand })
    const changed = await lockPersonRow(db, personId, 'update')
    return changed ? ok(await viewFile(deps, db, changed)) : refusal('not-found')
  })
}
