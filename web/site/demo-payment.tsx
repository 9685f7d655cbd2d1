import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { call } from '#web/client/call.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './demo-payment/demo-payment.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = new URL(request.url).searchParams.get('session') ?? ''
  return valueOrMissing(await requestOf(context).api('GET /api/dev/payment', { query: { session } }))
}

const namespaces = ['demoPayment', 'refusals'] as const

export const handle = { namespaces, queryNames: ['session'] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)

export const headers = () => ({ 'cache-control': 'no-store' })

type State = 'paid' | 'failed'

/** The demo provider reports, and the customer goes back to the order. */
function useAnswer() {
  const [searchParams] = useSearchParams()
  const session = searchParams.get('session') ?? ''
  const refusalText = useRefusalText()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const answer = async (state: State) => {
    setSending(true)
    const result = await call('POST /api/dev/payment', { body: { session, state } })
    setSending(false)
    if (result.ok) window.location.assign(result.value.returnUrl)
    else setProblem(refusalText(result))
  }
  return { answer, isSending, problem }
}

/** Demo only: stands in for the page of a payment provider. */
export default function DemoPaymentPage() {
  const { t } = useTranslation('demoPayment')
  const { order, amount } = useLoaderData<typeof loader>()
  const { answer, isSending, problem } = useAnswer()
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} hidden />
      <h1>{t('title')}</h1>
      <Panel
        title={t('order')}
        tone="warn"
        lead={t('lead')}
        foot={
          <div className={styles.buttons}>
            <Button variant="primary" isPending={isSending} onClick={() => void answer('paid')}>
              {t('pay')}
            </Button>
            <Button onClick={() => void answer('failed')}>{t('decline')}</Button>
          </div>
        }
      >
        <DescriptionList
          layout="columns"
          items={[
            { term: t('order'), value: order },
            { term: t('amount'), value: <FormattedMoney money={amount} size="strong" /> },
          ]}
        />
        <p role="alert">{problem}</p>
      </Panel>
    </div>
  )
}
