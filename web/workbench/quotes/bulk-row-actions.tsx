import { useMemo } from 'react'
import { Link } from 'react-router'
import type { PricedRow } from '#contract/lanes.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { quoteUrl } from '#domain/notifications/workbench-paths.ts'
import { isSameMoney } from '#domain/values/money.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { SelectionBar } from '#web/components/table/selection-bar.tsx'
import type { RowSelection } from '#web/components/table/use-selection.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { hasPrice, isRead, offersUrl, type ReadRow, requestUrl } from './bulk-row-urls.ts'
import styles from './quotes.module.css'
import type { useSaveRows } from './use-save-rows.ts'

type Saving = ReturnType<typeof useSaveRows>
const link = buttonClass({ isCompact: true, variant: 'quiet' })

function useRowText() {
  const { port } = useNames()
  return useMemo(
    () =>
      ({ lane: { pol, pod, count, type, etd } }: ReadRow) =>
        `${port(pol)} → ${port(pod)}, ${count} × ${type}${etd ? `, ${etd}` : ''}`,
    [port],
  )
}

type RowActionsProps = { readonly row: PricedRow; readonly quotedOn: string; readonly saving: Saving }

/** Open the offers of a row, save the cheapest as a quote, or request a quote for it. */
export function RowActions({ row, quotedOn, saving }: RowActionsProps) {
  const { t } = useTranslation('myQuotes')
  const textOf = useRowText()
  if (!isRead(row)) return null
  const saved = saving.quotes[row.row]
  return (
    <span className={styles.rowActions}>
      {hasPrice(row) && (
        <Link className={link} to={offersUrl(row, quotedOn)}>
          {t('bulkQuote.open')}
        </Link>
      )}
      {saved ? (
        <Link className={link} to={quoteUrl(saved.number)}>
          {saved.number}
        </Link>
      ) : (
        hasPrice(row) && (
          <Button
            variant="quiet"
            isCompact
            isPending={saving.isSending}
            onClick={() => void saving.save([row])}
          >
            {t('bulkQuote.save')}
          </Button>
        )
      )}
      <Link className={link} to={requestUrl([row], textOf) ?? ''}>
        {t('bulkQuote.requestRow')}
      </Link>
    </span>
  )
}

type MovedPriceProps = { readonly row: PricedRow; readonly saving: Saving }

/** States both prices where a row was saved at another one than it shows. */
export function MovedPrice({ row, saving }: MovedPriceProps) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const saved = saving.quotes[row.row]
  if (!saved || !hasPrice(row) || isSameMoney(saved.total, row.cheapest.total)) return null
  return (
    <span className={styles.moved} role="status">
      {t('bulkQuote.moved', {
        number: saved.number,
        total: formatMoney(saved.total, language),
        before: formatMoney(row.cheapest.total, language),
      })}
    </span>
  )
}

type SelectedProps = { readonly selection: RowSelection<PricedRow>; readonly saving: Saving }

/** Save or request all selected rows. */
export function SelectedRows({ selection, saving }: SelectedProps) {
  const { t } = useTranslation('myQuotes')
  const textOf = useRowText()
  const priced = selection.rows.filter(hasPrice)
  const url = requestUrl(selection.rows.filter(isRead), textOf)
  return (
    <SelectionBar selection={selection}>
      {priced.length > 0 && (
        <Button isCompact isPending={saving.isSending} onClick={() => void saving.save(priced)}>
          {t('bulkQuote.saveSelected', { count: priced.length })}
        </Button>
      )}
      {url ? (
        <Link className={link} to={url}>
          {t('bulkQuote.requestSelected')}
        </Link>
      ) : (
        <span>{t('bulkQuote.requestFewer')}</span>
      )}
    </SelectionBar>
  )
}

/** The number of the row, with a box that selects it; a row that could not be read has none. */
export function useRowColumn({ ids, onChange }: RowSelection<PricedRow>): Column<PricedRow> {
  const { t } = useTranslation('myQuotes')
  const toggle = (id: string, isOn: boolean) =>
    onChange(new Set([...ids, id].filter((one) => isOn || one !== id)))
  return {
    key: 'row',
    header: t('bulkQuote.row'),
    align: 'end',
    staysWithNote: true,
    cell: (row) => (
      <span className={styles.rowNumber}>
        {isRead(row) && (
          <input
            type="checkbox"
            aria-label={t('table:selectRow', { name: String(row.row) })}
            checked={ids.has(String(row.row))}
            onChange={(event) => toggle(String(row.row), event.target.checked)}
          />
        )}
        {row.row}
      </span>
    ),
  }
}
