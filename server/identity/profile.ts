import type { PersonView } from '#contract/identity.ts'
import type { changeProfile as changeProfileCall, setAvatar as setAvatarCall } from '#contract/profile.ts'
import { userOf } from '#domain/access/actor.ts'
import { profileProblems, readEmail } from '#domain/identity/profile.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { IdentityDeps } from './deps.ts'
import { lockPersonRow, saveProfile } from './person-store.ts'
import { viewPerson } from './person-view.ts'

export async function changeProfile(
  { database }: Pick<IdentityDeps, 'database'>,
  { body, principal }: EndpointInput<typeof changeProfileCall>,
): Promise<Verdict<PersonView>> {
  const email = readEmail(body.email)
  const problems = profileProblems({ name: body.name, email: email ?? undefined })
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const changed = { name: body.name.trim(), email, language: body.language }
  const saved = await saveProfile(database.db, userOf(principal.actor) ?? '', changed)
  return saved ? accept(viewPerson(saved)) : refuse('logged-out')
}

/** Locks the person first, so that the second of two concurrent uploads removes the picture of the first. */
export function setAvatar(
  { database, avatars }: Pick<IdentityDeps, 'database' | 'avatars'>,
  { body: { fileId }, principal }: EndpointInput<typeof setAvatarCall>,
): Promise<Verdict<PersonView>> {
  return database.transaction(async (db, client) => {
    const person = await lockPersonRow(db, userOf(principal.actor) ?? '', 'update')
    if (!person) return refuse('logged-out')
    if (fileId !== null && !(await avatars.isOwn(db, fileId, person.id)))
      return refuseFields({ fileId: 'unknown-value' })
    const saved = await saveProfile(db, person.id, { avatarFileId: fileId })
    await avatars.forget(db, client, person.id, fileId)
    return accept(viewPerson(saved ?? person))
  })
}
