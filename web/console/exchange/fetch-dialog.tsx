import { useEffect, useRef } from 'react'
import type { CallData } from '#contract/client.ts'
import { formatDay } from '#domain/language/format-time.ts'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ExchangePreview, type Latest } from './exchange-preview.tsx'

type FetchDialogProps = {
  readonly fetched: CallData<'POST /api/console/exchangeRates/fetch'>
  readonly publishedBy: NonNullable<CallData<'GET /api/console/exchangeRates/matrix'>['publishedBy']>
  readonly latest: Latest
  onClose(): void
}

/** Central parity rates as they were fetched: shown, and saved as a whole like a pasted table. */
export function FetchDialog({ fetched, publishedBy: { name, isDemo }, latest, onClose }: FetchDialogProps) {
  const { t } = useTranslation('ratesAdmin')
  const { date, missing } = fetched
  const stated = {
    name: isDemo ? t('exchange.fetchDemoName') : name,
    date: formatDay(date, useLanguage(), 'date'),
  }
  const lead = useRef<HTMLParagraphElement>(null)
  // The first control saves: who presses Enter at once would save rates unseen.
  useEffect(() => void lead.current?.focus(), [])
  const done = (count: number) => {
    showToast('info', t('exchange.savedTable', { count }))
    onClose()
  }
  return (
    <Dialog title={t('exchange.fetchTitle')} closeLabel={t('common:close')} onClose={onClose} size="large">
      <div className={styles.form}>
        <p ref={lead} tabIndex={-1}>
          {t('exchange.fetchLead', stated)}
        </p>
        {isDemo && <p>{t('exchange.fetchDemo')}</p>}
        {missing.length > 0 && (
          <p className={page.soft}>
            {t('exchange.fetchMissing', { names: missing.join(t('console:list.between')) })}
          </p>
        )}
        <ExchangePreview table={fetched} isFetched latest={latest} source={() => name} onDone={done} />
      </div>
    </Dialog>
  )
}
