import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
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

const namespaces = ['demoPayment'] as const

export const handle = { namespaces, queryNames: ['session'] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)

export const headers = () => ({ 'cache-control': 'no-store' })

/** Demo only: stands in for the page of a payment provider. */
export default function DemoPaymentPage() {
  const { t } = useTranslation('demoPayment')
  const { order, amount } = useLoaderData<typeof loader>()
  const [searchParams] = useSearchParams()
  const session = searchParams.get('session') ?? ''
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/dev/payment', {
    onDone: ({ returnUrl }) => window.location.assign(returnUrl),
  })
  const answer = (state: 'paid' | 'failed') => void send({ body: { session, state } })
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} hidden />
      <h1>{t('title')}</h1>
      <Panel
        title={t('title')}
        tone="warn"
        lead={t('lead')}
        foot={
          <div className={styles.buttons}>
            <Button variant="primary" isPending={isSending} onClick={() => answer('paid')}>
              {t('pay')}
            </Button>
            <Button onClick={() => answer('failed')}>{t('decline')}</Button>
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
        <p role="alert">{refusalText(refusal)}</p>
      </Panel>
    </div>
  )
}
