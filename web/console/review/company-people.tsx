import { Link } from 'react-router'
import type { CompanyFile } from '#contract/review.ts'
import { may } from '#domain/access/permissions.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { personPath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type People = CompanyFile['people']

function usePeopleColumns(): readonly Column<People[number]>[] {
  const { t } = useTranslation('console')
  const maySeePeople = may(useActor(), 'see-people')
  return [
    {
      key: 'name',
      header: t('company.columns.name'),
      isRowHeader: true,
      cell: ({ personId, name }) => (maySeePeople ? <Link to={personPath(personId)}>{name}</Link> : name),
    },
    { key: 'mobile', header: t('company.columns.mobile'), cell: ({ mobile }) => mobile },
    {
      key: 'role',
      header: t('company.columns.role'),
      cell: ({ role }) => t(`certification:companyRoles.${role}`),
    },
    {
      key: 'status',
      header: t('company.columns.status'),
      cell: ({ status }) => (
        <Badge
          tone={status === 'active' ? 'ok' : 'neutral'}
          label={t(`certification:memberStatuses.${status}`)}
        />
      ),
    },
    {
      key: 'since',
      header: t('company.columns.since'),
      cell: ({ since }) => <FormattedTime at={since} format="dateTime" />,
    },
  ]
}

export function CompanyPeople({ people }: { people: People }) {
  const { t } = useTranslation('console')
  const columns = usePeopleColumns()
  return (
    <ConsolePanel title={t('company.people')}>
      <DataTable
        caption={t('company.peopleCaption')}
        captionHidden
        density="dense"
        columns={columns}
        rows={people}
        rowKey={({ personId }) => personId}
        empty={
          <EmptyState state="first-use" title={t('company.noPeople')} text={t('company.noPeopleText')} />
        }
      />
    </ConsolePanel>
  )
}
