import { useNavigate } from 'react-router'
import type { CallInput } from '#contract/client.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { reserveUrl } from '#domain/notifications/workbench-paths.ts'
import { ok, type Refusal, type Result } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'

type From = CallInput<'POST /api/orders/drafts/start'>['body']['from']
type Priced = Pick<SavedQuote, 'number' | 'mode'>
type Again = { readonly quote: string; readonly from: From }
/** Whether the form opens with a draft of before instead of what was chosen. */
type Started = Priced & { readonly hasOtherDraft: boolean }

/** The form opens with the draft that is there. */
const isTaken = ({ refusal }: Refusal) => refusal === 'draft-changed'

/** Or with an empty one. */
const isHarmless = (refused: Refusal, { kind }: From) =>
  isTaken(refused) || (kind === 'draft' && refused.refusal === 'not-found')

/** Prices a quote again and fills in its order from an order, a template or a draft. */
async function startAgain({ quote, from }: Again): Promise<Result<Started>> {
  const priced = await call(
    'POST /api/quotes/again',
    { body: { number: quote } },
    { hidesOfflineToast: true },
  )
  if (!priced.ok) return priced
  const { number, mode } = priced.value.quote
  const body = { quote: number, from }
  const started = await call('POST /api/orders/drafts/start', { body }, { hidesOfflineToast: true })
  if (!started.ok && !isHarmless(started, from)) return started
  return ok({ number, mode, hasOtherDraft: !started.ok && isTaken(started) && from.kind !== 'draft' })
}

/** Leads to the form of the new order. */
export function useOrderAgain() {
  const { t } = useTranslation('orderDrafts')
  const navigate = useNavigate()
  return useResultMutation(startAgain, {
    invalidates: ['GET /api/orders/drafts', 'GET /api/quotes'],
    onDone: ({ number, mode, hasOtherDraft }) => {
      if (hasOtherDraft) showToast('info', t('drafts.otherOpened'))
      void navigate(reserveUrl(number, mode))
    },
  })
}
