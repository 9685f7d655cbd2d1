import { useState } from 'react'
import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { earliest, useUrgency } from '#web/console/shared/by-urgency.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { orderPath } from '#web/console/shared/sections.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Reports = CallData<'GET /api/console/payment-reports'>['reports']
type Report = Reports[number]

/** What the payment provider reported and was not booked; opens over the list of orders. */
export function PaymentReports() {
  const query = useCallQuery('GET /api/console/payment-reports', {})
  const reports = query.status === 'ready' ? query.data.reports : []
  return <ReportsButton reports={reports} onSettled={query.setData} />
}

/** On the overview, while money of the provider is not booked. */
export function PaymentReportsPanel() {
  const { t } = useTranslation('orderMoney')
  const query = useCallQuery('GET /api/console/payment-reports', {})
  useUrgency(
    'payment-reports',
    query.status === 'ready' ? earliest(query.data.reports.map(({ receivedAt }) => receivedAt)) : undefined,
  )
  if (query.status !== 'ready' || query.data.reports.length === 0) return null
  return (
    <ConsolePanel title={t('reports.title')}>
      <p>{t('reports.lead')}</p>
      <div className={page.row}>
        <ReportsButton reports={query.data.reports} onSettled={query.setData} />
      </div>
    </ConsolePanel>
  )
}

type ReportsButtonProps = { readonly reports: Reports; onSettled(data: { reports: Reports }): void }

function ReportsButton({ reports, onSettled }: ReportsButtonProps) {
  const { t } = useTranslation('orderMoney')
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<Report>()
  return (
    <>
      <Button isCompact onClick={() => setOpen(true)}>
        {t('reports.button', { count: reports.length })}
      </Button>
      {isOpen && !asked && (
        <ReportsDialog reports={reports} onSettle={setAsked} onClose={() => setOpen(false)} />
      )}
      {asked && <SettleDialog report={asked} onDone={onSettled} onClose={() => setAsked(undefined)} />}
    </>
  )
}

type ReportsDialogProps = { readonly reports: Reports; onSettle(report: Report): void; onClose(): void }

function ReportsDialog({ reports, onSettle, onClose }: ReportsDialogProps) {
  const { t } = useTranslation('orderMoney')
  return (
    <Dialog title={t('reports.title')} closeLabel={t('common:close')} onClose={onClose} size="large">
      <div className={page.stack}>
        <p className={page.soft}>{t('reports.lead')}</p>
        {reports.length === 0 && <p>{t('reports.none')}</p>}
        <ul className={page.stack} aria-label={t('reports.title')}>
          {reports.map((report) => (
            <ReportLine key={report.id} report={report} onSettle={onSettle} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

/** Amount, number and time of a payment. */
function useReportLine() {
  const { t } = useTranslation('orderMoney')
  const language = useLanguage()
  return ({ amount, currency, payment, receivedAt }: Report): string => {
    const time = formatTime(new Date(receivedAt), language)
    return t('reports.line', { amount: `${currency} ${formatAmount(amount)}`, payment, time })
  }
}

function ReportLine({ report, onSettle }: { readonly report: Report; onSettle(report: Report): void }) {
  const { t } = useTranslation('orderMoney')
  const lineOf = useReportLine()
  const { outcome, payment, number } = report
  return (
    <li className={page.row}>
      <strong>{t(`reports.outcomes.${outcome}`)}</strong>
      <span>{lineOf(report)}</span>
      {number === null ? (
        <span>{t('reports.noOrder')}</span>
      ) : (
        <Link to={orderPath(number)}>{t('reports.order', { number })}</Link>
      )}
      <Button isCompact onClick={() => onSettle(report)}>
        {t('reports.settle')}
        <span className="visually-hidden"> {payment}</span>
      </Button>
    </li>
  )
}

type SettleDialogProps = {
  readonly report: Report
  onDone(data: { reports: Reports }): void
  onClose(): void
}

function SettleDialog({ report, onDone, onClose }: SettleDialogProps) {
  const { t } = useTranslation('orderMoney')
  const refusalText = useRefusalText()
  const lineOf = useReportLine()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/payment-reports', {
    onDone: (data) => {
      showToast('info', t('reports.settled'))
      onDone(data)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('reports.settle')}
      confirmLabel={t('reports.settle')}
      cancelLabel={t('receipts.cancel')}
      closeLabel={t('common:close')}
      isHarmless
      reason={{
        label: t('reports.note'),
        maxLength: textLimits.reason,
        missing: { text: t('reports.noteMissing'), summary: t('receipts.summary') },
      }}
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={(note) => void send({ body: { id: report.id, note } })}
      onClose={onClose}
    >
      <p>
        <strong>{t(`reports.outcomes.${report.outcome}`)}</strong> {lineOf(report)}
      </p>
    </ConfirmDialog>
  )
}
