import { type FormEvent, useRef, useState } from 'react'
import { formatDay } from '#domain/language/format-time.ts'
import { type ExchangeTable, readExchangeTable, type TableRate } from '#domain/rates/read-exchange-table.ts'
import { exchangeTableLimits, rateLimits } from '#domain/values/exchange.ts'
import type { Currency } from '#domain/values/money.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { PlainDayField } from '#web/components/dates/plain-day-field.tsx'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { sentValue } from '#web/components/forms/sent-value.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { PriceDifference } from '#web/console/rates/price-difference.tsx'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Latest = Readonly<Partial<Record<Currency, string>>>
type PasteDialogProps = { readonly latest: Latest; onClose(): void }

/** A table from a spreadsheet or the page of a bank: read here, shown, and saved as a whole. */
export function PasteDialog(props: PasteDialogProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <Dialog
      title={t('exchange.pasteTitle')}
      closeLabel={t('common:close')}
      onClose={props.onClose}
      size="large"
    >
      <Drafted form="exchange-table">{(draft) => <PasteForm {...props} draft={draft} />}</Drafted>
    </Dialog>
  )
}

const textIn = (form: HTMLFormElement | null, name: string) =>
  sentValue(new FormData(form ?? undefined), name)

function PasteForm({ latest, onClose, draft }: PasteDialogProps & { readonly draft: FormDraft }) {
  const { t } = useTranslation('ratesAdmin')
  const form = useRef<HTMLFormElement>(null)
  const [today] = useState(() => shanghaiDay(new Date()))
  const [table, setTable] = useState<ExchangeTable>()
  const done = (count: number) => {
    draft.drop()
    showToast('info', t('exchange.savedTable', { count }))
    onClose()
  }
  useFollowed(form, draft)
  const preview = (event: FormEvent) => {
    event.preventDefault()
    const day = textIn(form.current, 'date') || today
    setTable(readExchangeTable(textIn(form.current, 'table'), { day, today, latest }))
  }
  return (
    // What is typed afterwards needs another preview.
    <form
      ref={form}
      className={styles.form}
      onSubmit={preview}
      onInput={() => setTable(undefined)}
      noValidate
    >
      <p>{t('exchange.pasteLead')}</p>
      <TextAreaField
        name="table"
        label={t('exchange.pasteField')}
        rows={8}
        defaultValue={draft.values?.table}
      />
      <PlainDayField
        name="date"
        label={t('exchange.date')}
        help={t('exchange.pasteDateHelp')}
        defaultValue={draft.values?.date ?? today}
      />
      <TextField
        name="source"
        label={t('exchange.source')}
        help={t('exchange.sourceHelp')}
        autoComplete="off"
        maxLength={rateLimits.source}
        defaultValue={draft.values?.source}
      />
      {table ? (
        <Preview table={table} latest={latest} source={() => textIn(form.current, 'source')} onDone={done} />
      ) : (
        <p>
          <Button type="submit" variant="primary">
            {t('exchange.pasteTake')}
          </Button>
        </p>
      )}
    </form>
  )
}

type PreviewProps = {
  readonly table: ExchangeTable
  readonly latest: Latest
  source(): string
  onDone(count: number): void
}

/** Why the table cannot be saved, if it cannot. */
function useReason({ rates, wrong }: ExchangeTable): string | undefined {
  const { t } = useTranslation('ratesAdmin')
  if (wrong.length > 0) return t('exchange.pasteWrong', { count: wrong.length })
  if (rates.length === 0) return t('exchange.pasteNone')
  return rates.length > exchangeTableLimits.rates
    ? t('exchange.pasteTooMany', { max: exchangeTableLimits.rates })
    : undefined
}

function Preview({ table, latest, source, onDone }: PreviewProps) {
  const { t } = useTranslation('ratesAdmin')
  const refusalText = useRefusalText('ratesAdmin')
  const reason = useReason(table)
  const { rates, wrong, ignored } = table
  const { send, isSending, refusal } = useCallMutation('POST /api/console/exchangeRates/table', {
    invalidates: ['GET /api/console/exchangeRates', 'GET /api/console/exchangeRates/matrix'],
    onDone: ({ count }) => onDone(count),
  })
  const isAsked = refusal?.refusal === 'exchange-rates-jump'
  const sent = rates.map(({ from, date, value }) => ({ from, date, value }))
  const save = () =>
    void send({ body: { rates: sent, source: source(), ...(isAsked && { confirmed: true }) } })
  return (
    <>
      {rates.length > 0 && <Rates rates={rates} latest={latest} />}
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
        {reason ?? (refusal?.fields?.source ? t('exchange.sourceMissing') : refusalText(refusal))}
      </p>
      <p>
        <Button
          variant={isAsked ? 'danger' : 'primary'}
          disabled={reason !== undefined}
          isPending={isSending}
          onClick={save}
        >
          {isAsked ? t('exchange.jumpsConfirm') : t('exchange.pasteSave', { count: rates.length })}
        </Button>
      </p>
    </>
  )
}

function Rates({ rates, latest }: { readonly rates: readonly TableRate[]; readonly latest: Latest }) {
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
        { key: 'cell', header: t('exchange.cell'), cell: ({ cell }) => cell },
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
