import type { PersonView } from '#contract/identity.ts'
import { maskMobileIfAny } from '#domain/identity/account.ts'
import type { StoredPerson } from './person-store.ts'

export const viewPerson = (stored: StoredPerson): PersonView => ({
  id: stored.id,
  account: stored.account,
  name: stored.name,
  mobile: maskMobileIfAny(stored.mobile),
  email: stored.email,
  logsInByEmail: stored.logInEmail !== null,
  unconfirmedEmail: stored.unconfirmedEmail,
  language: stored.language,
  avatarFileId: stored.avatarFileId,
  statedCompany: stored.statedCompany,
})
