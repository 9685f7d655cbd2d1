import { Link } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ContactList } from './contact-list.tsx'
import styles from './error.module.css'

const kinds: Readonly<Record<number, 'forbidden' | 'busy'>> = {
  401: 'forbidden',
  403: 'forbidden',
  503: 'busy',
}

/** An error on our side. Retry reloads the whole page, since any part of it may have failed. */
export function ErrorBody({ status, error }: { status: number; error: unknown }) {
  const { t } = useTranslation('site')
  const kind = kinds[status] ?? 'broken'
  return (
    <div className={styles.error}>
      <PageHead title={t(`errorPage.${kind}.title`)} hidden />
      <p className={styles.status}>{status}</p>
      <h1>{t(`errorPage.${kind}.title`)}</h1>
      <p className={styles.text}>{t(`errorPage.${kind}.text`)}</p>
      <p className={styles.actions}>
        <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
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
