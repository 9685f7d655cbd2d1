import type { StaffMemberView } from '#contract/staff.ts'
import { changeStaff, mayResetStaff } from '#domain/access/change-staff.ts'
import { WrittenTime } from '#web/components/formats/written-time.tsx'
import page from '#web/console/shared/page.module.css'
import { useRoleWords } from '#web/console/shared/role-words.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import type { StaffChange } from './staff-change.ts'

type Wishing = { readonly members: readonly StaffMemberView[]; onQuery(query: StaffChange): void }

export function useStaffColumns(
  members: readonly StaffMemberView[],
  onQuery: (query: StaffChange) => void,
): readonly Column<StaffMemberView>[] {
  const { t } = useTranslation('console')
  const roleWords = useRoleWords()
  return [
    {
      key: 'name',
      header: t('staff.columns.name'),
      isName: true,
      cell: ({ name, isMe }) => (
        <span className={page.row}>
          {name}
          {isMe && <Badge tone="info" word={t('staff.me')} icon="visitor" />}
        </span>
      ),
    },
    { key: 'account', header: t('staff.columns.account'), cell: ({ account }) => account },
    { key: 'roles', header: t('staff.columns.roles'), cell: ({ roles }) => roleWords(roles) },
    { key: 'state', header: t('staff.columns.state'), cell: (member) => <State member={member} /> },
    {
      key: 'sessions',
      header: t('staff.columns.sessions'),
      align: 'end',
      cell: ({ openSessions }) => openSessions,
    },
    {
      key: 'created',
      header: t('staff.columns.created'),
      cell: ({ createdAt }) => <WrittenTime at={createdAt} shape="dateTime" />,
    },
    {
      key: 'change',
      header: t('staff.columns.change'),
      cell: (member) => <Changes member={member} members={members} onQuery={onQuery} />,
    },
  ]
}

function State({ member: { isDisabled, isEnrolled } }: { member: StaffMemberView }) {
  const { t } = useTranslation('console')
  if (isDisabled) return <Badge tone="bad" word={t('staff.states.disabled')} />
  if (isEnrolled) return <Badge tone="ok" word={t('staff.states.enrolled')} />
  return <Badge tone="warn" word={t('staff.states.invited')} icon="clock" />
}

/** The rules themselves say which of the buttons would be refused; then the reason stands in their place. */
function Changes({ member, members, onQuery }: Wishing & { member: StaffMemberView }) {
  const { t } = useTranslation('console')
  const actor = useActor()
  const turn = member.isDisabled ? 'enable' : 'disable'
  const turning = changeStaff(members, { staffId: member.id, change: { change: turn } }, actor)
  const resetting = mayResetStaff(actor, member.id)
  const refused = [turning, resetting].find((verdict) => !verdict.ok)
  const query = (what: 'set-roles' | 'enable' | 'disable' | 'reset', word: string) => (
    <Button isCompact aria-label={`${word} ${member.name}`} onClick={() => onQuery({ what, member })}>
      {word}
    </Button>
  )
  return (
    <div className={page.row}>
      {query('set-roles', t('staff.changeRoles'))}
      {turning.ok && query(turn, t(`staff.${turn}`))}
      {resetting.ok && query('reset', t('staff.reset'))}
      {refused && !refused.ok && (
        <span className={page.soft}>{t(`refusals:${refused.refusal}`, refused.params)}</span>
      )}
    </div>
  )
}
