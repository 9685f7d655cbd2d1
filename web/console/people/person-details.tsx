import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PersonFile } from '#contract/people.ts'
import { Instant } from '#web/console/shared/instant.tsx'
import page from '#web/console/shared/page.module.css'
import { companyPath } from '#web/console/shared/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'

export function PersonFacts({ file }: { file: PersonFile }) {
  const { t } = useTranslation('console')
  const { account, mobile, email, statedCompany, createdAt, closedAt, company } = file
  return (
    <section className={page.panel} aria-labelledby="person-facts">
      <h2 id="person-facts">{t('person.facts')}</h2>
      <dl className={page.details}>
        <Fact name={t('people.columns.account')}>{account}</Fact>
        <Fact name={t('people.columns.mobile')}>{mobile}</Fact>
        <Fact name={t('people.columns.email')}>{email ?? t('company.none')}</Fact>
        <Fact name={t('people.columns.company')}>{statedCompany ?? t('company.none')}</Fact>
        <Fact name={t('person.company')}>
          {company ? <Link to={companyPath(company.companyId)}>{company.name}</Link> : t('person.noCompany')}
        </Fact>
        <Fact name={t('people.columns.created')}>
          <Instant at={createdAt} />
        </Fact>
        {closedAt && (
          <Fact name={t('person.closedAt')}>
            <Instant at={closedAt} />
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
