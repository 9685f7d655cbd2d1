import { useMemo } from 'react'
import type { StaffMemberView } from '#contract/staff.ts'
import { changeStaff, mayResetStaff } from '#domain/access/change-staff.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useRoleNames } from '#web/console/shared/use-role-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import styles from './staff.module.css'
import type { StaffChange } from './staff-change.ts'

type Members = readonly StaffMemberView[]
type OnChange = (change: StaffChange) => void

/** With these widths the actions are in sight in a window of 1280 px. */
const figures = { align: 'end', widthPx: 118 } as const
const accountLook = { narrowSlot: 'second', widthPx: 104 } as const

/** Staff with every role have more than two lines of them; the whole text is the title. */
const rolesColumn = (
  header: string,
  text: (member: StaffMemberView) => string,
): TableColumn<StaffMemberView> => ({
  id: 'roles',
  header,
  cell: (member) => <span className={styles.twoLines}>{text(member)}</span>,
  text,
  sort: text,
  isText: true,
  widthPx: 144,
})

export function useStaffColumns(
  members: Members,
  onChange: OnChange,
): readonly TableColumn<StaffMemberView>[] {
  const { t } = useTranslation('console')
  const roleNames = useRoleNames()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('staff.columns.name'),
        isRowHeader: true,
        cell: (member) => <Name member={member} />,
        text: ({ name }) => name,
        sort: ({ name }) => name,
      },
      textColumn('account', t('staff.columns.account'), ({ account }) => account, accountLook),
      rolesColumn(t('staff.columns.roles'), ({ roles }) => roleNames(roles)),
      {
        id: 'state',
        header: t('staff.columns.state'),
        cell: (member) => <State member={member} />,
        narrowSlot: 'firstEnd',
        widthPx: 124,
      },
      textColumn('sessions', t('staff.columns.sessions'), (member) => member.openSessions, figures),
      timeColumn('lastLogIn', t('staff.columns.lastLogIn'), ({ lastLogInAt }) => lastLogInAt),
      timeColumn('created', t('staff.columns.created'), ({ createdAt }) => createdAt),
      {
        id: 'change',
        header: t('staff.columns.change'),
        cell: (member) => <Changes member={member} members={members} onChange={onChange} />,
        narrowSlot: 'secondEnd',
        isText: true,
        widthPx: 240,
      },
    ],
    [t, roleNames, members, onChange],
  )
}

function Name({ member: { name, isMe } }: { member: StaffMemberView }) {
  const { t } = useTranslation('console')
  return (
    <>
      {name} {isMe && <Badge tone="info" label={t('staff.me')} icon="person" />}
    </>
  )
}

function State({ member: { isDisabled, isEnrolled } }: { member: StaffMemberView }) {
  const { t } = useTranslation('console')
  if (isDisabled) return <Badge tone="bad" label={t('staff.states.disabled')} />
  if (isEnrolled) return <Badge tone="ok" label={t('staff.states.enrolled')} />
  return <Badge tone="warn" label={t('staff.states.invited')} icon="clock" />
}

type ChangesProps = {
  readonly member: StaffMemberView
  readonly members: Members
  readonly onChange: OnChange
}

/** A button that the rules would refuse is not shown; the reason is shown instead. */
function Changes({ member, members, onChange }: ChangesProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const actor = useActor()
  const enabling = member.isDisabled ? 'enable' : 'disable'
  const mayEnable = changeStaff(members, { staffId: member.id, change: { change: enabling } }, actor)
  const mayReset = mayResetStaff(actor, member.id)
  const refused = [mayEnable, mayReset].find((result) => !result.ok)
  const refusedText = refused && !refused.ok ? refusalText(refused) : undefined
  const reason = member.isMe ? t('staff.own') : refusedText
  const button = (what: 'set-roles' | 'enable' | 'disable' | 'reset', word: string) => (
    <Button
      variant="quiet"
      isCompact
      aria-label={`${word} ${member.name}`}
      onClick={() => onChange({ what, member })}
    >
      {word}
    </Button>
  )
  return (
    <span className={styles.changes}>
      {button('set-roles', t('staff.changeRoles'))}
      {mayEnable.ok && button(enabling, t(`staff.${enabling}`))}
      {mayReset.ok && button('reset', t('staff.reset'))}
      {reason && (
        <span className={`${page.soft} ${styles.twoLines}`} title={reason}>
          {reason}
        </span>
      )}
    </span>
  )
}
