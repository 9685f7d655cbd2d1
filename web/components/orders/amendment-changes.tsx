import type { ReactNode } from 'react'
import type { ReviewedLineView } from '#contract/orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { changedFields, type FieldChange } from '#domain/orders/amendment/changed-fields.ts'
import type { OrderField, OrderForm, OrderValues } from '#domain/orders/fields/order-field.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { isZero, type Money, money, subtract } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { useChargeName } from './fee-table.tsx'
import { FieldValue } from './field-value.tsx'
import { useFieldLabel } from './use-field-label.ts'

const fieldOf = ({ fields, groups }: OrderForm, { group, field }: FieldChange): OrderField | undefined => {
  const within = group === undefined ? fields : groups.find(({ name }) => name === group)?.fields
  return within?.find(({ name }) => name === field)
}

type ChangedFieldsProps = {
  readonly form: OrderForm
  readonly before: OrderValues
  readonly after: OrderValues
  /** Where the two are not before and after a change. */
  readonly headers?: { readonly caption: string; readonly before: string; readonly after: string }
  /** Beside them the instruction file changes. */
  readonly hasFile?: boolean
}

/** Every field that has another text before and after. */
export function ChangedFields({ form, before, after, headers, hasFile }: ChangedFieldsProps) {
  const { t } = useTranslation('orderAmendment')
  const labelOf = useFieldLabel()
  const changes = changedFields(before, after)
  if (changes.length === 0) return hasFile ? null : <p>{t('none')}</p>
  const nameOf = ({ group, row = 0, field }: FieldChange) =>
    group === undefined
      ? labelOf(field)
      : t('row', { group: labelOf(group, 'groups'), index: row + 1, field: labelOf(field) })
  const textOf = (side: 'before' | 'after') => (change: FieldChange) => {
    const [field, text] = [fieldOf(form, change), change[side]]
    return field && text !== null ? <FieldValue field={field} text={text} /> : t('empty')
  }
  // Texts are as long as they were typed, and each is read to its end before a decision.
  const columns: readonly Column<FieldChange>[] = [
    { key: 'field', header: t('field'), isRowHeader: true, cell: nameOf },
    { key: 'before', header: headers?.before ?? t('before'), cell: textOf('before') },
    { key: 'after', header: headers?.after ?? t('after'), cell: textOf('after') },
  ]
  return (
    <DataTable
      caption={headers?.caption ?? t('changes')}
      captionHidden
      density="dense"
      columns={columns}
      rows={[...changes]}
      rowKey={({ group, row, field }) => [group, row, field].join('.')}
    />
  )
}

/** The file that replaces the instruction file of the order. */
export function ChangedFile({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('orderAmendment')
  return <DescriptionList items={[{ term: t('newFile'), value: children }]} />
}

type Line = ReviewedLineView
type Pair = { readonly key: string; readonly line: Line; readonly agreed: Money; readonly next: Money }
const nothing = money('0.00', standardCurrency)
const amountOf = (line: Line | undefined): Money => line?.confirmed?.standardAmount ?? nothing

/** The same charge before and after: by what it is for, in its place among those. */
function pairsOf(
  agreed: readonly Line[],
  next: readonly Line[],
  nameOf: (line: Line) => string,
): readonly Pair[] {
  const keyed = (lines: readonly Line[]) => {
    const counts = new Map<string, number>()
    return new Map(
      lines.map((line) => {
        const name = `${(line.quoted ?? line.contingency)?.fee} ${nameOf(line)}`
        const count = counts.get(name) ?? 0
        counts.set(name, count + 1)
        return [`${name} ${count}`, line] as const
      }),
    )
  }
  const [old, later] = [keyed(agreed), keyed(next)]
  return [...new Set([...later.keys(), ...old.keys()])].flatMap((key) => {
    const line = later.get(key) ?? old.get(key)
    return line ? [{ key, line, agreed: amountOf(old.get(key)), next: amountOf(later.get(key)) }] : []
  })
}

type ChangedPriceProps = {
  readonly agreed: readonly Line[]
  readonly next: readonly Line[]
  readonly total: Money
  readonly difference: Money
}

/** What moves in the price, line by line. */
export function ChangedPrice({ agreed, next, total, difference }: ChangedPriceProps) {
  const { t } = useTranslation('orderAmendment')
  const language = useLanguage()
  const chargeName = useChargeName()
  const moved = pairsOf(agreed, next, chargeName).filter((pair) => !isZero(subtract(pair.next, pair.agreed)))
  if (moved.length === 0) return <p>{t('priceStays')}</p>
  const amount = (key: 'agreed' | 'next' | 'difference', of: (pair: Pair) => Money): Column<Pair> => ({
    key,
    header: t(key),
    align: 'end',
    cell: (pair) => <FormattedMoney money={of(pair)} />,
  })
  const isLess = difference.amount.startsWith('-')
  const text = formatMoney({ ...difference, amount: difference.amount.replace('-', '') }, language)
  return (
    <>
      <DataTable
        caption={t('price')}
        captionHidden
        density="dense"
        columns={[
          {
            key: 'charge',
            header: t('charge'),
            isRowHeader: true,
            cell: ({ line }) => chargeName(line),
          },
          amount('agreed', (pair) => pair.agreed),
          amount('next', (pair) => pair.next),
          amount('difference', (pair) => subtract(pair.next, pair.agreed)),
        ]}
        rows={moved}
        rowKey={({ key }) => key}
      />
      <p>
        {t('total')} <FormattedMoney money={total} size="strong" /> ·{' '}
        {t(isLess ? 'less' : 'more', { amount: text })}
      </p>
    </>
  )
}
