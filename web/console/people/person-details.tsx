import { Link } from 'react-router'
import type { PersonFile } from '#contract/people.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { StateBadge } from '#web/console/review/state-badge.tsx'
import page from '#web/console/shared/page.module.css'
import { companyPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AccountState } from './account-state.tsx'

export function PersonDetails({ file }: { file: PersonFile }) {
  const { t } = useTranslation('console')
  const { account, mobile, email, statedCompany, createdAt, closedAt, company } = file
  return (
    <Panel title={t('person.facts')}>
      <DescriptionList
        items={[
          {
            term: t('people.columns.state'),
            value: <AccountState closedAt={closedAt} blockedAt={file.blockedAt} />,
          },
          { term: t('people.columns.account'), value: account || t('company.none') },
          { term: t('people.columns.mobile'), value: mobile ?? t('company.none') },
          { term: t('people.columns.email'), value: email ?? t('company.none') },
          { term: t('people.columns.company'), value: statedCompany ?? t('company.none') },
          {
            term: t('person.company'),
            value: company ? (
              <span className={page.row}>
                <Link to={companyPath(company.companyId)}>{company.name}</Link>
                <StateBadge state={company.state} />
              </span>
            ) : (
              t('person.noCompany')
            ),
          },
          {
            term: t('people.columns.created'),
            value: <FormattedTime at={createdAt} format="dateTime" />,
          },
          {
            term: t('person.closedAt'),
            value: closedAt && <FormattedTime at={closedAt} format="dateTime" />,
          },
        ]}
      />
    </Panel>
  )
}
