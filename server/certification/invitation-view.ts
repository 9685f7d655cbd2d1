import type { InvitationView } from '#contract/invitations.ts'
import { maskMobile } from '#domain/identity/account.ts'
import type { StoredInvitation } from './invitation-store.ts'

export const viewInvitation = (stored: StoredInvitation): InvitationView => ({
  id: stored.id,
  mobile: maskMobile(stored.mobile),
  role: stored.role,
  state: stored.state,
  createdAt: stored.createdAt.toISOString(),
  expiresAt: stored.expiresAt.toISOString(),
})
