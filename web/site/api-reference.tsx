import {
  clientTimeoutMs,
  type Envelope,
  envelopeCodes,
  languageCookie,
  tokenHeader,
} from '#contract/envelope-codes.ts'
import { openApiAddress } from '#web/client/openapi.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { CallList } from './reference/call-list.tsx'
import styles from './reference/reference.module.css'

const codes = ['success', 'loggedOut', 'sessionExpired', 'serverError'] as const
const facts = ['token', 'language', 'time'] as const
const factValues = { header: tokenHeader, cookie: languageCookie, seconds: clientTimeoutMs / 1000 }
const sample: Envelope = { code: envelopeCodes.success, success: true, data: {}, message: '' }

/** The API reference for people; programs read the OpenAPI description. */
export default function ApiReference() {
  const { t } = useTranslation('site')
  const { name, origin } = useBrand()
  const brand = name[useLanguage()]
  return (
    <div className={styles.reference}>
      <PageHead title={t('reference.head', { brand })} description={t('reference.lead')} />
      <h1>{t('reference.title')}</h1>
      <p className={styles.lead}>{t('reference.lead')}</p>
      <dl className={styles.terms}>
        <div>
          <dt>{t('reference.base')}</dt>
          <dd>
            <code>{origin}</code>
          </dd>
        </div>
        <div>
          <dt>{t('reference.description')}</dt>
          <dd>
            <a href={openApiAddress}>{openApiAddress}</a>
          </dd>
        </div>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`reference.facts.${fact}.name`)}</dt>
            <dd>{t(`reference.facts.${fact}.text`, factValues)}</dd>
          </div>
        ))}
      </dl>
      <EnvelopeFacts />
      <CallList />
      <noscript>
        <p>
          {t('reference.withoutScript')} <a href={openApiAddress}>{openApiAddress}</a>
        </p>
      </noscript>
    </div>
  )
}

function EnvelopeFacts() {
  const { t } = useTranslation('site')
  return (
    <section>
      <h2>{t('reference.envelope')}</h2>
      <p className={styles.description}>{t('reference.envelopeText')}</p>
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
              <dd>{t(`reference.codes.${code}`)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('reference.otherCode')}</dt>
            <dd>{t('reference.codes.refused')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
