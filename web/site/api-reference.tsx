import {
  clientTimeoutMs,
  type Envelope,
  envelopeCodes,
  languageCookie,
  tokenHeader,
} from '#contract/envelope-codes.ts'
import { openApiAddress } from '#web/client/openapi.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { CallList } from './reference/call-list.tsx'
import styles from './reference/reference.module.css'

const codes = ['success', 'loggedOut', 'sessionExpired', 'serverError'] as const
const facts = ['token', 'language', 'time'] as const
const factValues = { header: tokenHeader, cookie: languageCookie, seconds: clientTimeoutMs / 1000 }
const sample: Envelope = { code: envelopeCodes.success, success: true, data: {}, message: '' }

/** There is nothing to load, but a page without a server loader is rendered in the browser only. */
export const loader = () => null

const namespaces = ['apiReference'] as const

export const handle = { namespaces, queryNames: [] }

export const clientLoader = loadNamespaces(namespaces)

/** The API reference for people; programs read the OpenAPI description. */
export default function ApiReference() {
  const { t } = useTranslation('apiReference')
  const { name, origin } = useBrand()
  const brand = name[useLanguage()]
  return (
    <div className={styles.reference}>
      <PageHead title={t('head', { brand })} description={t('lead')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <dl className={styles.terms}>
        <div>
          <dt>{t('base')}</dt>
          <dd>
            <code>{origin}</code>
          </dd>
        </div>
        <div>
          <dt>{t('description')}</dt>
          <dd>
            <a href={openApiAddress}>{openApiAddress}</a>
          </dd>
        </div>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`facts.${fact}.name`)}</dt>
            <dd>{t(`facts.${fact}.text`, factValues)}</dd>
          </div>
        ))}
      </dl>
      <EnvelopeFacts />
      <CallList />
      <noscript>
        <p>
          {t('withoutScript')} <a href={openApiAddress}>{openApiAddress}</a>
        </p>
      </noscript>
    </div>
  )
}

function EnvelopeFacts() {
  const { t } = useTranslation('apiReference')
  return (
    <section>
      <h2>{t('envelope')}</h2>
      <p className={styles.description}>{t('envelopeText')}</p>
      <div className={styles.envelope}>
        <pre>
          <code>{JSON.stringify(sample, null, 2)}</code>
        </pre>
        <dl className={styles.codes}>
          {codes.map((code) => (
            <div key={code}>
              <dt>
                <code>{envelopeCodes[code]}</code>
              </dt>
              <dd>{t(`codes.${code}`)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('otherCode')}</dt>
            <dd>{t('codes.refused')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
