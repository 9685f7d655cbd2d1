import { Link } from 'react-router'
import type { AuditEntryView } from '#contract/audit.ts'
import { WrittenTime } from '#web/components/formats/written-time.tsx'
import page from '#web/console/shared/page.module.css'
import { companyPath, personPath } from '#web/console/shared/sections.ts'
import { useBrandName } from '#web/console/shared/use-brand-name.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './audit.module.css'
import { FactTable } from './fact-table.tsx'

type Filter = (filters: Readonly<Record<string, string>>) => void
type AuditEntryProps = { readonly entry: AuditEntryView; readonly onFilter: Filter }

/** A line of the log, which opens to everything that was written down. */
export function AuditEntry({ entry, onFilter }: AuditEntryProps) {
  const { t } = useTranslation('console')
  const { at, action, actorKind, actorName, subjectKind } = entry
  return (
    <li>
      <details className={styles.entry}>
        <summary>
          <span className={styles.time}>
            <WrittenTime at={at} shape="dateTime" />
          </span>
          <strong>{t(`audit:actions.${action}`)}</strong>
          <span>{actorName ?? t(`audit.actors.${actorKind}`)}</span>
          <span className={styles.kind}>{t(`audit.subjects.${subjectKind}`)}</span>
        </summary>
        <Details entry={entry} onFilter={onFilter} />
      </details>
    </li>
  )
}

const fileOf = { company: companyPath, person: personPath } as const

function Details({ entry, onFilter }: AuditEntryProps) {
  const { t } = useTranslation('console')
  const brandName = useBrandName()
  const { actorId, subjectKind, subjectId, brand, address, requestId } = entry
  const filePath = subjectKind in fileOf ? fileOf[subjectKind as keyof typeof fileOf] : undefined
  const narrow = (name: string, value: string, word: string) => (
    <Button isCompact onClick={() => onFilter({ [name]: value })}>
      {word}
    </Button>
  )
  return (
    <div className={styles.details}>
      <FactTable before={entry.before} after={entry.after} />
      <dl className={page.details}>
        <dt>{t('audit.details.actor')}</dt>
        <dd className={page.row}>
          {entry.actorName} <span className={styles.id}>{actorId}</span>
          {actorId && narrow('actorId', actorId, t('audit.sameActor'))}
        </dd>
        <dt>{t('audit.details.subject')}</dt>
        <dd className={page.row}>
          {t(`audit.subjects.${subjectKind}`)} <span className={styles.id}>{subjectId}</span>
          {subjectId && narrow('subjectId', subjectId, t('audit.sameSubject'))}
          {subjectId && filePath && <Link to={filePath(subjectId)}>{t('audit.openSubject')}</Link>}
        </dd>
        {brand && (
          <>
            <dt>{t('audit.details.brand')}</dt>
            <dd>{brandName(brand)}</dd>
          </>
        )}
        <dt>{t('audit.details.address')}</dt>
        <dd>{address}</dd>
        <dt>{t('audit.details.request')}</dt>
        <dd className={page.row}>
          <span className={styles.id}>{requestId}</span>
          {narrow('requestId', requestId, t('audit.sameRequest'))}
        </dd>
      </dl>
    </div>
  )
}
