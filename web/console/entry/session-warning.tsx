import { useEffect, useState } from 'react'
import { type NearEnd, nearEnd } from '#domain/identity/session-end.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { createTokenStore, sessionOf } from '#web/client/tokens.ts'
import { lastUse } from '#web/console/shared/session-use.ts'
import { loadStaffSession } from '#web/console/shared/staff-session.ts'
import { useStaffState } from '#web/console/shared/staff-state.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './entry.module.css'

const checkMs = 10_000

/** Read again and again, because another tab may use the session or log in. */
function readNearEnd(): NearEnd | undefined {
  const token = createTokenStore(window.localStorage, window.sessionStorage).current()
  return nearEnd({ session: sessionOf(token), kind: 'staff', usedAt: lastUse() }, Date.now())
}

function useNearEnd(isWatched: boolean) {
  const [end, setEnd] = useState<NearEnd>()
  const check = () => setEnd(readNearEnd())
  useEffect(() => {
    if (!isWatched) return
    const timer = setInterval(() => setEnd(readNearEnd()), checkMs)
    return () => clearInterval(timer)
  }, [isWatched])
  return { end: isWatched ? end : undefined, check }
}

/** Says when the session ends, five minutes before. */
export function SessionWarning() {
  const now = useStaffState()
  const { end, check } = useNearEnd(now.status === 'in' && !now.isExpired)
  return (
    <div role="alert" className={styles.warning} hidden={!end}>
      {end && <Warning end={end} onProlong={() => void loadStaffSession().then(check)} />}
    </div>
  )
}

/** A session that ends because it is not used can be prolonged. */
function Warning({ end, onProlong }: { readonly end: NearEnd; onProlong(): void }) {
  const { t } = useTranslation('console')
  const time = formatTime(new Date(end.at), useLanguage(), { format: 'clock' })
  return (
    <>
      <p>{t(end.canBeProlonged ? 'again.idleSoon' : 'again.overSoon', { time })}</p>
      {end.canBeProlonged && (
        <Button isCompact onClick={onProlong}>
          {t('again.prolong')}
        </Button>
      )}
    </>
  )
}
