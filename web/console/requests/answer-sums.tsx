import type { StaffOfferLine } from '#contract/staff-offers.ts'
import type { FeeLine } from '#domain/quotes/fee-line.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { Money } from '#domain/values/money.ts'
import type { Refusal, Result } from '#domain/values/refusal.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { sumsByCurrency } from './answer-lines.ts'
import styles from './requests.module.css'
import { useLineName } from './use-line-name.ts'

type AnswerSumsProps = {
  readonly sums: Result<Offer | undefined>
  readonly lines: readonly StaffOfferLine[]
}

/** The totals of the lines while they are typed, with tax and conversion. */
export function AnswerSums({ sums, lines }: AnswerSumsProps) {
  const { t } = useTranslation('requestsAdmin')
  if (!sums.ok) return <Unconverted refusal={sums} lines={lines} />
  if (!sums.value) return <p className={page.soft}>{t('sums.none')}</p>
  return <Sums offer={sums.value} />
}

type UnconvertedProps = Pick<AnswerSumsProps, 'lines'> & { readonly refusal: Refusal }

/** Without an exchange rate here: the server converts when the quote is sent. */
function Unconverted({ refusal: { refusal, params }, lines }: UnconvertedProps) {
  const { t } = useTranslation('requestsAdmin')
  return (
    <div className={styles.sums}>
      <dl className={styles.totals}>
        {sumsByCurrency(lines).map((sum) => (
          <Sum key={sum.currency} name={t('sums.unconverted')} sum={sum} />
        ))}
      </dl>
      <p className={page.soft} role="status">
        {'currency' in params ? t('sums.noRate', params) : t(`refusals:${refusal}`, params)}
      </p>
    </div>
  )
}

function Sums({ offer: { quote } }: { offer: Offer }) {
  const { t } = useTranslation('requestsAdmin')
  const columns = useLineColumns()
  return (
    <div className={styles.sums}>
      <DataTable
        caption={t('sums.caption')}
        captionHidden
        density="dense"
        columns={columns}
        rows={quote.lines}
        rowKey={({ lineId }) => lineId}
      />
      <dl className={styles.totals}>
        <Sum name={t('sums.net')} sum={quote.net} />
        {quote.taxes.map(({ percent, tax }) => (
          <Sum key={percent} name={t('sums.tax', { percent })} sum={tax} />
        ))}
        <Sum name={t('sums.total')} sum={quote.total} />
        {quote.perContainer && <Sum name={t('sums.perContainer')} sum={quote.perContainer} />}
      </dl>
    </div>
  )
}

function Sum({ name, sum }: { name: string; sum: Money }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <FormattedMoney money={sum} />
      </dd>
    </div>
  )
}

function useLineColumns(): readonly Column<FeeLine>[] {
  const { t } = useTranslation('requestsAdmin')
  const nameOf = useLineName()
  return [
    {
      key: 'fee',
      header: t('sums.fee'),
      isRowHeader: true,
      cell: ({ fee, group, params: { type } }) => nameOf({ fee, group, type }),
    },
    { key: 'sum', header: t('sums.sum'), align: 'end', cell: ({ sum }) => <FormattedMoney money={sum} /> },
    {
      key: 'standard',
      header: t('sums.standard'),
      align: 'end',
      cell: ({ standardAmount }) => <FormattedMoney money={standardAmount} />,
    },
    {
      key: 'tax',
      header: t('sums.taxed'),
      align: 'end',
      cell: ({ taxPercent }) => (taxPercent === '0' ? t('sums.untaxed') : `${taxPercent}%`),
    },
  ]
}
