import type { ReactNode } from 'react'
import { may, type Permission } from '#domain/access/permissions.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useActor } from './staff-state.ts'
import { usePermittedRoles } from './use-permitted-roles.ts'

/** Which roles have the permission. */
function Denied({ permission }: { permission: Permission }) {
  const { t } = useTranslation('console')
  const roles = usePermittedRoles()(permission)
  return <EmptyState state="no-permission" title={t('denied.title')} text={t('denied.text', { roles })} />
}

type AllowedProps = { readonly permission: Permission; readonly children: ReactNode }

/** The server checks the same permissions; this saves a request that it would refuse. */
export function Allowed({ permission, children }: AllowedProps) {
  return may(useActor(), permission) ? children : <Denied permission={permission} />
}
