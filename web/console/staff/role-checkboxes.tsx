import { useId } from 'react'
import { type StaffRole, staffRoles } from '#domain/access/actor.ts'
import { type Permission, permissionTable } from '#domain/access/permissions.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './staff.module.css'

const permissionsOf = (role: StaffRole): readonly Permission[] =>
  (Object.keys(permissionTable) as Permission[]).filter(
    (permission) =>
      permission !== 'read-public-content' &&
      (permissionTable[permission] as readonly string[]).includes(role),
  )

export const rolesIn = (form: HTMLFormElement): StaffRole[] => {
  const checked = new FormData(form).getAll('roles')
  return staffRoles.filter((role) => checked.includes(role))
}

type RoleCheckboxesProps = { readonly checked?: readonly StaffRole[]; readonly problem?: string }

/** Each role with its permissions, from the same table as on the server. */
export function RoleCheckboxes({ checked = [], problem }: RoleCheckboxesProps) {
  const { t } = useTranslation('console')
  const id = useId()
  const permissionNames = (role: StaffRole) =>
    permissionsOf(role)
      .map((permission) => t(`access:permissions.${permission}`))
      .join(t('list.between'))
  return (
    <fieldset className={styles.roles} aria-describedby={`${id}-problem`}>
      <legend>{t('staff.roles')}</legend>
      <p className={styles.help}>{t('staff.rolesHelp')}</p>
      {staffRoles.map((role) => (
        <label key={role}>
          <input type="checkbox" name="roles" value={role} defaultChecked={checked.includes(role)} />
          <span>
            {t(`access:roles.${role}`)}
            <span className={styles.help}>{permissionNames(role)}</span>
          </span>
        </label>
      ))}
      <p className={styles.problem} id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </fieldset>
  )
}
