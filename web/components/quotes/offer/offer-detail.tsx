import { type ReactNode, useRef, useState } from 'react'
import type { OfferData } from '#contract/offers.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatDay, formatTime } from '#domain/language/format-time.ts'
import { groupNameKey } from '#domain/quotes/saved/group-name.ts'
import type { ExchangeRate } from '#domain/values/exchange.ts'
import type { Money } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { useRateText } from './currency-switch.tsx'
import { FeeLineRow } from './fee-line.tsx'
import styles from './offer-detail.module.css'
import { type CarbonData, OfferTerms } from './offer-terms.tsx'
import { PayerTotals } from './payer-totals.tsx'

/** A total as it is read in another currency. */
export type ConvertedTotal = { readonly total: Money; readonly rate: ExchangeRate }

type OfferFrameProps = {
  readonly name: string
  readonly total: Money
  readonly converted?: ConvertedTotal | null
  /** In a dialog, whose title is the name. */
  readonly isInDialog?: boolean
  /** Beside the list, where its lines scroll. */
  readonly isBeside?: boolean
  readonly children: ReactNode
}

/** The name and total of an offer, around its actions and lines. */
export function OfferFrame({ name, total, converted, isInDialog, isBeside, children }: OfferFrameProps) {
  const { t } = useTranslation('prices')
  return (
    <section
      className={styles.detail}
      aria-label={t('detail.title')}
      data-in-dialog={isInDialog}
      data-beside={isBeside}
    >
      <div className={styles.head}>
        {!isInDialog && <h2>{t('detail.title')}</h2>}
        {!isInDialog && <p>{name}</p>}
        <p className={styles.sum}>
          <span>{t('detail.total')}</span> <FormattedMoney money={converted?.total ?? total} size="total" />
        </p>
        {converted && <BindingTotal total={total} rate={converted.rate} />}
      </div>
      {children}
    </section>
  )
}

/** What the total above is converted from: the amount that is saved and paid. */
function BindingTotal({ total, rate }: ConvertedTotal) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const rateText = useRateText()
  return (
    <p className={styles.muted}>
      {t('currency.binding', { rate: rateText(rate), total: formatMoney(total, language) })}
    </p>
  )
}

type OfferLinesProps = { readonly offer: OfferData; readonly carbon?: CarbonData | null }

/** Charges with what the price includes, its terms and carbon. */
export const OfferLines = (props: OfferLinesProps) => (
  <>
    <OfferCharges offer={props.offer} />
    <OfferTerms {...props} />
  </>
)

/** Charges by group with explanations, tax, totals, validity. */
export function OfferCharges({ offer: { quote, validUntil } }: Pick<OfferLinesProps, 'offer'>) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  return (
    <>
      <Lines quote={quote} />
      <Totals quote={quote} />
      <PayerTotals quote={quote} />
      <p className={styles.muted}>
        {t('detail.validUntil', { time: formatTime(new Date(validUntil), language, { format: 'dateTime' }) })}{' '}
        {t('detail.quotedOn', { day: formatDay(quote.day, language, 'date') })}
      </p>
    </>
  )
}

type OfferDetailProps = OfferLinesProps & {
  readonly name: string
  /** Actions: save, accept, order. */
  readonly children?: ReactNode
}

/** The price of one offer whose lines are there already. */
export function OfferDetail({ offer, name, carbon, children }: OfferDetailProps) {
  return (
    <OfferFrame name={name} total={offer.quote.total}>
      {children}
      <OfferLines offer={offer} carbon={carbon} />
    </OfferFrame>
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
  const groups = quote.groups
    .map(({ group, total }) => ({ group, total, lines: quote.lines.filter((line) => line.group === group) }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <div className={styles.groups} ref={container}>
      <div className={styles.toggle}>
        <Button variant="quiet" isCompact onClick={toggleAll}>
          {t(isOpen ? 'detail.closeAll' : 'detail.openAll')}
        </Button>
      </div>
      {groups.map(({ group, total, lines }) => (
        <section key={group}>
          <h3>
            <span>{t('detail.group', { group: t(`quotes:${groupNameKey(group, lines)}`) })}</span>
            <FormattedMoney money={total} />
          </h3>
          {lines.map((line) => (
            <FeeLineRow key={line.lineId} line={line} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Totals({ quote: { taxes, net, total, perContainer, perType } }: InQuote) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const taxRows = taxes.map(({ percent, net: taxed, tax }) => ({
    term: t('detail.taxLine', { percent, net: formatMoney(taxed, language) }),
    value: <FormattedMoney money={tax} />,
  }))
  return (
    <section className={styles.totals}>
      <h3>
        <span>{t('quotes:groups.tax')}</span>
        {taxes.length === 0 && <span className={styles.muted}>{t('detail.noTax')}</span>}
      </h3>
      <DescriptionList
        items={[
          { term: t('detail.net'), value: <FormattedMoney money={net} /> },
          ...taxRows,
          { term: t('detail.total'), value: <FormattedMoney money={total} size="strong" /> },
          // Of one container it would repeat the total.
          {
            term: t('detail.perContainer'),
            value: perContainer && perContainer.amount !== total.amount && (
              <FormattedMoney money={perContainer} />
            ),
          },
          ...perType.map(({ type, each }) => ({
            term: t('detail.perType', { type }),
            value: <FormattedMoney money={each} />,
          })),
        ]}
      />
    </section>
  )
}
