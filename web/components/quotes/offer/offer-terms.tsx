import type { OfferData } from '#contract/offers.ts'
import type { OpenedOffer } from '#contract/quotes.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './offer-detail.module.css'
import { QuoteTerms } from './quote-terms.tsx'

export type CarbonData = NonNullable<OpenedOffer['carbon']>

type OfferTermsProps = { readonly offer: OfferData; readonly carbon?: CarbonData | null }

/** What the price includes, its terms, and the carbon of the shipment. */
export const OfferTerms = ({ offer: { quote, item }, carbon }: OfferTermsProps) => (
  <>
    <QuoteTerms
      terms={quote.terms}
      contingentCharges={quote.contingentCharges}
      isCollected={quote.lines.some(({ paymentTerm }) => paymentTerm === 'collect')}
      departsOn={item.sailing?.departsOn}
    />
    {carbon && <Carbon carbon={carbon} />}
  </>
)

/** As a card of its own, as wide as the page. */
export const OfferTermsCard = (props: OfferTermsProps) => (
  <div className={styles.detail} data-terms>
    <OfferTerms {...props} />
  </div>
)

function Carbon({ carbon }: { carbon: CarbonData }) {
  const { t } = useTranslation('prices')
  const { kilograms, tonnes, miles, factor } = carbon
  const params = { tonnes, miles: formatAmount(String(miles)), factor }
  return (
    <details className={styles.carbon}>
      <summary>
        <span>{t('carbon.title')}</span>
        <span>{t('carbon.kilograms', { kilograms: formatAmount(String(kilograms)) })}</span>
      </summary>
      <p>{t('carbon.explained', params)}</p>
    </details>
  )
}
