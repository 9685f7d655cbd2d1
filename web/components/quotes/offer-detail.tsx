import { type ReactNode, useRef, useState } from 'react'
import type { OfferData } from '#contract/offers.ts'
import type { OffersData } from '#contract/quotes.ts'
import { Amount } from '#web/components/formats/amount.tsx'
import { writeDay } from '#web/components/formats/write-day.ts'
import { writeAmount, writeMoney } from '#web/components/formats/write-money.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { FeeLineRow } from './fee-line.tsx'
import styles from './offer-detail.module.css'

export type CarbonData = OffersData['carbon'][string]

type OfferDetailProps = {
  readonly offer: OfferData
  readonly name: string
  readonly carbon?: CarbonData | null
  /** Actions: save, accept, order. */
  readonly children?: ReactNode
}

/** The price of one offer: charges by group with explanations, tax, totals, validity, carbon. */
export function OfferDetail({ offer, name, carbon, children }: OfferDetailProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const { quote, validUntil } = offer
  return (
    <section className={styles.detail} aria-label={t('detail.title')}>
      <div className={styles.head}>
        <h2>{t('detail.title')}</h2>
        <p>{name}</p>
        <p className={styles.sum}>
          <span>{t('detail.total')}</span> <Amount of={quote.total} strong />
        </p>
      </div>
      {children}
      <Lines quote={quote} />
      <Totals quote={quote} />
      <p className={styles.soft}>
        {t('detail.validUntil', { day: writeDay(validUntil, language) })}{' '}
        {t('detail.quotedOn', { day: writeDay(quote.day, language) })}
      </p>
      {carbon && <Carbon carbon={carbon} />}
    </section>
  )
}

type InQuote = { readonly quote: OfferData['quote'] }

function Lines({ quote }: InQuote) {
  const { t } = useTranslation('prices')
  const container = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggleAll = () => {
    for (const line of container.current?.querySelectorAll('details') ?? []) line.open = !isOpen
    setOpen(!isOpen)
  }
  return (
    <div className={styles.groups} ref={container}>
      <button className={styles.toggle} type="button" onClick={toggleAll}>
        {t(isOpen ? 'detail.closeAll' : 'detail.openAll')}
      </button>
      {quote.groups
        .map(({ group, total }) => ({
          group,
          total,
          lines: quote.lines.filter((line) => line.group === group),
        }))
        .filter(({ lines }) => lines.length > 0)
        .map(({ group, total, lines }) => (
          <section key={group}>
            <h3>
              <span>{t('detail.group', { group: t(`quotes:groups.${group}`) })}</span>
              <Amount of={total} />
            </h3>
            {lines.map((line) => (
              <FeeLineRow key={line.lineId} line={line} />
            ))}
          </section>
        ))}
    </div>
  )
}

function Totals({ quote: { taxes, net, total, perContainer } }: InQuote) {
  const { t } = useTranslation('prices')
  const taxRows = taxes.map(({ percent, net: taxed, tax }) => ({
    name: t('detail.taxLine', { percent, net: writeMoney(taxed) }),
    sum: tax,
  }))
  return (
    <section className={styles.totals}>
      <h3>
        <span>{t('quotes:groups.tax')}</span>
        {taxes.length === 0 && <span className={styles.soft}>{t('detail.noTax')}</span>}
      </h3>
      <dl>
        {[{ name: t('detail.net'), sum: net }, ...taxRows].map(({ name, sum }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount of={sum} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('detail.total')}</dt>
          <dd>
            <Amount of={total} strong />
          </dd>
        </div>
        {perContainer && (
          <div>
            <dt>{t('detail.perContainer')}</dt>
            <dd>
              <Amount of={perContainer} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Carbon({ carbon }: { carbon: CarbonData }) {
  const { t } = useTranslation('prices')
  const { kilograms, tonnes, miles, factor } = carbon
  const params = { tonnes, miles: writeAmount(String(miles)), factor }
  return (
    <details className={styles.carbon}>
      <summary>
        <span>{t('carbon.title')}</span>
        <span>{t('carbon.kilograms', { kilograms: writeAmount(String(kilograms)) })}</span>
      </summary>
      <p>{t('carbon.explained', params)}</p>
    </details>
  )
}
