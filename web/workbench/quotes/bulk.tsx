import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import type { SentRow } from '#domain/quotes/lanes/parse-lanes.ts'
import { readBlob, saveFile } from '#web/client/files.ts'
import { useQueryUser } from '#web/client/query/query-client.tsx'
import { useCallMutation, useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import { BulkForm } from './bulk-form.tsx'
import { type BulkResult, type BulkRun, savedIn, storedRuns, storeRun, storeSavedRows } from './bulk-runs.ts'
import { PricedRows } from './priced-rows.tsx'
import styles from './quotes.module.css'
import { useLanesText } from './use-lanes-text.ts'

const sheetName = 'quayside-lanes.xlsx'
const bulkUrl = `${workbenchPaths.quotes}?show=bulk`

/** The rows as they were typed: the server reads and prices them itself. */
const inputOf = (rows: readonly SentRow[]) => ({
  body: { rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })) },
})

/** The runs of this browser; the URL says which one is shown, so that a reload shows it again. */
function useRuns() {
  const person = useQueryUser()
  const [searchParams, setSearchParams] = useSearchParams()
  const [latest, setLatest] = useState<BulkRun>()
  const stored = storedRuns(window.localStorage, person, new Date())
  const id = searchParams.get('run')
  const shown = [...stored, latest].find((run) => run !== undefined && run.id === id)
  const add = (result: BulkResult) => {
    const run = storeRun(window.localStorage, person, result, new Date())
    setLatest(run)
    setSearchParams({ show: 'bulk', run: run.id })
  }
  return { stored, shown, add }
}

/** Many lanes at once, each with a price or the reason why there is none. */
export function Bulk() {
  const { t } = useTranslation('myQuotes')
  const [text, setText] = useLanesText()
  const { stored, shown, add } = useRuns()
  const pricing = useCallMutation('POST /api/quotes/lanes', { onDone: add })
  if (shown) return <Run key={shown.id} run={shown} />
  return (
    <Panel title={t('bulkQuote.lanes')} lead={t('bulkQuote.lead')}>
      <RefusalMessage refusal={pricing.refusal} />
      <BulkForm
        text={text}
        onText={setText}
        isSending={pricing.isSending}
        onRows={(rows) => void pricing.send(inputOf(rows))}
      />
      <EarlierRuns runs={stored} />
    </Panel>
  )
}

function Run({ run }: { readonly run: BulkRun }) {
  const { id, result } = run
  const { t } = useTranslation('myQuotes')
  const person = useQueryUser()
  const saving = useResultMutation(
    (rows: readonly SentRow[]) =>
      readBlob('POST /api/quotes/lanes/sheet', inputOf(rows), { hidesOfflineToast: true }),
    { onDone: (file) => saveFile(file, sheetName) },
  )
  return (
    <Panel title={t('bulkQuote.caption')}>
      <RefusalMessage refusal={saving.refusal} />
      <p className={styles.files}>
        <Button variant="primary" isPending={saving.isSending} onClick={() => void saving.send(result.rows)}>
          {t('bulkQuote.sheet')}
        </Button>
        <Link className={buttonClass()} to={bulkUrl}>
          {t('bulkQuote.edit')}
        </Link>
        <span>
          {t('bulkQuote.pricedAt')} <FormattedTime at={id} format="dateTime" />
        </span>
      </p>
      <PricedRows
        rows={result.rows}
        quotedOn={result.quotedOn}
        saved={savedIn(run)}
        onSaved={(saved) => storeSavedRows(window.localStorage, person, { id, saved }, new Date())}
      />
    </Panel>
  )
}

function EarlierRuns({ runs }: { readonly runs: readonly BulkRun[] }) {
  const { t } = useTranslation('myQuotes')
  if (runs.length === 0) return null
  return (
    <section>
      <h3>{t('bulkQuote.earlier')}</h3>
      <ul>
        {runs.map(({ id, result }) => (
          <li key={id}>
            <Link to={`${bulkUrl}&run=${encodeURIComponent(id)}`}>
              <FormattedTime at={id} format="dateTime" /> ·{' '}
              {t('bulkQuote.rows', { count: result.rows.length })}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.help}>{t('bulkQuote.earlierHelp')}</p>
    </section>
  )
}
