import type { Membership, MembershipChange } from '#domain/certification/membership.ts'
import type { NotificationKind } from '#domain/notifications/notification.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import type { Notification } from '#server/notifications/index.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { Caller, CertificationDeps, PersonCard } from './caller.ts'
import type { StoredCompany } from './company-store.ts'
import type { StoredInvitation } from './invitation-store.ts'
import { listMemberships } from './membership-store.ts'

type Deps = Pick<CertificationDeps, 'notify'>

/** Notifies every active member of something about the certification of their company. */
export async function notifyMembers<K extends NotificationKind>(
  { notify }: Deps,
  { db, client }: { readonly db: Db; readonly client: PoolClient },
  companyId: string,
  message: Omit<Notification<K>, 'personId' | 'path'>,
): Promise<void> {
  for (const { personId, status } of await listMemberships(db, companyId))
    if (status === 'active')
      await notify(client, { ...message, personId, path: workbenchPaths.certification })
}

/** Notifies the active administrators. */
export async function notifyOfRequest(
  { notify, findPeople }: Pick<CertificationDeps, 'notify' | 'findPeople'>,
  { db, client }: { readonly db: Db; readonly client: PoolClient },
  company: StoredCompany,
  { personId }: Caller,
): Promise<void> {
  const [applicant] = await findPeople(db, [personId])
  const params = { name: applicant?.name ?? '', company: company.name }
  for (const member of await listMemberships(db, company.id))
    if (member.role === 'administrator' && member.status === 'active')
      await notify(client, {
        personId: member.personId,
        kind: 'join-requested',
        params,
        path: workbenchPaths.company,
      })
}

export const notifyOfDecision = (
  { notify }: Deps,
  client: PoolClient,
  decided: { readonly applicantId: string; readonly isApproved: boolean; readonly company: string },
): Promise<void> =>
  notify(client, {
    personId: decided.applicantId,
    kind: decided.isApproved ? 'join-approved' : 'join-refused',
    params: { company: decided.company },
    path: workbenchPaths.certification,
  })

type Acceptance = { readonly company: StoredCompany; readonly self: PersonCard }

export const notifyOfAcceptance = (
  { notify }: Deps,
  client: PoolClient,
  { invitedBy }: StoredInvitation,
  { company, self }: Acceptance,
): Promise<void> =>
  notify(client, {
    personId: invitedBy,
    kind: 'invitation-accepted',
    params: { name: self.name, company: company.name },
    path: workbenchPaths.company,
  })

const notificationOf = {
  promote: 'role-promoted',
  demote: 'role-demoted',
  disable: 'membership-disabled',
  enable: 'membership-enabled',
  remove: 'membership-ended',
  leave: null,
} as const satisfies Record<MembershipChange, NotificationKind | null>

/** A member is not notified of their own action. */
export async function notifyOfChange(
  { notify }: Deps,
  client: PoolClient,
  changed: {
    readonly userId: Membership['userId']
    readonly change: MembershipChange
    readonly company: string
  },
  { personId }: Caller,
): Promise<void> {
  const kind = notificationOf[changed.change]
  if (kind === null || changed.userId === personId) return
  const to = { personId: changed.userId, path: workbenchPaths.certification }
  await notify(client, { ...to, kind, params: { company: changed.company } })
}
