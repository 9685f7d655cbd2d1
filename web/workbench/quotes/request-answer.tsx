import { Link } from 'react-router'
import type { RequestView } from '#contract/requests.ts'
import { quoteUrl } from '#domain/notifications/workbench-paths.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export type Withdraw = (input: { readonly body: { readonly number: string } }) => Promise<unknown>

export function useWithdraw() {
  const { t } = useTranslation('myQuotes')
  return useCallMutation('POST /api/requests/withdraw', {
    invalidates: ['GET /api/requests', 'GET /api/requests/request'],
    onDone: ({ number }) => showToast('info', t('request.withdrawn', { number })),
  })
}

type AnswerProps = { readonly row: RequestView; readonly isSending: boolean; readonly withdraw: Withdraw }

/** The quote that answers a request, or why there is none; an open request can be withdrawn. */
export function Answer({ row: { number, state, quoteNumber, reason }, isSending, withdraw }: AnswerProps) {
  const { t } = useTranslation('myQuotes')
  if (quoteNumber) return <Link to={quoteUrl(quoteNumber)}>{t('request.see')}</Link>
  if (state !== 'open') return reason
  return (
    <Button isCompact isPending={isSending} onClick={() => void withdraw({ body: { number } })}>
      {t('request.withdraw')}
    </Button>
  )
}
