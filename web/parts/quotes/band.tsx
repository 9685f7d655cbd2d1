import { permit } from '#domain/access/permit.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import type { Money } from '#domain/values/money.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { NextStep } from '#web/parts/gate/gate.tsx'
import { nextStep } from '#web/parts/gate/next-step.ts'
import { useStanding } from '#web/parts/gate/use-standing.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './band.module.css'
import type { BandData } from './use-prices.ts'
import { writeRound } from './write-money.ts'

type Range = { readonly from: Money; readonly to: Money }

/** Between what and what, and why that is all that is shown. */
export function Band({ band: { units, total } }: { band: BandData }) {
  const { t } = useTranslation('prices')
  const written = ({ from, to }: Range) =>
    t('band.range', { currency: from.currency, from: writeRound(from.amount), to: writeRound(to.amount) })
  const isOne = units.length === 1 && units[0]?.times === 1
  const isStay = units.some(({ subject }) => !isContainerType(subject))
  return (
    <div className={styles.band}>
      <section className={styles.figures}>
        <h2>{t('band.title')}</h2>
        <ul>
          {units.map((unit) => (
            <li key={unit.subject}>
              <strong>{t('band.each', { range: written(unit), subject: subjectOf(unit.subject, t) })}</strong>
              {!isOne && <span>{t('band.times', { count: unit.times })}</span>}
            </li>
          ))}
        </ul>
        {!isOne && (
          <p className={styles.total}>
            <span>{t('band.total')}</span> <strong>{written(total)}</strong>
          </p>
        )}
        <p className={styles.note}>{t(isStay ? 'band.noteStay' : 'band.note')}</p>
      </section>
      <Locked />
    </div>
  )
}

type Translate = ReturnType<typeof useTranslation<'prices'>>['t']

/** A box by its type; what has no code of the trade, in words. */
const subjectOf = (subject: string, t: Translate): string =>
  isContainerType(subject) ? subject : t(`band.subjects.${subject as '20' | '40' | 'stay'}`)

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
      <p className={styles.reason}>{t(`refusals:${verdict.refusal}`, verdict.facts)}</p>
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
