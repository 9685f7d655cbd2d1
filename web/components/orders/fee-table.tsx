import type { OrderView, ReviewedLineView } from '#contract/orders.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { positionOfLine } from '#domain/orders/fees/several-services.ts'
import type { OrderedServices } from '#domain/orders/fields/ordered-services.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { totalsOf } from '#domain/quotes/totals.ts'
import { chargeName } from '#domain/tariffs/charge-name.ts'
import { isZero, type Money, money, subtract } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { type TranslateIn, useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import styles from './orders.module.css'

type Line = ReviewedLineView

/** The price of a line as it will be billed; of a removed one as it was quoted. */
const priceOf = ({ confirmed, quoted }: Line) => confirmed ?? quoted

/** What a line adds to the charges; a removed one adds nothing. */
const billedOf = (line: Line) => (line.kind === 'removed' ? null : priceOf(line))

/** A line that was put back to what was quoted keeps its reason, but no price has changed. */
const isAsQuoted = ({ kind, confirmed, quoted }: Line): boolean =>
  kind === 'saved' ||
  (kind === 'changed' &&
    confirmed?.unitPrice.amount === quoted?.unitPrice.amount &&
    confirmed?.quantity.amount === quoted?.quantity.amount)

const nothing = money('0', standardCurrency)
const amountOf = (price: { readonly standardAmount: Money } | null): Money => price?.standardAmount ?? nothing

/** Confirmed less quoted, of one line. */
const differenceOf = ({ confirmed, quoted }: Line): Money => subtract(amountOf(confirmed), amountOf(quoted))

/** What a line is for: the charge of the quote, or one that the quote announced. */
export function useChargeName() {
  const language = useLanguage()
  return ({ quoted, contingency }: Pick<Line, 'quoted' | 'contingency'>): string => {
    const charge = quoted ?? contingency
    const type = typeof charge?.params.type === 'string' ? ` ${charge.params.type}` : ''
    return charge ? `${chargeName(charge)[language]}${type}` : ''
  }
}

const tones: Readonly<Record<Line['kind'], Tone>> = {
  saved: 'neutral',
  changed: 'warn',
  removed: 'neutral',
  added: 'warn',
  cancellation: 'warn',
}

type FeeTableProps = {
  readonly fees: Pick<OrderView['fees'], 'state' | 'lines' | 'objections'>
  readonly order: OrderedServices
}

/** The charges of an order; where it has several services, those of each with their sum. */
export function FeeTable({ fees, order: { service: main, moreServices } }: FeeTableProps) {
  const { t } = useTranslation('orderView')
  if (moreServices.length === 0) return <Lines fees={fees} caption={t('fees.title')} />
  return [main, ...moreServices].map((service, position) => {
    const lines = fees.lines.filter((line) => positionOfLine(line) === position)
    const billed = lines.flatMap(({ confirmed }) => (confirmed ? [confirmed] : []))
    const name = t(`services.${service}`)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a service has no other identity than its position.
      <section key={position} className={styles.part} aria-label={name}>
        <h3>{name}</h3>
        <Lines fees={{ ...fees, lines }} caption={name} />
        <p className={styles.subtotal}>
          {t('fees.subtotal', { service: name })} <FormattedMoney money={totalsOf(billed).total} />
        </p>
      </section>
    )
  })
}

type LinesProps = Pick<FeeTableProps, 'fees'> & { readonly caption: string }

/** As quoted, and once staff have proposed any, quoted against confirmed. */
function Lines({ fees, caption }: LinesProps) {
  const { t } = useTranslation('orderView')
  const objections = new Map(fees.objections.map(({ lineId, reason }) => [lineId, reason]))
  const charge: Column<Line> = {
    key: 'charge',
    header: t('fees.charge'),
    isRowHeader: true,
    narrowSlot: 'first',
    cell: (line) => <Charge line={line} objection={objections.get(line.lineId)} />,
  }
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={[charge, ...inOrder(priceColumns(t), amountColumns(t, fees.state), fees.state)]}
      rows={fees.lines}
      rowKey={({ lineId }) => lineId}
      density="dense"
    />
  )
}

