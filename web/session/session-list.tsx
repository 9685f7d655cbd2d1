import { mostListedSessions } from '#domain/identity/session-rules.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useDeviceName } from '#web/components/formats/use-device-name.ts'
import forms from '#web/components/forms/forms.module.css'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './account.module.css'
import type { NamedSession } from './use-sessions.ts'

/** Our guess, so that little moves when they arrive. */
const expectedSessions = { rows: 2, rowHeight: '96px' }

type SessionsProps = { readonly sessions: CallQuery<readonly NamedSession[]> }

export function SessionList({ sessions }: SessionsProps) {
  const { t } = useTranslation('session')
  return (
    <QueryState query={sessions} skeleton={expectedSessions}>
      {(open) => (
        <>
          <ul className={styles.sessions}>
            {open.map((session) => (
              <SessionEntry key={session.id} session={session} onEnded={sessions.retry} />
            ))}
          </ul>
          {open.length >= mostListedSessions && (
            <p className={styles.soft}>{t('sessions.most', { most: mostListedSessions })}</p>
          )}
        </>
      )}
    </QueryState>
  )
}

type EntryProps = { readonly session: NamedSession; onEnded(): void }

function SessionEntry({ session, onEnded }: EntryProps) {
  const { t } = useTranslation('session')
  const language = useLanguage()
  const { brand, brandName, network, isThis, remembered, createdAt, lastUsedAt } = session
  const device = useDeviceName()(session)
  return (
    <li data-this={isThis || undefined}>
      <p className={styles.name}>
        <strong>{device}</strong>
        {isThis && (
          <span className={styles.this}>
            <Icon name="check" size={16} />
            {t('sessions.this')}
          </span>
        )}
      </p>
      <dl>
        <dt>{t('sessions.brand')}</dt>
        <dd>{brandName?.[language] ?? brand}</dd>
        <dt>{t('sessions.network')}</dt>
        <dd>{network ?? t('sessions.unknownNetwork')}</dd>
        <dt>{t('sessions.created')}</dt>
        <dd>
          <FormattedTime at={createdAt} format="dateTime" />
        </dd>
        <dt>{t('sessions.lastUsed')}</dt>
        <dd>
          <FormattedTime at={lastUsedAt} format="dateTime" />
        </dd>
      </dl>
      {remembered && <p className={styles.soft}>{t('sessions.remembered')}</p>}
      {!isThis && <EndSession id={session.id} device={device} onEnded={onEnded} />}
    </li>
  )
}

type EndSessionProps = { readonly id: string; readonly device: string; onEnded(): void }

/** This session ends by logging out. */
function EndSession({ id, device, onEnded }: EndSessionProps) {
  const { t } = useTranslation('session')
  const { send, isSending, refusal } = useCallMutation('POST /api/identity/endSession', {
    onDone: () => {
      showToast('info', t('sessions.endedOne', { device }))
      onEnded()
    },
  })
  return (
    <>
      <p className={forms.refusal} role="alert">
        {refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
      </p>
      <Button
        isCompact
        isPending={isSending}
        aria-label={t('sessions.endNamed', { device })}
        onClick={() => void send({ body: { sessionId: id } })}
      >
        {t('sessions.end')}
      </Button>
    </>
  )
}
