import type { PersonView } from '#contract/identity.ts'
import type { changeProfile as changeProfileCall, setAvatar as setAvatarCall } from '#contract/profile.ts'
import { userOf } from '#domain/access/actor.ts'
import { profileProblems } from '#domain/identity/profile.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { IdentityDeps } from './deps.ts'
import { lockPersonRow, saveProfile } from './person-store.ts'
import { viewPerson } from './person-view.ts'

export async function changeProfile(
  { database }: Pick<IdentityDeps, 'database'>,
  { body, principal }: EndpointInput<typeof changeProfileCall>,
): Promise<Result<PersonView>> {
  const problems = profileProblems(body)
  if (Object.keys(problems).length > 0) return invalidFields(problems)
  const changed = { name: body.name.trim(), language: body.language }
  const saved = await saveProfile(database.db, userOf(principal.actor) ?? '', changed)
  return saved ? ok(viewPerson(saved)) : refusal('logged-out')
}

/** Locks the person first, so that the second of two concurrent uploads removes the picture of the first. */
export function setAvatar(
  { database, avatars }: Pick<IdentityDeps, 'database' | 'avatars'>,
  { body: { fileId }, principal }: EndpointInput<typeof setAvatarCall>,
): Promise<Result<PersonView>> {
  return database.transaction(async (db, client) => {
    const person = await lockPersonRow(db, userOf(principal.actor) ?? '', 'update')
    if (!person) return refusal('logged-out')
    if (fileId !== null && !(await avatars.isOwn(db, fileId, person.id)))
      return invalidFields({ fileId: 'unknown-value' })
    const saved = await saveProfile(db, person.id, { avatarFileId: fileId })
    await avatars.forget(db, client, person.id, fileId)
    return ok(viewPerson(saved ?? person))
  })
}
