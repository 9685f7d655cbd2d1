import { useNavigate } from 'react-router'
import type { CallInput } from '#contract/client.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { reserveUrl } from '#domain/notifications/workbench-paths.ts'
import { ok, type Refusal, type Result } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'

type From = CallInput<'POST /api/orders/drafts/start'>['body']['from']
type Priced = Pick<SavedQuote, 'number' | 'mode'>
type Again = { readonly quote: string; readonly from: From }

/** The form opens with the draft that is there, or with an empty one. */
const isHarmless = ({ refusal }: Refusal, { kind }: From) =>
  refusal === 'draft-changed' || (kind === 'draft' && refusal === 'not-found')

/** Prices a quote again and fills in its order from an order, a template or a draft. */
async function startAgain({ quote, from }: Again): Promise<Result<Priced>> {
  const priced = await call(
    'POST /api/quotes/again',
    { body: { number: quote } },
    { hidesOfflineToast: true },
  )
  if (!priced.ok) return priced
  const { number, mode } = priced.value.quote
  const body = { quote: number, from }
  const started = await call('POST /api/orders/drafts/start', { body }, { hidesOfflineToast: true })
  return started.ok || isHarmless(started, from) ? ok({ number, mode }) : started
}

/** Leads to the form of the new order. */
export function useOrderAgain() {
  const navigate = useNavigate()
  return useResultMutation(startAgain, {
    invalidates: ['GET /api/orders/drafts', 'GET /api/quotes'],
    onDone: ({ number, mode }) => void navigate(reserveUrl(number, mode)),
  })
}
