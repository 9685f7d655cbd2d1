import { useState } from 'react'
import type { OfferData } from '#contract/offers.ts'
import type { OpenedOffer } from '#contract/quotes.ts'
import { type ComparedRow, sideBySide } from '#domain/quotes/offers/compare.ts'
import { groupNameKey } from '#domain/quotes/saved/group-name.ts'
import { chargeName } from '#domain/tariffs/charge-name.ts'
import type { Money } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import checkbox from '#web/components/quotes/checkbox.module.css'
import type { NameOf } from '#web/components/quotes/state/offer-details.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { type FactRow, FactRows, useFactRows } from './compare-facts.tsx'
import styles from './compare-table.module.css'

export type CompareTableProps = {
  readonly opened: readonly OpenedOffer[]
  /** The offers with a contract rate: one sailing may also have a public rate. */
  readonly contractOfferCodes: readonly string[]
  readonly nameOf: NameOf
  onRemoved(code: string): void
  onEnded(): void
}

const differs = ({ amounts }: Pick<ComparedRow, 'amounts'>): boolean =>
  new Set(amounts.map((sum) => sum?.amount)).size > 1

const isUneven = ({ texts }: FactRow): boolean => new Set(texts).size > 1

/** Several offers side by side: their dates, then one row for each charge. Equal rows are folded at first. */
export function CompareTable({ opened, contractOfferCodes, nameOf, onRemoved, onEnded }: CompareTableProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const [onlyDifferences, setOnlyDifferences] = useState(true)
  const offers = opened.map(({ offer }) => offer)
  const codes = offers.map(({ item }) => item.code)
  const rows = sideBySide(offers).filter((row) => !onlyDifferences || differs(row))
  const facts = useFactRows(opened).filter((row) => !onlyDifferences || isUneven(row))
  return (
    <div className={styles.compare}>
      <div className={styles.head}>
        <label className={checkbox.checkbox}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={({ target }) => setOnlyDifferences(target.checked)}
          />
          {t('compare.onlyDifferences')}
        </label>
        <Button isCompact onClick={onEnded}>
          {t('compare.clear')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus for its arrow keys. */}
      <section className={styles.scroller} tabIndex={0} aria-label={t('compare.title')}>
        <table data-columns={codes.length}>
          <Heads
            offers={offers}
            contractOfferCodes={contractOfferCodes}
            nameOf={nameOf}
            onRemoved={onRemoved}
          />
          <tbody>
            <FactRows rows={facts} codes={codes} none={t('list.none')} />
          </tbody>
          <tbody>
            {rows.map(({ group, line, amounts }) => (
              <Row
                key={`${group} ${chargeName(line).en}`}
                name={`${chargeName(line)[language]} ${line.fee}`}
                hint={t(`quotes:${groupNameKey(group, [line])}`)}
                sums={amounts}
                codes={codes}
              />
            ))}
          </tbody>
          <Feet offers={offers} />
        </table>
      </section>
    </div>
  )
}

type InOffers = { readonly offers: readonly OfferData[] }
type HeadsProps = InOffers & Pick<CompareTableProps, 'contractOfferCodes' | 'nameOf' | 'onRemoved'>

function Heads({ offers, contractOfferCodes, nameOf, onRemoved }: HeadsProps) {
  const { t } = useTranslation('prices')
  const names = useNames()
  return (
    <thead>
      <tr>
        <th scope="col">{t('compare.fee')}</th>
        {offers.map((offer) => {
          const { code, carrier } = offer.item
          const offerName = nameOf(offer)
          const label = t(contractOfferCodes.includes(code) ? 'list.contract' : 'list.public')
          const name = `${offerName} ${label}`
          return (
            <th key={code} scope="col">
              <span className={styles.carrier}>{carrier && names.carrier(carrier)}</span> {offerName}{' '}
              <small>{label}</small>
              <Button
                variant="quiet"
                isSquare
                icon="close"
                aria-label={t('compare.remove', { name })}
                onClick={() => onRemoved(code)}
              />
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function Feet({ offers }: InOffers) {
  const { t } = useTranslation('prices')
  const codes = offers.map(({ item }) => item.code)
  const percents = [
    ...new Set(offers.flatMap(({ quote }) => quote.taxes.map(({ percent }) => percent))),
  ].sort((one, other) => Number(one) - Number(other))
  return (
    <tfoot>
      <Row name={t('compare.net')} codes={codes} sums={offers.map(({ quote }) => quote.net)} />
      {percents.map((percent) => (
        <Row
          key={percent}
          codes={codes}
          name={t('compare.tax', { percent })}
          sums={offers.map(({ quote }) => quote.taxes.find((tax) => tax.percent === percent)?.tax ?? null)}
        />
      ))}
      <Totals codes={codes} sums={offers.map(({ quote }) => quote.total)} />
    </tfoot>
  )
}

/** The lowest total is marked, unless all are the same. */
function Totals({ codes, sums }: { readonly codes: readonly string[]; readonly sums: readonly Money[] }) {
  const { t } = useTranslation('prices')
  const amounts = sums.map(({ amount }) => Number(amount))
  const lowest = new Set(amounts).size > 1 ? Math.min(...amounts) : undefined
  return (
    <tr>
      <th scope="row">{t('compare.total')}</th>
      {sums.map((sum, column) => (
        <td key={codes[column]} data-lowest={amounts[column] === lowest || undefined}>
          <FormattedMoney money={sum} size="strong" />
          {amounts[column] === lowest && <small>{t('list.cheapest')}</small>}
        </td>
      ))}
    </tr>
  )
}

type RowProps = {
  readonly name: string
  readonly hint?: string
  /** One for each offer, in the order of the columns. */
  readonly codes: readonly string[]
  readonly sums: readonly (Money | null)[]
}

function Cell({ sum }: { sum: Money | null }) {
  const { t } = useTranslation('prices')
  return <td>{sum ? <FormattedMoney money={sum} /> : t('compare.none')}</td>
}

function Row({ name, hint, codes, sums }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {name} {hint && <small>{hint}</small>}
      </th>
      {codes.map((code, column) => (
        <Cell key={code} sum={sums[column] ?? null} />
      ))}
    </tr>
  )
}
