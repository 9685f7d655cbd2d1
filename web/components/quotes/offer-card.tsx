import type { OfferData } from '#contract/offers.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import button from '#web/ui/button.module.css'
import { Amount } from './amount.tsx'
import checkbox from './checkbox.module.css'
import type { Praise } from './list-view.ts'
import styles from './offer-card.module.css'
import { cutOffsFor } from './offer-facts.ts'
import { SailingLine } from './sailing-line.tsx'
import { useNames } from './use-names.ts'
import { writeDay, writeTime } from './write-day.ts'

type OfferCardProps = {
  readonly offer: OfferData
  readonly name: string
  readonly praises: readonly Praise[]
  readonly isContract: boolean
  readonly isChosen: boolean
  readonly isCompared: boolean
  readonly mayCompare: boolean
  readonly hasOthers: boolean
  onChosen(): void
  onCompared(): void
}

/** One offer: who carries, when, until when, for how much. */
export function OfferCard(props: OfferCardProps) {
  const { offer, name, praises, isContract, isChosen, onChosen } = props
  const { t } = useTranslation('prices')
  const names = useNames()
  const { item, quote, validUntil } = offer
  // One ship may be offered from a contract and from the public rate: who hears the page tells them apart as well.
  const called = isContract ? `${name} ${t('list.contract')}` : name
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      <div className={styles.head}>
        <h3>
          {item.carrier && <span>{names.carrier(item.carrier)}</span>} {name}
        </h3>
        <div className={styles.badges}>
          {isContract && <Badge tone="info" word={t('list.contract')} />}
          {praises.map((praise) => (
            <Badge key={praise} tone="ok" word={t(`list.${praise}`)} />
          ))}
        </div>
      </div>
      {item.sailing && <SailingLine sailing={item.sailing} />}
      <CutOffs offer={offer} />
      <div className={styles.prices}>
        {quote.perContainer && (
          <p>
            <span>{t('list.perContainer')}</span> <Amount of={quote.perContainer} />
          </p>
        )}
        <p className={styles.total}>
          <span>{t('list.total')}</span> <Amount of={quote.total} strong />
        </p>
      </div>
      <p className={styles.valid}>{t('list.validUntil', { day: writeDay(validUntil, useLanguage()) })}</p>
      <div className={styles.actions}>
        {props.hasOthers && <CompareCheckbox {...props} name={called} />}
        <button className={button.small} type="button" aria-pressed={isChosen} onClick={onChosen}>
          {t(isChosen ? 'list.chosen' : 'list.choose')}
          <span className="visually-hidden">{called}</span>
        </button>
      </div>
    </li>
  )
}

function CompareCheckbox({ name, isCompared, mayCompare, onCompared }: OfferCardProps) {
  const { t } = useTranslation('prices')
  return (
    <label className={checkbox.checkbox} title={isCompared || mayCompare ? undefined : t('list.compareFull')}>
      <input
        type="checkbox"
        checked={isCompared}
        disabled={!isCompared && !mayCompare}
        onChange={onCompared}
      />
      {t('list.compare')}
      <span className="visually-hidden">{name}</span>
    </label>
  )
}

function CutOffs({ offer }: { offer: OfferData }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const cutOffs = cutOffsFor(offer)
  if (cutOffs.length === 0) return null
  return (
    <details className={styles.cutOffs}>
      <summary>{t('list.cutOffs')}</summary>
      <dl>
        {cutOffs.map(({ code, time, basis }) => (
          <div key={code}>
            <dt>{t(`cutOffs.${code}`)}</dt>
            <dd>
              <time dateTime={time.toISOString()}>{writeTime(time, language)}</time>
              <small>{t(`cutOffs.${basis}`)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
