import type { CallInput } from '#contract/client.ts'
import type { ExportColumn } from '#domain/orders/export/export-columns.ts'
import type { ExportedSheet } from '#domain/orders/export/export-job.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Filters = CallInput<'POST /api/orders/exports/start'>['body']['filters']

/** Starts a long export; the list of exports shows it from then on. */
export function useExportJob() {
  const { t } = useTranslation('orderExports')
  const refusalText = useRefusalText()
  const { send, isSending } = useCallMutation('POST /api/orders/exports/start', {
    invalidates: ['GET /api/orders/exports'],
  })
  const start = async (sheet: ExportedSheet, filters: Filters, columns?: readonly ExportColumn[]) => {
    const result = await send({ body: { sheet, filters, ...(columns && { columns: [...columns] }) } })
    if (result.ok) showToast('info', t('jobs.started'))
    else showToast('error', refusalText(result) ?? '')
  }
  return { isSending, start }
}
