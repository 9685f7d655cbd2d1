import type { OfferSummary } from '#contract/offers.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import type { OfferRow as Row } from '#domain/quotes/offers/offer-rows.ts'
import type { Money } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import checkbox from '#web/components/quotes/checkbox.module.css'
import { Closing, SailingLine } from '#web/components/quotes/sailings/sailing-line.tsx'
import type { OfferBadge } from '#web/components/quotes/state/list-view.ts'
import type { NameOf } from '#web/components/quotes/state/offer-details.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import styles from './offer-row.module.css'

/** What a row needs to know about the whole list. */
export type RowContext = {
  readonly nameOf: NameOf
  readonly badges: ReadonlyMap<string, readonly OfferBadge[]>
  readonly contractOfferCodes: readonly string[]
  readonly opened: string | undefined
  readonly compared: readonly string[]
  /** The text that says why no further offer can be compared. */
  readonly fullId: string | undefined
  readonly hasOthers: boolean
  /** A total in the currency that is read. */
  shownMoney(sum: Money): Money
  /** The days that the whole width of a transit stands for. */
  readonly longestTransit: number
  /** The port of discharge. */
  readonly pod?: string
  onOpened(code: string): void
  /** The customer points at the button that opens the offer. */
  onPrefetch(code: string): void
  onCompared(code: string): void
}

type OfferRowProps = { readonly row: Row<OfferSummary>; readonly context: RowContext }

/** One sailing with its dates, its closing and its rates; any other offer with its price. */
export function OfferRow({ row: { offers, saving }, context }: OfferRowProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const names = useNames()
  const [first] = offers
  if (!first) return null
  const { carrier, sailing } = first.item
  const badges = [...new Set(offers.flatMap(({ item }) => context.badges.get(item.code) ?? []))]
  const isOpened = offers.some(({ item }) => item.code === context.opened)
  return (
    <li className={styles.row} data-opened={isOpened || undefined} data-sailing={sailing && true}>
      <div className={styles.ship}>
        <h3>
          {carrier && <span>{names.carrier(carrier)}</span>} {context.nameOf(first)}
        </h3>
      </div>
      {badges.length > 0 && (
        <p className={styles.badges}>{badges.map((badge) => t(`list.${badge}`)).join(' · ')}</p>
      )}
      {sailing ? (
        <>
          <SailingLine sailing={sailing} pod={context.pod} longest={context.longestTransit} />
          <Closing sailing={sailing} />
        </>
      ) : (
        <p className={styles.valid}>
          {t('list.validUntil', {
            time: formatTime(new Date(first.validUntil), language, { format: 'dateTime' }),
          })}
        </p>
      )}
      <div className={styles.prices}>
        {offers.map((offer) => (
          <Price key={offer.item.code} offer={offer} context={context} />
        ))}
        {saving && (
          <p className={styles.saving}>
            {t('list.saving', { amount: formatMoney(context.shownMoney(saving), language) })}
          </p>
        )}
      </div>
    </li>
  )
}

type PriceProps = { readonly offer: OfferSummary; readonly context: RowContext }

/** One rate: what it costs, whose it is, and the way to its details. */
function Price({ offer, context }: PriceProps) {
  const { t } = useTranslation('prices')
  const { code } = offer.item
  const label = t(context.contractOfferCodes.includes(code) ? 'list.contract' : 'list.public')
  // One sailing may have a contract rate and a public rate: the accessible name tells them apart.
  const name = `${context.nameOf(offer)} ${label}`
  return (
    <div className={styles.price}>
      {context.hasOthers && <CompareCheckbox code={code} name={name} context={context} />}
      <Button
        variant="quiet"
        isCompact
        aria-pressed={code === context.opened}
        onClick={() => context.onOpened(code)}
        onPointerEnter={() => context.onPrefetch(code)}
        onFocus={() => context.onPrefetch(code)}
      >
        <span className={styles.label}>{label}</span>{' '}
        <FormattedMoney money={context.shownMoney(offer.quote.total)} size="strong" />
        <Icon name="chevron" size={16} />
        <span className="visually-hidden">{t('list.choose', { name: context.nameOf(offer) })}</span>
      </Button>
    </div>
  )
}

type CompareCheckboxProps = { readonly code: string; readonly name: string; readonly context: RowContext }

function CompareCheckbox({ code, name, context: { compared, fullId, onCompared } }: CompareCheckboxProps) {
  const { t } = useTranslation('prices')
  const isCompared = compared.includes(code)
  const isFull = !isCompared && fullId !== undefined
  return (
    <label className={checkbox.checkbox} title={t(isFull ? 'list.compareFull' : 'list.compare')}>
      <input
        type="checkbox"
        checked={isCompared}
        disabled={isFull}
        aria-describedby={isFull ? fullId : undefined}
        onChange={() => onCompared(code)}
      />
      <span className={styles.compare}>{t('list.compare')}</span>
      <span className="visually-hidden">{name}</span>
    </label>
  )
}
