import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { endLogIn, hideLogIn, logInReason } from '#web/client/log-in-dialog.ts'
import { useSession } from '#web/client/session-state.ts'
import { SharedRecipient, useSharedRecipient } from '#web/components/forms/shared-recipient.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './log-in.module.css'
import { LogInBody } from './log-in-body.tsx'
import { type Way, ways } from './ways.ts'

/** Closes after a login in this tab or another. */
function useEnding() {
  const isIn = useSession((state) => state.loggedIn)
  useEffect(() => {
    if (isIn) endLogIn()
  }, [isIn])
}

/** A link to another page closes it. */
function useLeaving() {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (key !== openedAt.current) hideLogIn()
  }, [key])
}

/** The login over a page, which keeps its state. */
export function LogInDialog() {
  const { t } = useTranslation('session')
  const { pathname, search } = useLocation()
  const [by, setBy] = useState<Way>('password')
  const { sharedRecipient, onInput } = useSharedRecipient()
  const [recipient, setRecipient] = useState('')
  const onTyped = (event: FormEvent) => {
    onInput(event)
    setRecipient(sharedRecipient.current)
  }
  useEnding()
  useLeaving()
  const redirect = encodeURIComponent(`${pathname}${search}`)
  const modeUrl = (mode: string) => `/login?mode=${mode}&redirect=${redirect}`
  return (
    <Dialog title={t('logIn.title')} closeLabel={t('common:close')} onClose={hideLogIn}>
      <div onInput={onTyped}>
        <SharedRecipient value={sharedRecipient}>
          <p className={styles.lead}>{logInReason() ?? t('logIn.lead')}</p>
          <LogInBody
            by={by}
            registerUrl={modeUrl('register')}
            resetUrl={modeUrl('reset')}
            linkState={{ recipient }}
            onEntered={({ name }) => showToast('info', t('logIn.welcome', { name }))}
            withSwitch={(form) => (
              <Tabs
                label={t('logIn.ways')}
                tabs={ways.map((id) => ({ id, label: t(`logIn.by.${id}`) }))}
                selected={by}
                onSelect={(id) => setBy(id === 'code' ? 'code' : 'password')}
              >
                {form}
              </Tabs>
            )}
          />
        </SharedRecipient>
      </div>
    </Dialog>
  )
}
