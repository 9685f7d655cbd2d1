import { useState } from 'react'
import { logOutEverywhere } from '#web/client/account-security.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './account.module.css'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SessionList } from './session-list.tsx'
import { useSessions } from './use-sessions.ts'

/** Account security: the password and the open sessions. Loaded late: the log-in page does not use the query library. */
export default function Account() {
  return (
    <QueryLayer>
      <Parts />
    </QueryLayer>
  )
}

function Parts() {
  const { t } = useTranslation('session')
  const sessions = useSessions()
  const [changes, setChanges] = useState(0)
  const changed = () => {
    showToast('info', t('change.done'))
    setChanges(changes + 1)
    sessions.retry()
  }
  return (
    <div className={styles.parts}>
      <section aria-labelledby="change-password">
        <h2 id="change-password">{t('change.title')}</h2>
        <ChangePasswordForm key={changes} onDone={changed} />
      </section>
      <section aria-labelledby="my-sessions">
        <h2 id="my-sessions">{t('sessions.title')}</h2>
        <p className={styles.soft}>{t('sessions.lead')}</p>
        <SessionList sessions={sessions} />
        <EndAll />
      </section>
    </div>
  )
}

function EndAll() {
  const { t } = useTranslation('session')
  const { send, isSending, refusal } = useResultMutation(logOutEverywhere, {
    onDone: () => showToast('info', t('sessions.ended')),
  })
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.end}>
      <p className={styles.soft}>{t('sessions.endAllHelp')}</p>
      <Button onClick={() => setAsking(true)}>{t('sessions.endAll')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t('sessions.endAllQuestion')}
          confirmLabel={t('sessions.endAll')}
          cancelLabel={t('sessions.cancel')}
          closeLabel={t('common:close')}
          refusal={refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
          isSending={isSending}
          onConfirm={() => void send(undefined)}
          onClose={() => setAsking(false)}
        >
          {t('sessions.endAllEffect')}
        </ConfirmDialog>
      )}
    </div>
  )
}
