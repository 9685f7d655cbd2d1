import type { AuditEntryView } from '#contract/audit.ts'
import { call } from '#web/client/call.ts'
import { Listing } from '#web/console/shared/listing.tsx'
import { useFilters } from '#web/console/shared/use-filters.ts'
import { useRows } from '#web/console/shared/use-rows.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './audit.module.css'
import { AuditEntry } from './audit-entry.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditQuery, auditQueryOf } from './audit-query.ts'
import { useCriteria } from './use-criteria.ts'

const log = {
  read: (query: AuditQuery) => call('GET /api/console/audit', { query }),
  after: ({ id }: AuditEntryView): AuditQuery => ({ before: id }),
}

export function AuditLog() {
  const { t } = useTranslation('console')
  const { query: address, change, clear } = useFilters()
  const query = auditQueryOf(address)
  const list = useRows(log, query)
  const criteria = useCriteria(query)
  return (
    <>
      {/* Drawn anew when the address says something else. */}
      <AuditFilters key={String(address)} query={query} onFilter={change} onClear={clear} />
      <Listing
        list={list}
        criteria={criteria}
        onClear={clear}
        firstUse={{ title: t('audit.firstUse'), text: t('audit.firstUseText') }}
      >
        <ol className={styles.log}>
          {list.rows.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} onFilter={change} />
          ))}
        </ol>
      </Listing>
    </>
  )
}
