import type { OfferSummary } from '#contract/offers.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import checkbox from './checkbox.module.css'
import type { OfferBadge } from './list-view.ts'
import styles from './offer-card.module.css'
import { cutOffsFor } from './offer-details.ts'
import { SailingLine } from './sailing-line.tsx'

type OfferCardProps = {
  readonly offer: OfferSummary
  readonly name: string
  readonly badges: readonly OfferBadge[]
  readonly isContract: boolean
  readonly isOpened: boolean
  readonly isCompared: boolean
  /** The text that says why no further offer can be compared. */
  readonly fullId: string | undefined
  readonly hasOthers: boolean
  onOpened(): void
  /** The customer points at the button that opens the offer. */
  onPrefetch(): void
  onCompared(): void
}

/** One offer: carrier, sailing, cut-offs, price and validity. */
export function OfferCard(props: OfferCardProps) {
  const { offer, name, badges, isContract, isOpened, onOpened, onPrefetch } = props
  const { t } = useTranslation('prices')
  const names = useNames()
  const { item, quote, validUntil } = offer
  // One sailing may have a contract rate and a public rate: the accessible name tells them apart.
  const accessibleName = isContract ? `${name} ${t('list.contract')}` : name
  return (
    <li className={styles.card} data-opened={isOpened || undefined}>
      <div className={styles.head}>
        <h3>
          {item.carrier && <span>{names.carrier(item.carrier)}</span>} {name}
        </h3>
        <div className={styles.badges}>
          {isContract && <Badge tone="info" label={t('list.contract')} />}
          {badges.map((badge) => (
            <Badge key={badge} tone="ok" label={t(`list.${badge}`)} />
          ))}
        </div>
      </div>
      {item.sailing && <SailingLine sailing={item.sailing} />}
      <CutOffs offer={offer} />
      <div className={styles.prices}>
        {quote.perContainer && (
          <p>
            <span>{t('list.perContainer')}</span> <FormattedMoney money={quote.perContainer} />
          </p>
        )}
        <p className={styles.total}>
          <span>{t('list.total')}</span> <FormattedMoney money={quote.total} size="strong" />
        </p>
      </div>
      <p className={styles.valid}>
        {t('list.validUntil', {
          time: formatTime(new Date(validUntil), useLanguage(), { format: 'dateTime' }),
        })}
      </p>
      <div className={styles.actions}>
        {props.hasOthers && <CompareCheckbox {...props} name={accessibleName} />}
        <Button
          isCompact
          variant={isOpened ? 'primary' : 'secondary'}
          aria-pressed={isOpened}
          onClick={onOpened}
          onPointerEnter={onPrefetch}
          onFocus={onPrefetch}
        >
          {t(isOpened ? 'list.chosen' : 'list.choose')}{' '}
          <span className="visually-hidden">{accessibleName}</span>
        </Button>
      </div>
    </li>
  )
}

function CompareCheckbox({ name, isCompared, fullId, onCompared }: OfferCardProps) {
  const { t } = useTranslation('prices')
  const isFull = !isCompared && fullId !== undefined
  return (
    <label className={checkbox.checkbox} title={isFull ? t('list.compareFull') : undefined}>
      <input
        type="checkbox"
        checked={isCompared}
        disabled={isFull}
        aria-describedby={isFull ? fullId : undefined}
        onChange={onCompared}
      />
      {t('list.compare')}
      <span className="visually-hidden">{name}</span>
    </label>
  )
}

function CutOffs({ offer }: { offer: OfferSummary }) {
  const { t } = useTranslation('prices')
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
              <FormattedTime at={time.toISOString()} />
              <small>{t(`cutOffs.${basis}`)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
