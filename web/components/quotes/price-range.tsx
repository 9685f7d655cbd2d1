import { Link } from 'react-router'
import { permit } from '#domain/access/permit.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { lastDayOfRange } from '#domain/quotes/offers/range-days.ts'
import type { Money } from '#domain/values/money.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { NextStep, RegisterLink } from '#web/components/gate/gate.tsx'
import { nextStep, requestUrlFor } from '#web/components/gate/next-step.ts'
import { reasonKey } from '#web/components/gate/reason-key.ts'
import { useCurrentAccess } from '#web/components/gate/use-current-access.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import styles from './price-range.module.css'
import { NextSailings } from './sailings/next-sailings.tsx'
import { RangeSailings } from './sailings/range-sailings.tsx'
import type { PriceRangeData, QuoteQueryInput } from './state/use-prices.ts'

type Amounts = { readonly from: Money; readonly to: Money }

/** A price range has no cents. */
const rounded = ({ amount, currency }: Money): Money => ({ amount: amount.replace(/\.0+$/, ''), currency })

/** A range is no promise for sailings that it was not made from. */
function noteKey(query: QuoteQueryInput) {
  if (query.mode !== 'ocean') return 'range.noteStay'
  return query.etdTo > lastDayOfRange(shanghaiDay(new Date())) ? 'range.noteLater' : 'range.note'
}

type PriceRangeProps = {
  readonly range: PriceRangeData
  readonly query: QuoteQueryInput
  /** The link to a quote request with the same values. */
  readonly requestUrl: string
}

/** The price range, and why the page shows no more. */
export function PriceRange({ range: { total, each, usd, sailings }, query, requestUrl }: PriceRangeProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const formatRange = ({ from, to }: Amounts) =>
    t('range.range', { from: formatMoney(rounded(from), language), to: formatAmount(rounded(to).amount) })
  return (
    <div className={styles.range}>
      <section className={styles.figures}>
        <h2>{t('range.title')}</h2>
        <p className={styles.total}>
          <strong>{formatRange(total)}</strong> <span>{t('range.withTax')}</span>
        </p>
        {usd && <p>{t('range.usd', { range: formatRange(usd.total) })}</p>}
        {each && <p>{t('range.each', { range: formatRange(each) })}</p>}
        <p className={styles.note}>{t(noteKey(query))}</p>
      </section>
      <Locked requestUrl={requestUrl} />
      {query.mode === 'ocean' && sailings.length > 0 && <RangeSailings sailings={sailings} pod={query.pod} />}
      {query.mode === 'ocean' && sailings.length === 0 && <NextSailings query={query} />}
    </div>
  )
}

const items = ['total', 'lines', 'contingentCharges', 'maximum'] as const

/** Why the offers are not shown, and the next step. */
function Locked({ requestUrl }: Pick<PriceRangeProps, 'requestUrl'>) {
  const { t } = useTranslation('prices')
  const access = useCurrentAccess()
  if (access.status !== 'visitor' && access.status !== 'person') return null
  const result = permit(access.actor, 'view-rates')
  if (result.ok) return null
  const isRefused = access.status === 'person' && ['refused', 'revoked'].includes(access.myCompany.state)
  const step = nextStep(access.actor, isRefused, result.refusal)
  return (
    <section className={styles.locked}>
      <h2>
        <Icon name="hidden" />
        {t('range.why')}
      </h2>
      {access.status === 'visitor' ? (
        <p className={styles.reason}>{t('range.visitor')}</p>
      ) : (
        <>
          <p className={styles.reason}>{t(reasonKey('view-rates', result.refusal), result.params)}</p>
          <p>{t('range.locked')}</p>
        </>
      )}
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" size={18} />
            {t(`range.lockedItems.${item}`)}
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        {step && <NextStep step={step} />}
        {access.status === 'visitor' && <RegisterLink />}
        {requestUrlFor(access.actor) && (
          <Link className={buttonClass()} to={requestUrl}>
            {t('state.askStaff')}
          </Link>
        )}
      </div>
    </section>
  )
}
