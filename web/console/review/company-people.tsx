import { Link } from 'react-router'
import type { CompanyFile } from '#contract/review.ts'
import { may } from '#domain/access/permissions.ts'
import { Instant } from '#web/console/shared/instant.tsx'
import page from '#web/console/shared/page.module.css'
import { personPath } from '#web/console/shared/places.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type People = CompanyFile['people']

function usePeopleColumns(): readonly Column<People[number]>[] {
  const { t } = useTranslation('console')
  const mayLook = may(useActor(), 'see-people')
  return [
    {
      key: 'name',
      header: t('company.columns.name'),
      isName: true,
      cell: ({ personId, name }) => (mayLook ? <Link to={personPath(personId)}>{name}</Link> : name),
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
          word={t(`certification:memberStatuses.${status}`)}
        />
      ),
    },
    { key: 'since', header: t('company.columns.since'), cell: ({ since }) => <Instant at={since} /> },
  ]
}

export function CompanyPeople({ people }: { people: People }) {
  const { t } = useTranslation('console')
  const columns = usePeopleColumns()
  return (
    <section className={page.panel} aria-labelledby="company-people">
      <h2 id="company-people">{t('company.people')}</h2>
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
    </section>
  )
}
