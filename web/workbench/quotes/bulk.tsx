import { useState } from 'react'
import type { CallData } from '#contract/client.ts'
import type { SentRow } from '#domain/quotes/read-lanes.ts'
import { call } from '#web/client/call.ts'
import { readBlob, saveFile } from '#web/client/files.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Panel } from '#web/workbench/shell/panel.tsx'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import { BulkForm } from './bulk-form.tsx'
import { PricedRows } from './priced-rows.tsx'
import styles from './quotes.module.css'

type Priced = CallData<'POST /api/quotes/lanes'>
const sheetName = 'quayside-lanes.xlsx'

/** As they were written, whatever was made of them: the server reads and prices them itself. */
const sent = (rows: readonly SentRow[]) => ({
  body: { rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })) },
})

/** Many lanes at once, each priced or with the reason why not. */
export function Bulk() {
  const { t } = useTranslation('myQuotes')
  const { refusal, isSending, act } = useAct()
  const [priced, setPriced] = useState<Priced>()
  const price = (rows: readonly SentRow[]) => act(() => call('POST /api/quotes/lanes', sent(rows)), setPriced)
  const save = (rows: readonly SentRow[]) =>
    act(
      () => readBlob('POST /api/quotes/lanes/sheet', sent(rows)),
      (file) => saveFile(file, sheetName),
    )
  return (
    <Panel title={t('bulk')} lead={t('bulkQuote.lead')}>
      <Refused refusal={refusal} />
      {priced ? (
        <>
          <p className={styles.files}>
            <button
              className={button.main}
              type="button"
              disabled={isSending}
              onClick={() => void save(priced.rows)}
            >
              {t('bulkQuote.sheet')}
            </button>
            <button className={button.button} type="button" onClick={() => setPriced(undefined)}>
              {t('bulkQuote.start')}
            </button>
          </p>
          <PricedRows rows={priced.rows} />
        </>
      ) : (
        <BulkForm isSending={isSending} onRows={(rows) => void price(rows)} />
      )}
    </Panel>
  )
}
