import { useState } from 'react'
import { formatDay } from '#domain/language/format-time.ts'
import type { ExchangeTable, TableRate } from '#domain/rates/read-exchange-table.ts'
import { exchangeTableLimits } from '#domain/values/exchange.ts'
import type { Currency } from '#domain/values/money.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { FieldErrors } from '#web/components/forms/field-errors.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { PriceDifference } from '#web/console/rates/price-difference.tsx'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'

export type Latest = Readonly<Partial<Record<Currency, string>>>

type PreviewProps = {
  readonly table: ExchangeTable
  /** From a source that publishes them, not from a table that was pasted. */
  readonly isFetched?: boolean
  readonly latest: Latest
  source(): string
  onDone(count: number): void
}

/** Why the table cannot be saved, if it cannot. */
function useReason({ rates, wrong }: ExchangeTable, isFetched: boolean): string | undefined {
  const { t } = useTranslation('ratesAdmin')
  if (wrong.length > 0)
    return t(isFetched ? 'exchange.fetchWrong' : 'exchange.pasteWrong', { count: wrong.length })
  if (rates.length === 0) return t('exchange.pasteNone')
  return rates.length > exchangeTableLimits.rates
    ? t('exchange.pasteTooMany', { max: exchangeTableLimits.rates })
    : undefined
}

/** What was read, compared with the latest rates, and the button that saves all of it. */
export function ExchangePreview({ table, isFetched = false, latest, source, onDone }: PreviewProps) {
  const { t } = useTranslation('ratesAdmin')
  const refusalText = useRefusalText('ratesAdmin')
  const reason = useReason(table, isFetched)
  const { rates, wrong, ignored } = table
  const [attempt, setAttempt] = useState(0)
  const { send, isSending, refusal } = useCallMutation('POST /api/console/exchangeRates/table', {
    invalidates: ['GET /api/console/exchangeRates', 'GET /api/console/exchangeRates/matrix'],
    onDone: ({ count }) => onDone(count),
  })
  const isAsked = refusal?.refusal === 'exchange-rates-jump'
  const sent = rates.map(({ from, date, value }) => ({ from, date, value }))
  const save = async () => {
    await send({ body: { rates: sent, source: source(), ...(isAsked && { confirmed: true }) } })
    setAttempt(attempt + 1)
  }
  const isSourceMissing = refusal?.fields?.source !== undefined
  return (
    <>
      {rates.length > 0 && <Rates rates={rates} isFetched={isFetched} latest={latest} />}
      {wrong.length > 0 && (
        <ul className={styles.changes}>
          {wrong.map(({ cell, problem, text }) => (
            <li key={cell} className={styles.loss}>
              {t(`exchange.cellProblems.${problem}`, { cell, text })}
            </li>
          ))}
        </ul>
      )}
      {ignored.length > 0 && (
        <p className={page.soft}>
          {t('exchange.pasteIgnored', { names: ignored.join(t('console:list.between')) })}
        </p>
      )}
      <p className={page.refusal} role="alert">
        {reason ?? (isSourceMissing ? undefined : refusalText(refusal))}
      </p>
      <FieldErrors
        errors={isSourceMissing ? [{ name: 'source', text: t('exchange.sourceMissing') }] : []}
        attempt={attempt}
      />
      <p>
        <Button
          variant={isAsked ? 'danger' : 'primary'}
          disabled={reason !== undefined}
          isPending={isSending}
          onClick={() => void save()}
        >
          {isAsked ? t('exchange.jumpsConfirm') : t('exchange.pasteSave', { count: rates.length })}
        </Button>
      </p>
    </>
  )
}

type RatesProps = {
  readonly rates: readonly TableRate[]
  readonly isFetched: boolean
  readonly latest: Latest
}

function Rates({ rates, isFetched, latest }: RatesProps) {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  return (
    <DataTable
      caption={t('exchange.pasteTake')}
      captionHidden
      density="dense"
      rows={rates}
      rowKey={({ cell }) => cell}
      columns={[
        {
          key: 'cell',
          header: t(isFetched ? 'exchange.fetchQuoted' : 'exchange.cell'),
          cell: ({ cell }) => cell,
        },
        { key: 'from', header: t('exchange.from'), isRowHeader: true, cell: ({ from }) => from },
        { key: 'date', header: t('exchange.date'), cell: ({ date }) => formatDay(date, language, 'date') },
        {
          key: 'value',
          header: t('exchange.value'),
          align: 'end',
          cell: ({ value, isPerHundred }) => (
            <>
              {value} {isPerHundred && <span className={page.soft}>{t('exchange.perHundred')}</span>}
            </>
          ),
        },
        {
          key: 'before',
          header: t('exchange.before'),
          align: 'end',
          cell: ({ from }) => latest[from] ?? '–',
        },
        {
          key: 'change',
          header: t('exchange.change'),
          align: 'end',
          cell: ({ from, value }) => <PriceDifference before={latest[from]} after={value} />,
        },
      ]}
    />
  )
}
