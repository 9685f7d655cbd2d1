import { Link } from 'react-router'
import type { AuditEntryView } from '#contract/audit.ts'
import { subjectText } from '#domain/audit/value-text.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import page from '#web/console/shared/page.module.css'
import { useBrandName } from '#web/console/shared/use-brand-name.ts'
import { usePermittedRoles } from '#web/console/shared/use-permitted-roles.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './audit.module.css'
import { ChangeTable } from './change-table.tsx'
import { useSubjectAccess } from './subject-path.ts'
import { useValueTexts } from './use-value-texts.ts'

type AuditEntryProps = {
  readonly entry: AuditEntryView
  /** Lists the entries that have the same value. */
  onFilter(filter: Readonly<Record<string, string>>): void
  onClose(): void
}

/** Everything that was recorded of an entry. */
export function AuditEntry({ entry, onFilter, onClose }: AuditEntryProps) {
  const { t } = useTranslation('console')
  return (
    <Dialog
      title={t(`audit:actions.${entry.action}`)}
      closeLabel={t('common:close')}
      size="large"
      onClose={onClose}
    >
      <div className={page.stack}>
        <ChangeTable before={entry.before} after={entry.after} />
        <Details entry={entry} onFilter={onFilter} />
      </div>
    </Dialog>
  )
}

function Details({ entry, onFilter }: Omit<AuditEntryProps, 'onClose'>) {
  const { t } = useTranslation('console')
  const brandName = useBrandName()
  const valueTexts = useValueTexts()
  const {
    at,
    actorId,
    actorKind,
    actorName,
    subjectKind,
    subjectId,
    subjectName,
    brand,
    address,
    requestId,
  } = entry
  const same = (name: string, value: string, word: string) => (
    <Button isCompact onClick={() => onFilter({ [name]: value })}>
      {word}
    </Button>
  )
  return (
    <DescriptionList
      items={[
        { term: t('audit.details.time'), value: <FormattedTime at={at} format="dateTimeSeconds" /> },
        {
          term: t('audit.details.actor'),
          value: (
            <span className={page.row}>
              {actorName ?? t(`audit.actors.${actorKind}`)} <span className={styles.id}>{actorId}</span>
              {actorId && same('actorId', actorId, t('audit.sameActor'))}
            </span>
          ),
        },
        {
          term: t('audit.details.subject'),
          value: (
            <span className={page.row}>
              {t(`audit.subjects.${subjectKind}`)} {subjectName && subjectText(valueTexts, subjectName)}{' '}
              <span className={styles.id}>{subjectId}</span>
              {subjectId && same('subjectId', subjectId, t('audit.sameSubject'))}
              <OpenSubject entry={entry} />
            </span>
          ),
        },
        { term: t('audit.details.brand'), value: brand && brandName(brand) },
        { term: t('audit.details.address'), value: address },
        {
          term: t('audit.details.request'),
          value: (
            <span className={page.row}>
              <span className={styles.id}>{requestId}</span>
              {same('requestId', requestId, t('audit.sameRequest'))}
            </span>
          ),
        },
      ]}
    />
  )
}

/** A record that the reader may not open says who may, so that they know which colleague to ask. */
function OpenSubject({ entry }: Pick<AuditEntryProps, 'entry'>) {
  const { t } = useTranslation('console')
  const { path, lacking } = useSubjectAccess()(entry)
  const roles = usePermittedRoles()
  if (path) return <Link to={path}>{t('audit.openSubject')}</Link>
  return lacking && <span className={page.soft}>{t('audit.openedBy', { roles: roles(lacking) })}</span>
}
