import { useState } from 'react'
import type { CallData } from '#contract/client.ts'
import type { AskedLane } from '#domain/quotes/read-lanes.ts'
import { call } from '#web/client/call.ts'
import { readBlob, saveFile } from '#web/client/files.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Panel } from '#web/workbench/shell/panel.tsx'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import { BulkForm } from './bulk-form.tsx'
import { PricedLanes } from './priced-lanes.tsx'
import styles from './quotes.module.css'

type Priced = CallData<'POST /api/quotes/lanes'>
const sheetName = 'quayside-lanes.xlsx'

/** Many lanes at once, each priced or with the reason why not. */
export function Bulk() {
  const { t } = useTranslation('myQuotes')
  const { refusal, isSending, act } = useAct()
  const [priced, setPriced] = useState<Priced>()
  const price = (lanes: readonly AskedLane[]) =>
    act(() => call('POST /api/quotes/lanes', { body: { lanes: [...lanes] } }), setPriced)
  const save = (lanes: Priced['lanes']) =>
    act(
      () =>
        readBlob('POST /api/quotes/lanes/sheet', {
          body: { lanes: lanes.map(({ pol, pod, type, count, etd }) => ({ pol, pod, type, count, etd })) },
        }),
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
              onClick={() => void save(priced.lanes)}
            >
              {t('bulkQuote.sheet')}
            </button>
            <button className={button.button} type="button" onClick={() => setPriced(undefined)}>
              {t('bulkQuote.start')}
            </button>
          </p>
          <PricedLanes lanes={priced.lanes} />
        </>
      ) : (
        <BulkForm isSending={isSending} onLanes={(lanes) => void price(lanes)} />
      )}
    </Panel>
  )
}
