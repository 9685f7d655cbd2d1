import { permit } from '#domain/access/permit.ts'
import type { Money } from '#domain/values/money.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { NextStep } from '#web/parts/gate/gate.tsx'
import { nextStep } from '#web/parts/gate/next-step.ts'
import { reasonKey } from '#web/parts/gate/reason-key.ts'
import { useStanding } from '#web/parts/gate/use-standing.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './band.module.css'
import type { BandData } from './use-prices.ts'
import { writeRound } from './write-money.ts'

type Range = { readonly from: Money; readonly to: Money }

/** Between what and what, and why that is all that is shown. */
export function Band({ band: { total, each }, isAtSea }: { band: BandData; isAtSea: boolean }) {
  const { t } = useTranslation('prices')
  const written = ({ from, to }: Range) =>
    t('band.range', { currency: from.currency, from: writeRound(from.amount), to: writeRound(to.amount) })
  return (
    <div className={styles.band}>
      <section className={styles.figures}>
        <h2>{t('band.title')}</h2>
        <p className={styles.total}>
          <strong>{written(total)}</strong> <span>{t('band.withTax')}</span>
        </p>
        {each && <p>{t('band.each', { range: written(each) })}</p>}
        <p className={styles.note}>{t(isAtSea ? 'band.note' : 'band.noteStay')}</p>
      </section>
      <Locked />
    </div>
  )
}

const items = ['total', 'lines', 'additions', 'worst'] as const

/** Why the rest is not shown, and the next step. */
function Locked() {
  const { t } = useTranslation('prices')
  const standing = useStanding()
  if (standing.is !== 'visitor' && standing.is !== 'person') return null
  const verdict = permit(standing.actor, 'view-rates')
  if (verdict.ok) return null
  const isRefused = standing.is === 'person' && standing.belonging.state === 'refused'
  const step = nextStep(standing.actor, isRefused, verdict.refusal)
  return (
    <section className={styles.locked}>
      <h2>
        <Icon name="hidden" />
        {t('band.why')}
      </h2>
      <p className={styles.reason}>{t(reasonKey('view-rates', verdict.refusal), verdict.facts)}</p>
      {standing.is === 'visitor' && <p>{t('refusals:certify-to-see-rates')}</p>}
      <p>{t('band.locked')}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" size={18} />
            {t(`band.lockedItems.${item}`)}
          </li>
        ))}
      </ul>
      {step && <NextStep step={step} />}
    </section>
  )
}
