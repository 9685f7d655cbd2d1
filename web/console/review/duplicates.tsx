import { Link } from 'react-router'
import type { CompanyFile, CompanyRow } from '#contract/review.ts'
import page from '#web/console/shared/page.module.css'
import { companyPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './review.module.css'
import { StateBadge } from './state-badge.tsx'

type Named = Pick<CompanyRow, 'name' | 'creditCode'>

/** What another company has in common with this one: its code, its name, or a name that only looks like it. */
const likenessOf = (one: Named, other: Named) => {
  if (one.creditCode === other.creditCode) return 'sameCode'
  return one.name === other.name ? 'sameName' : 'similarName'
}

/** Other companies with the same or a similar name, or the same credit code: one may be a mistake or a fraud. */
export function Duplicates({ file }: { file: CompanyFile }) {
  const { t } = useTranslation('console')
  const companies = file.alike
  if (companies.length === 0) return null
  return (
    <section className={styles.duplicates} aria-labelledby="duplicates">
      <h2 id="duplicates">
        <Icon name="warning" size={18} />
        {t('company.alike', { count: companies.length })}
      </h2>
      {(file.state === 'under-review' || file.isRenewal) && (
        <p className={page.soft}>{t('company.alikeText')}</p>
      )}
      <ul>
        {companies.map(({ companyId, name, creditCode, state }) => (
          <li key={companyId}>
            <Link to={companyPath(companyId)}>{name}</Link>
            <span className={page.code}>{creditCode}</span>
            <span>{t(`company.likeness.${likenessOf(file, { name, creditCode })}`)}</span>
            <StateBadge state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
