import { permit } from '#domain/access/permit.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import type { Money } from '#domain/values/money.ts'
import { NextStep } from '#web/components/gate/gate.tsx'
import { nextStep } from '#web/components/gate/next-step.ts'
import { reasonKey } from '#web/components/gate/reason-key.ts'
import { useCurrentAccess } from '#web/components/gate/use-current-access.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './price-range.module.css'
import type { PriceRangeData } from './use-prices.ts'

type Amounts = { readonly from: Money; readonly to: Money }

/** A price range has no cents. */
const rounded = ({ amount, currency }: Money): Money => ({ amount: amount.replace(/\.0+$/, ''), currency })

type PriceRangeProps = { readonly range: PriceRangeData; readonly isAtSea: boolean }

/** The price range, and why the page shows no more. */
export function PriceRange({ range: { total, each }, isAtSea }: PriceRangeProps) {
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
        {each && <p>{t('range.each', { range: formatRange(each) })}</p>}
        <p className={styles.note}>{t(isAtSea ? 'range.note' : 'range.noteStay')}</p>
      </section>
      <Locked />
    </div>
  )
}

const items = ['total', 'lines', 'contingentCharges', 'maximum'] as const

/** Why the offers are not shown, and the next step. */
function Locked() {
  const { t } = useTranslation('prices')
  const access = useCurrentAccess()
  if (access.status !== 'visitor' && access.status !== 'person') return null
  const result = permit(access.actor, 'view-rates')
  if (result.ok) return null
  const isRefused = access.status === 'person' && access.myCompany.state === 'refused'
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
      {step && <NextStep step={step} />}
    </section>
  )
}
