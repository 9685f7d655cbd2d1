import { Link, useNavigate } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import type { QuoteRow, SavedQuote } from '#contract/quotes.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { amendUrl } from '#domain/notifications/workbench-paths.ts'
import { priceSearchUrl } from '#domain/orders/amendment/price-search.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { rememberAmended } from '#web/components/orders/amended-order.ts'
import { useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'

type PriceChoiceProps = { readonly order: OrderView; readonly quote: SavedQuote }

/** The quotes of the same service, those of the same route first. */
function usePrices({ order, quote }: PriceChoiceProps): readonly QuoteRow[] {
  const open = useCallQuery('GET /api/quotes', { query: { state: 'open' } })
  const rows = open.status === 'ready' ? open.data.rows : []
  const others = rows.filter(
    (row) => serviceOfQuote(row) === order.service && row.number !== order.quoteNumber,
  )
  const isSameRoute = ({ from, to }: QuoteRow) => from === quote.from && to === quote.to
  return [...others.filter(isSameRoute), ...others.filter((row) => !isSameRoute(row))]
}

/** The agreed price, or a saved quote of the same service where the change needs a new one. */
export function PriceChoice({ order, quote }: PriceChoiceProps) {
  const { t } = useTranslation('orderAmendment')
  const language = useLanguage()
  const navigate = useNavigate()
  const summary = useQuoteSummary()
  const purposeOf = (row: QuoteRow) => [
    summary(row),
    ...(row.sailing ? [`${row.sailing.vessel} / ${row.sailing.voyage}`] : []),
  ]
  const others = usePrices({ order, quote })
  const { query, offer, requestNumber } = quote
  const ordered = { query: query as QuoteQuery | null, place: offer.item.code, requestNumber }
  const urlOf = (chosen: string) =>
    amendUrl(order.number, order.service, chosen === order.quoteNumber ? undefined : chosen)
  return (
    <>
      <SelectField
        key={`${quote.number} ${others.length}`}
        name="price"
        label={t('quote')}
        help={t('newPrice')}
        choices={[
          { value: order.quoteNumber, label: t('samePrice', { number: order.quoteNumber }) },
          ...others.map((row) => ({
            value: row.number,
            label: [
              t('otherPrice', { number: row.number }),
              ...purposeOf(row),
              formatMoney(row.total, language),
            ].join(' · '),
          })),
        ]}
        defaultValue={quote.number}
        onChosen={(chosen) => void navigate(urlOf(chosen))}
      />
      <p>
        <Link to={priceSearchUrl(ordered, shanghaiDay(new Date()))} onClick={() => rememberAmended(order)}>
          {t('getPrice')}
        </Link>
      </p>
    </>
  )
}
