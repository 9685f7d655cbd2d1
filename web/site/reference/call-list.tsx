import type { OpenApi } from '#web/client/openapi.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CallArticle, type ListedCall, MethodBadge } from './call-article.tsx'
import styles from './reference.module.css'
import { useOpenApi } from './use-open-api.ts'

type Chapter = { readonly name: string; readonly calls: readonly ListedCall[] }

/** The calls by tag, in the order of the contract. */
function chaptersOf({ paths }: OpenApi): Chapter[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const chapters = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')
  return [...chapters].map(([name, listed]) => ({ name, calls: listed }))
}

/** Every call of the API, from its OpenAPI description. */
export function CallList() {
  const { t } = useTranslation('apiReference')
  const { reading, retry } = useOpenApi()
  if (reading.state === 'loading')
    return (
      <p className={styles.wait} role="status">
        {t('common:loading')}
      </p>
    )
  if (reading.state === 'failed')
    return (
      <div className={styles.wait} role="alert">
        <p>{t('failed')}</p>
        <Button icon="refresh" onClick={retry}>
          {t('common:retry')}
        </Button>
      </div>
    )
  return <Chapters chapters={chaptersOf(reading.api)} origin={reading.api.servers[0]?.url ?? ''} />
}

function Chapters({ chapters, origin }: { chapters: readonly Chapter[]; origin: string }) {
  return (
    <div className={styles.chapters}>
      <Index chapters={chapters} />
      <div>
        {chapters.map(({ name, calls }) => (
          <section key={name}>
            <h2>{name}</h2>
            {calls.map((call) => (
              <CallArticle key={call.operation.operationId} call={call} origin={origin} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function Index({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation('apiReference')
  return (
    <nav className={styles.index} aria-label={t('calls')}>
      {chapters.map(({ name, calls }) => (
        <section key={name}>
          <p>{name}</p>
          <ul>
            {calls.map(({ method, operation: { operationId, summary } }) => (
              <li key={operationId}>
                <a href={`#${operationId}`}>
                  <MethodBadge method={method} />
                  {summary}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
