import { useMemo, useState } from 'react'
import type { MemberView } from '#contract/certification.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { ListTable } from '#web/components/table/list-table.tsx'
import { useTableState } from '#web/components/table/use-table-state.ts'
import { type TranslateIn, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { moneyWidthPx, type TableColumn, timeWidthsPx } from '#web/ui/table/columns.ts'
import { ManageDialog } from './manage-dialog.tsx'

const list = {
  name: 'members',
  columns: ['name', 'mobile', 'email', 'role', 'status', 'limit', 'since', 'actions'],
  // So that the others fit beside the menu of the workbench at 1440 px; the dialog of a member shows it.
  hidden: ['since'],
}
const noMembers: readonly MemberView[] = []

type MembersProps = { readonly query: CallQuery<readonly MemberView[]>; readonly actor: Actor }

export function Members({ query, actor }: MembersProps) {
  const { t } = useTranslation('company')
  const control = useTableState(list)
  const [managed, setManaged] = useState<string>()
  const members = query.status === 'ready' ? query.data : noMembers
  const member = members.find(({ personId }) => personId === managed)
  return (
    <Panel title={t('members.title')}>
      <ListTable
        caption={t('members.title')}
        control={control}
        columns={useColumns(setManaged)}
        query={query}
        page={{ rows: members }}
        rowId={({ personId }) => personId}
        onOpen={({ personId }) => setManaged(personId)}
      />
      {member && (
        <ManageDialog members={members} member={member} actor={actor} onClose={() => setManaged(undefined)} />
      )}
    </Panel>
  )
}

type Columns = readonly TableColumn<MemberView>[]
function useColumns(manage: (personId: string) => void): Columns {
  const { t } = useTranslation('company')
  return useMemo(() => [...personColumns(t), ...membershipColumns(t, manage)], [t, manage])
}

function personColumns(t: TranslateIn<'company'>): Columns {
  const nameOf = ({ name, isMe }: MemberView) => (isMe ? `${name} (${t('members.me')})` : name)
  const roleOf = ({ role }: MemberView) => t(`certification:companyRoles.${role}`)
  const statusOf = ({ status }: MemberView) => t(`certification:memberStatuses.${status}`)
  return [
    { id: 'name', header: t('members.name'), isRowHeader: true, cell: nameOf, sort: nameOf },
    {
      id: 'mobile',
      header: t('members.mobile'),
      widthPx: 120,
      narrowSlot: 'second',
      cell: ({ mobile }) => mobile,
    },
    {
      id: 'email',
      header: t('members.email'),
      widthPx: 220,
      cell: ({ email }) => email ?? t('members.none'),
    },
    {
      id: 'role',
      header: t('members.role'),
      widthPx: 130,
      narrowSlot: 'secondEnd',
      cell: roleOf,
      sort: roleOf,
    },
    {
      id: 'status',
      header: t('members.status'),
      widthPx: 150,
      narrowSlot: 'firstEnd',
      cell: (row) => <Badge tone={row.status === 'active' ? 'ok' : 'bad'} label={statusOf(row)} />,
      sort: statusOf,
    },
  ]
}

function membershipColumns(t: TranslateIn<'company'>, manage: (personId: string) => void): Columns {
  return [
    {
      id: 'limit',
      header: t('members.limit'),
      align: 'end',
      widthPx: moneyWidthPx,
      cell: ({ orderLimit }) =>
        orderLimit === null ? (
          t('members.none')
        ) : (
          <FormattedMoney money={{ amount: orderLimit, currency: 'CNY' }} />
        ),
      sort: ({ orderLimit }) => (orderLimit === null ? undefined : Number(orderLimit)),
    },
    {
      id: 'since',
      header: t('members.since'),
      widthPx: timeWidthsPx.date,
      cell: ({ since }) => <FormattedTime at={since} format="date" />,
      sort: ({ since }) => since,
    },
    {
      id: 'actions',
      header: t('members.actions'),
      widthPx: 120,
      isAction: true,
      narrowSlot: 'end',
      cell: ({ personId, name }) => (
        <Button isCompact aria-label={t('members.manageWho', { name })} onClick={() => manage(personId)}>
          {t('members.manage')}
        </Button>
      ),
    },
  ]
}
