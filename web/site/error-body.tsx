import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useRevalidator } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ContactList } from './contact-list.tsx'
import styles from './error.module.css'
import { TippedContainer } from './row-of-containers.tsx'

const kinds: Readonly<Record<number, 'forbidden' | 'busy'>> = {
  401: 'forbidden',
  403: 'forbidden',
  503: 'busy',
}

/** What browsers say when a request does not reach a server. */
const unreachable = /failed to fetch|networkerror|load failed/i

const isUnreachable = (error: unknown) =>
  !isRouteErrorResponse(error) &&
  (navigator.onLine === false || (error instanceof TypeError && unreachable.test(error.message)))

/** Loads the page again, at once when the connection is back. */
function useReconnect(isActive: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isActive) return
    const retry = () => void revalidate()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isActive, revalidate])
  return () => void revalidate()
}

/**
 * An error on our side, or no connection. After an error of ours, Retry reloads the whole page, since any part of it
 * may have failed; without a connection that would lose the page itself.
 */
export function ErrorBody({ status, error }: { status: number; error: unknown }) {
  const { t } = useTranslation('site')
  const isOffline = isUnreachable(error)
  const reconnect = useReconnect(isOffline)
  const kind = isOffline ? 'offline' : (kinds[status] ?? 'broken')
  return (
    <div className={styles.error}>
      <PageHead title={t(`errorPage.${kind}.title`)} hidden />
      {kind !== 'forbidden' && <TippedContainer />}
      {!isOffline && <p className={styles.status}>{status}</p>}
      <h1>{t(`errorPage.${kind}.title`)}</h1>
      <p className={styles.text}>{t(`errorPage.${kind}.text`)}</p>
      <p className={styles.actions}>
        <Button
          variant="primary"
          icon="refresh"
          onClick={isOffline ? reconnect : () => window.location.reload()}
        >
          {t('common:retry')}
        </Button>
        <Link className={buttonClass()} to="/" reloadDocument>
          {t('errorPage.home')}
        </Link>
      </p>
      {import.meta.env.DEV && error instanceof Error && <pre className={styles.stack}>{error.stack}</pre>}
      <section className={styles.ways}>
        <div>
          <h2>{t('errorPage.still')}</h2>
          <ContactList />
        </div>
      </section>
    </div>
  )
}
