import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'
import { Button } from '#web/ui/button.tsx'
import { MessageList } from './outbox/message-list.tsx'
import styles from './outbox/outbox.module.css'
import { TestMessageForm } from './outbox/test-message-form.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return valueOrMissing(await requestOf(context).api('GET /api/dev/outbox', {}))
}

const namespaces = ['testMessages'] as const

export const handle = { namespaces, queryNames: [] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)

/** Never cached: the newest message must be on it. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** About how long a delivery takes; a waiting message is loaded again after it. */
const deliveryMs = 2_000

/** Development only: the SMS and mails that the site would have sent. */
export default function OutboxPage() {
  const { t } = useTranslation('testMessages')
  const messages = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  const isAnyWaiting = messages.some((message) => message.state === 'waiting')
  useEffect(() => {
    // The page may come from the cache and be older than the newest message.
    void revalidate()
  }, [revalidate])
  useEffect(() => {
    if (!isAnyWaiting || state === 'loading') return
    const timer = setTimeout(() => void revalidate(), deliveryMs)
    return () => clearTimeout(timer)
  }, [isAnyWaiting, state, revalidate])
  return (
    <div className={styles.outbox}>
      <PageHead title={t('title')} hidden />
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <Button icon="refresh" isPending={state === 'loading'} onClick={() => void revalidate()}>
          {t('refresh')}
        </Button>
      </header>
      <div className={styles.columns}>
        <MessageList messages={messages} />
        <TestMessageForm onSent={() => void revalidate()} />
      </div>
    </div>
  )
}
