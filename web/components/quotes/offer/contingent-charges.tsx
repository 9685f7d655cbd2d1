import { Fragment } from 'react'
import { contingentKey } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import { explainContingentCharge } from '#domain/quotes/explanation/explain.ts'
import { type QuotedContingentCharge, taxPercentOf } from '#domain/quotes/fee-line.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import styles from './contingent-charges.module.css'
import { useExplanation } from './use-explanation.ts'

type ChargeRow = {
  readonly key: string
  readonly name: string
  readonly fee: string
  readonly trigger: string
  /** Parts that stay whole; a line may end between them. */
  readonly price: readonly string[]
}

/** Every contingent charge with its trigger and unit price. */
export function ContingentCharges({
  contingentCharges,
}: {
  contingentCharges: readonly QuotedContingentCharge[]
}) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const translate = useExplanation()
  const rows = contingentCharges.map((contingentCharge): ChargeRow => {
    const percent = taxPercentOf(contingentCharge)
    const tax = percent === '0' ? t('contingentCharges.noTax') : t('contingentCharges.tax', { percent })
    const { name, trigger, price } = explainContingentCharge(contingentCharge, language, translate)
    return {
      key: contingentKey(contingentCharge),
      name,
      fee: contingentCharge.fee,
      trigger,
      price: [...price, tax],
    }
  })
  const columns: readonly Column<ChargeRow>[] = [
    {
      key: 'name',
      header: t('contingentCharges.name'),
      isRowHeader: true,
      cell: ({ name, fee }) => <Name name={name} fee={fee} />,
    },
    { key: 'trigger', header: t('contingentCharges.trigger'), cell: ({ trigger }) => trigger },
    {
      key: 'price',
      header: t('contingentCharges.price'),
      align: 'end',
      cell: ({ price }) => <Price parts={price} />,
    },
  ]
  return (
    <section className={styles.contingentCharges}>
      <h2>{t('contingentCharges.title')}</h2>
      <p className={styles.lead}>{t('contingentCharges.lead')}</p>
      <DataTable
        caption={t('contingentCharges.title')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        density="dense"
        empty={<p>{t('contingentCharges.none')}</p>}
      />
    </section>
  )
}

function Name({ name, fee }: Pick<ChargeRow, 'name' | 'fee'>) {
  return (
    <>
      {name} <span className={styles.code}>{fee}</span>
    </>
  )
}

function Price({ parts }: { parts: readonly string[] }) {
  const { t } = useTranslation('quotes')
  const comma = t('comma')
  const sign = comma.trimEnd()
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && comma.slice(sign.length)}
      <span className={styles.whole}>
        {part}
        {index < parts.length - 1 && sign}
      </span>
    </Fragment>
  ))
}
