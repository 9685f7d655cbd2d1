import { Link } from 'react-router'
import type { SavedQuote } from '#contract/quotes.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { quoteUrl } from '#domain/notifications/workbench-paths.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useQuoteSummary } from './use-quote-summary.ts'

type Changes = NonNullable<SavedQuote['changes']>
type PriceChange = Changes['priceChanges'][number]

const isFee = (code: string): code is FeeCode => Object.hasOwn(feeItems, code)

/** A sailing that has closed gives way to another one, as a place does: what would be ordered is not what was quoted. */
function useMoved({ changes, ...quote }: SavedQuote): readonly string[] {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const summary = useQuoteSummary()
  if (!changes) return []
  const sailingText = ({ sailing }: Pick<SavedQuote, 'sailing'>) =>
    sailing
      ? `${sailing.vessel} / ${sailing.voyage} · ${formatDay(sailing.departsOn, language)}`
      : t('again.none')
  const [shipment, sailing] = [
    { before: summary(changes.shipment), after: summary(quote) },
    { before: sailingText(changes), after: sailingText(quote) },
  ]
  return [
    ...(shipment.before === shipment.after ? [] : [t('again.shipment', shipment)]),
    ...(sailing.before === sailing.after ? [] : [t('again.sailing', sailing)]),
  ]
}

/** The price of the replaced quote and this one, line by line, with the tariff version or the exchange rate that changed. */
export function PriceChanges({ quote }: { quote: SavedQuote }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const { changes, replaces } = quote
  const sum = (of: PriceChange['before']) => (of ? <FormattedMoney money={of} /> : t('again.none'))
  const move = (before: string | null, after: string | null) =>
    before === after ? (after ?? t('again.none')) : `${before ?? '—'} → ${after ?? '—'}`
  const columns: readonly Column<PriceChange>[] = [
    {
      key: 'fee',
      header: t('again.fee'),
      isRowHeader: true,
      cell: ({ fee }) => (isFee(fee) ? feeItems[fee].name[language] : fee),
    },
    { key: 'before', header: t('again.before'), align: 'end', cell: ({ before }) => sum(before) },
    { key: 'after', header: t('again.after'), align: 'end', cell: ({ after }) => sum(after) },
    {
      key: 'versions',
      header: t('again.versions'),
      cell: ({ tariffBefore, tariffAfter }) => move(tariffBefore, tariffAfter),
    },
    {
      key: 'exchange',
      header: t('again.exchange'),
      cell: ({ exchangeBefore, exchangeAfter }) => move(exchangeBefore, exchangeAfter),
    },
  ]
  const moved = useMoved(quote)
  if (!changes || !replaces) return null
  return (
    <Panel
      title={t('again.title')}
      tone={moved.length > 0 ? 'warn' : 'info'}
      lead={`${t('again.from', { total: formatMoney(changes.before, language) })} → ${t('again.to', { total: formatMoney(quote.total, language) })}`}
    >
      <p>
        <Link to={quoteUrl(replaces)}>{t('again.see', { number: replaces })}</Link>
      </p>
      {moved.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      <DataTable
        caption={t('again.title')}
        captionHidden
        columns={columns}
        rows={changes.priceChanges}
        rowKey={({ group, fee }) => `${group} ${fee}`}
        density="dense"
        empty={<p>{t('again.same')}</p>}
      />
    </Panel>
  )
}
