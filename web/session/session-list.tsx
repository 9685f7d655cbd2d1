import { locales } from '#domain/language/locales.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './account.module.css'
import type { NamedSession } from './use-sessions.ts'

/** Beijing time, in every time zone of the user. */
function Instant({ at }: { at: string }) {
  const language = useLanguage()
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' } as const
  return <time dateTime={at}>{new Date(at).toLocaleString(locales[language], options)}</time>
}

/** Our guess, so that little moves when they arrive. */
const expectedSessions = { rows: 2, rowHeight: '96px' }

export function SessionList({ sessions }: { sessions: CallQuery<readonly NamedSession[]> }) {
  return (
    <QueryState query={sessions} skeleton={expectedSessions}>
      {(open) => (
        <ul className={styles.sessions}>
          {open.map((session) => (
            <SessionEntry key={session.id} session={session} />
          ))}
        </ul>
      )}
    </QueryState>
  )
}

function SessionEntry({ session }: { session: NamedSession }) {
  const { t } = useTranslation('session')
  const language = useLanguage()
  const { brand, brandName, isThis, remembered, createdAt, lastUsedAt } = session
  return (
    <li data-this={isThis || undefined}>
      <p className={styles.name}>
        <strong>{brandName?.[language] ?? brand}</strong>
        {isThis && (
          <span className={styles.this}>
            <Icon name="check" size={16} />
            {t('sessions.this')}
          </span>
        )}
      </p>
      <dl>
        <dt>{t('sessions.created')}</dt>
        <dd>
          <Instant at={createdAt} />
        </dd>
        <dt>{t('sessions.lastUsed')}</dt>
        <dd>
          <Instant at={lastUsedAt} />
        </dd>
      </dl>
      {remembered && <p className={styles.soft}>{t('sessions.remembered')}</p>}
    </li>
  )
}
