import { Link } from 'react-router'
import type { CompanyRow } from '#contract/review.ts'
import page from '#web/console/shared/page.module.css'
import { companyPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './review.module.css'
import { StateBadge } from './state-badge.tsx'

/** Other companies with the same name or credit code: one of them may be a mistake or a fraud. */
export function Duplicates({ companies }: { companies: readonly CompanyRow[] }) {
  const { t } = useTranslation('console')
  if (companies.length === 0) return null
  return (
    <section className={styles.duplicates} aria-labelledby="duplicates">
      <h2 id="duplicates">
        <Icon name="warning" size={18} />
        {t('company.alike', { count: companies.length })}
      </h2>
      <p className={page.soft}>{t('company.alikeText')}</p>
      <ul>
        {companies.map(({ companyId, name, creditCode, state }) => (
          <li key={companyId}>
            <Link to={companyPath(companyId)}>{name}</Link>
            <span className={page.code}>{creditCode}</span>
            <StateBadge state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
