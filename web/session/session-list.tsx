import { locales } from '#domain/language/locales.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import styles from './account.module.css'
import type { NamedSession, useSessions } from './use-sessions.ts'

/** Beijing time, in every time zone of the user. */
function Instant({ at }: { at: string }) {
  const language = useLanguage()
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' } as const
  return <time dateTime={at}>{new Date(at).toLocaleString(locales[language], options)}</time>
}

export function SessionList({ sessions, load }: ReturnType<typeof useSessions>) {
  const { t } = useTranslation('session')
  if (!sessions) return <p role="status">{t('common:loading')}</p>
  if (!sessions.ok)
    return (
      <div className={styles.failed} role="alert">
        <p>{t(`refusals:${sessions.refusal}`, sessions.params)}</p>
        <Button isCompact onClick={() => void load()}>
          {t('common:retry')}
        </Button>
      </div>
    )
  return (
    <ul className={styles.sessions}>
      {sessions.value.map((session) => (
        <SessionEntry key={session.id} session={session} />
      ))}
    </ul>
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
