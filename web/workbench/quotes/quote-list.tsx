import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import type { QuoteRow } from '#contract/quotes.ts'
import { quoteStates } from '#domain/quotes/quote-state.ts'
import { call } from '#web/client/call.ts'
import { Amount } from '#web/components/formats/amount.tsx'
import { writeDay } from '#web/components/formats/write-day.ts'
import { useQuoteSummary } from '#web/components/quotes/use-quote-summary.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import button from '#web/ui/button.module.css'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Answered } from '#web/workbench/shell/answered.tsx'
import { useAnswer } from '#web/workbench/shell/use-answer.ts'
import { quoteTones } from './quote-words.ts'
import styles from './quotes.module.css'
import { useShipLine } from './use-ship-line.ts'

type State = QuoteRow['state']

const pageRows = 25

/** The quotes of the company, the newest first. */
export function QuoteList() {
  const { t } = useTranslation('myQuotes')
  const [state, setState] = useState<State>()
  const [rows, setRows] = useState(pageRows)
  const ask = useCallback(
    () => call('GET /api/quotes', { query: { ...(state && { state }), size: rows } }),
    [state, rows],
  )
  const asked = useAnswer(ask)
  return (
    <>
      <fieldset className={styles.filter}>
        <legend className="visually-hidden">{t('list.filter')}</legend>
        {[undefined, ...quoteStates].map((one) => (
          <button key={one ?? 'all'} type="button" aria-pressed={one === state} onClick={() => setState(one)}>
            {one ? t(`states.${one}`) : t('list.all')}
          </button>
        ))}
      </fieldset>
      <Answered asked={asked}>
        {({ rows: quotes, hasMore }) => (
          <>
            {quotes.length > 0 ? (
              <Table quotes={quotes} />
            ) : (
              <Nothing state={state} onClear={() => setState(undefined)} />
            )}
            {hasMore && (
              <button className={button.button} type="button" onClick={() => setRows(rows + pageRows)}>
                {t('list.more')}
              </button>
            )}
          </>
        )}
      </Answered>
    </>
  )
}

function Nothing({ state, onClear }: { state: State | undefined; onClear(): void }) {
  const { t } = useTranslation('myQuotes')
  if (state)
    return (
      <EmptyState
        state="no-match"
        title={t('list.noMatch')}
        action={
          <button className={button.small} type="button" onClick={onClear}>
            {t('list.clear')}
          </button>
        }
      />
    )
  const step = (
    <Link className={button.main} to="/service/hyzx">
      {t('list.emptyStep')}
    </Link>
  )
  return (
    <EmptyState state="first-use" title={t('list.emptyTitle')} text={t('list.emptyText')} action={step} />
  )
}

function Table({ quotes }: { quotes: readonly QuoteRow[] }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const what = useQuoteSummary()
  const ship = useShipLine()
  const columns: readonly Column<QuoteRow>[] = [
    {
      key: 'number',
      header: t('list.number'),
      isName: true,
      cell: ({ number }) => (
        <Link className={styles.number} to={`/workbench/quotes?number=${encodeURIComponent(number)}`}>
          {number}
        </Link>
      ),
    },
    { key: 'mode', header: t('list.service'), cell: ({ mode }) => t(`quotes:services.${mode}`) },
    {
      key: 'what',
      header: t('list.what'),
      cell: (row) => (
        <>
          {what(row)}
          {row.sailing && <span className={styles.ship}>{ship(row.sailing)}</span>}
        </>
      ),
    },
    { key: 'total', header: t('list.total'), align: 'end', cell: ({ total }) => <Amount of={total} /> },
    { key: 'validUntil', header: t('list.validUntil'), cell: (row) => writeDay(row.validUntil, language) },
    {
      key: 'state',
      header: t('list.state'),
      cell: ({ state }) => <Badge tone={quoteTones[state]} word={t(`states.${state}`)} />,
    },
    { key: 'madeBy', header: t('list.madeBy'), cell: ({ madeBy }) => madeBy },
  ]
  return (
    <DataTable
      caption={t('list.caption')}
      captionHidden
      columns={columns}
      rows={quotes}
      rowKey={({ number }) => number}
      density="dense"
    />
  )
}
