import { useState } from 'react'
import type { MemberView } from '#contract/certification.ts'
import type { Actor } from '#domain/access/actor.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import button from '#web/ui/button.module.css'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Day } from '#web/workbench/shell/moment.tsx'
import { ManageDialog } from './manage-dialog.tsx'

type MembersProps = {
  readonly members: readonly MemberView[]
  readonly actor: Actor
  onChanged(): Promise<void>
}

function useColumns(manage: (personId: string) => void): readonly Column<MemberView>[] {
  const { t } = useTranslation('company')
  return [
    {
      key: 'name',
      header: t('members.name'),
      isName: true,
      cell: ({ name, isMe }) => (isMe ? `${name} (${t('members.me')})` : name),
    },
    { key: 'mobile', header: t('members.mobile'), cell: ({ mobile }) => mobile },
    { key: 'email', header: t('members.email'), cell: ({ email }) => email ?? t('members.none') },
    {
      key: 'role',
      header: t('members.role'),
      cell: ({ role }) => t(`certification:companyRoles.${role}`),
    },
    { key: 'status', header: t('members.status'), cell: ({ status }) => <Status status={status} /> },
    {
      key: 'limit',
      header: t('members.limit'),
      align: 'end',
      cell: ({ orderLimit }) => (orderLimit === null ? t('members.none') : `¥${orderLimit}`),
    },
    { key: 'since', header: t('members.since'), cell: ({ since }) => <Day at={since} /> },
    {
      key: 'actions',
      header: t('members.actions'),
      cell: ({ personId, name }) => <Manage name={name} onPress={() => manage(personId)} />,
    },
  ]
}

function Status({ status }: Pick<MemberView, 'status'>) {
  const { t } = useTranslation('company')
  return (
    <Badge tone={status === 'active' ? 'ok' : 'bad'} word={t(`certification:memberStatuses.${status}`)} />
  )
}

function Manage({ name, onPress }: { name: string; onPress(): void }) {
  const { t } = useTranslation('company')
  return (
    <button
      className={button.small}
      type="button"
      aria-label={t('members.manageWho', { name })}
      onClick={onPress}
    >
      {t('members.manage')}
    </button>
  )
}

export function Members({ members, actor, onChanged }: MembersProps) {
  const { t } = useTranslation('company')
  const [managed, setManaged] = useState<string>()
  const member = members.find(({ personId }) => personId === managed)
  return (
    <>
      <DataTable
        caption={t('members.title')}
        columns={useColumns(setManaged)}
        rows={members}
        rowKey={({ personId }) => personId}
        density="dense"
      />
      {member && (
        <ManageDialog
          members={members}
          member={member}
          actor={actor}
          onChanged={onChanged}
          onClose={() => setManaged(undefined)}
        />
      )}
    </>
  )
}
