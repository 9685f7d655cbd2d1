import { Link } from 'react-router'
import type { CompanyFile, CompanyRow } from '#contract/review.ts'
import { type CompanyNumber, hasSameNumber, numberText } from '#domain/certification/company-number.ts'
import page from '#web/console/shared/page.module.css'
import { companyPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './duplicates.module.css'
import { StateBadge } from './state-badge.tsx'

type Named = Pick<CompanyRow, 'name' | keyof CompanyNumber>

/** What another company has in common with this one: its code, its name, or a name that only looks like it. */
const likenessOf = (one: Named, other: Named) => {
  if (hasSameNumber(one, other)) return 'sameCode'
  return one.name === other.name ? 'sameName' : 'similarName'
}

/** Other companies with the same or a similar name, or the same number: one may be a mistake or a fraud. */
export function Duplicates({ file }: { file: CompanyFile }) {
  const { t } = useTranslation('console')
  const companies = file.duplicates
  if (companies.length === 0) return null
  return (
    <section className={styles.duplicates} aria-labelledby="duplicates">
      <h2 id="duplicates">
        <Icon name="warning" size={18} />
        {t('company.duplicates', { count: companies.length })}
      </h2>
      {(file.state === 'under-review' || file.isRenewal) && (
        <p className={page.soft}>{t('company.duplicatesText')}</p>
      )}
      <ul>
        {companies.map((other) => (
          <li key={other.companyId}>
            <Link to={companyPath(other.companyId)}>{other.name}</Link>
            <span className={page.code}>{numberText(other)}</span>
            <span>{t(`company.likeness.${likenessOf(file, other)}`)}</span>
            <StateBadge state={other.state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