/** What was quoted and confirmed stands side by side, in sight also where the table has little room. */
const inOrder = (
  [unit, ...sums]: readonly Column<Line>[],
  amounts: readonly Column<Line>[],
  state: FeeTableProps['fees']['state'],
): readonly Column<Line>[] => {
  const first = unit ? [unit] : []
  return state === 'none' ? [...first, ...sums, ...amounts] : [...first, ...amounts, ...sums]
}

type ChargeProps = { readonly line: Line; readonly objection: string | undefined }

function Charge({ line, objection }: ChargeProps) {
  const { t } = useTranslation('orderView')
  const nameOf = useChargeName()
  const { kind, reason, quoted, contingency } = line
  const term = priceOf(line)?.paymentTerm
  return (
    <span className={styles.charge}>
      <span>
        {nameOf(line)} <small>{(quoted ?? contingency)?.fee}</small>
      </span>
      {term && <small>{t(`quotes:terms.${term}`)}</small>}
      {!isAsQuoted(line) && <Badge tone={tones[kind]} label={t(`orders:lines.${kind}`)} />}
      {reason && (
        <small>
          <TypedText text={t('fees.reason', { reason })} />
        </small>
      )}
      {objection && (
        <small className={styles.objection}>
          <TypedText text={t('fees.objection', { reason: objection })} />
        </small>
      )}
    </span>
  )
}

function priceColumns(t: TranslateIn<'orderView'>): readonly Column<Line>[] {
  return [
    {
      key: 'unit',
      header: t('fees.unit'),
      narrowSlot: 'second',
      cell: (line) => <UnitPrice line={line} />,
    },
    {
      key: 'sum',
      header: t('fees.sum'),
      align: 'end',
      cell: (line) => {
        const price = billedOf(line)
        return price ? <FormattedMoney money={price.sum} /> : t('fees.none')
      },
    },
    {
      key: 'rate',
      header: t('fees.rate'),
      align: 'end',
      cell: (line) => {
        const rate = billedOf(line)?.exchangeRate
        return rate && rate.from !== rate.to ? rate.value : t('fees.none')
      },
    },
  ]
}

function UnitPrice({ line }: { readonly line: Line }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const price = priceOf(line)
  if (!price) return null
  return t('detail.quantity', {
    count: formatAmount(price.quantity.amount),
    price: formatMoney(price.unitPrice, language),
    unit: t(`quotes:units.${price.quantity.unit}`),
  })
}

function amountColumns(
  t: TranslateIn<'orderView'>,
  state: FeeTableProps['fees']['state'],
): readonly Column<Line>[] {
  const amount = (
    key: 'amount' | 'quoted' | 'proposed' | 'confirmed',
    of: (line: Line) => Money | undefined,
    narrowSlot?: 'firstEnd',
  ) => ({
    key,
    narrowSlot,
    header: t(`fees.${key}`),
    align: 'end' as const,
    cell: (line: Line) => {
      const shown = of(line)
      return shown ? <FormattedMoney money={shown} /> : t('fees.none')
    },
  })
  if (state === 'none') return [amount('amount', (line) => priceOf(line)?.standardAmount, 'firstEnd')]
  return [
    amount('quoted', ({ quoted }) => quoted?.standardAmount),
    amount(
      state === 'proposed' ? 'proposed' : 'confirmed',
      ({ confirmed }) => confirmed?.standardAmount,
      'firstEnd',
    ),
    {
      key: 'difference',
      header: t('fees.difference'),
      align: 'end',
      narrowSlot: 'secondEnd',
      cell: (line) => <Difference money={differenceOf(line)} />,
    },
  ]
}

function Difference({ money: difference }: { readonly money: Money }) {
  const { t } = useTranslation('orderView')
  if (isZero(difference)) return t('fees.none')
  const isMore = !difference.amount.startsWith('-')
  return (
    <span className={styles.difference} data-more={isMore || undefined}>
      {isMore && '+'}
      <FormattedMoney money={difference} />
    </span>
  )
}
