import type { ReactNode } from 'react'
import { type StaffRole, staffRoles } from '#domain/access/actor.ts'
import { holdersFor, may, type Permission } from '#domain/access/permissions.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useActor } from './staff-state.ts'

const rolesFor = (permission: Permission): readonly StaffRole[] =>
  staffRoles.filter((role) => holdersFor(permission).includes(role))

/** Which roles have the permission. */
function Denied({ permission }: { permission: Permission }) {
  const { t } = useTranslation('console')
  const roles = rolesFor(permission)
    .map((role) => t(`access:roles.${role}`))
    .join(t('denied.or'))
  return <EmptyState state="no-permission" title={t('denied.title')} text={t('denied.text', { roles })} />
}

type AllowedProps = { readonly permission: Permission; readonly children: ReactNode }

/** The server checks the same permissions; this saves a request that it would refuse. */
export function Allowed({ permission, children }: AllowedProps) {
  return may(useActor(), permission) ? children : <Denied permission={permission} />
}
