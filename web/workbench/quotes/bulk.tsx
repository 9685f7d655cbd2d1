import { useState } from 'react'
import type { CallData } from '#contract/client.ts'
import type { SentRow } from '#domain/quotes/parse-lanes.ts'
import { readBlob, saveFile } from '#web/client/files.ts'
import { useCallMutation, useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import { BulkForm } from './bulk-form.tsx'
import { PricedRows } from './priced-rows.tsx'
import styles from './quotes.module.css'
import { useLanesText } from './use-lanes-text.ts'

type BulkResult = CallData<'POST /api/quotes/lanes'>
const sheetName = 'quayside-lanes.xlsx'

/** The rows as they were typed: the server reads and prices them itself. */
const inputOf = (rows: readonly SentRow[]) => ({
  body: { rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })) },
})

/** Many lanes at once, each with a price or the reason why there is none. */
export function Bulk() {
  const { t } = useTranslation('myQuotes')
  const [text, setText] = useLanesText()
  const [priced, setPriced] = useState<BulkResult>()
  const pricing = useCallMutation('POST /api/quotes/lanes', { onDone: setPriced })
  const saving = useResultMutation(
    (rows: readonly SentRow[]) =>
      readBlob('POST /api/quotes/lanes/sheet', inputOf(rows), { hidesOfflineToast: true }),
    { onDone: (file) => saveFile(file, sheetName) },
  )
  return (
    <Panel title={t('bulk')} lead={t('bulkQuote.lead')}>
      <RefusalMessage refusal={priced ? saving.refusal : pricing.refusal} />
      {priced ? (
        <>
          <p className={styles.files}>
            <Button
              variant="primary"
              isPending={saving.isSending}
              onClick={() => void saving.send(priced.rows)}
            >
              {t('bulkQuote.sheet')}
            </Button>
            <Button onClick={() => setPriced(undefined)}>{t('bulkQuote.edit')}</Button>
          </p>
          <PricedRows rows={priced.rows} quotedOn={priced.quotedOn} />
        </>
      ) : (
        <BulkForm
          text={text}
          onText={setText}
          isSending={pricing.isSending}
          onRows={(rows) => void pricing.send(inputOf(rows))}
        />
      )}
    </Panel>
  )
}
