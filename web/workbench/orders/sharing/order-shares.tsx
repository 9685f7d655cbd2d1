import { type FormEvent, useState } from 'react'
import type { DataOf } from '#contract/call.ts'
import type { listOrderShares } from '#contract/shared-orders.ts'
import {
  maxShareRecipient,
  orderShareDays,
  orderShareScopes,
  sharedOrderPath,
  usualShareDays,
} from '#domain/orders/sharing/order-share.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeSample } from '#web/ui/code-sample.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import { ShareList } from './share-list.tsx'
import styles from './sharing.module.css'

/** Links to an order for a consignee or a driver: made with a scope and an end, and revoked at any time. */
export function OrderShares({ number }: { readonly number: string }) {
  const { t } = useTranslation('orderSharing')
  const query = useCallQuery('GET /api/orders/shares', { query: { number } })
  return (
    <Panel title={t('title')} lead={t('lead')}>
      <QueryState query={query} skeleton={{ rows: 2 }}>
        {({ shares, canShare }) => (
          <>
            {canShare && <NewShare number={number} onMade={query.setData} />}
            <ShareList number={number} shares={shares} onEnded={query.setData} />
          </>
        )}
      </QueryState>
    </Panel>
  )
}

type NewShareProps = { readonly number: string; onMade(data: DataOf<typeof listOrderShares>): void }

function NewShare({ number, onMade }: NewShareProps) {
  const { t } = useTranslation('orderSharing')
  const [scope, setScope] = useState<(typeof orderShareScopes)[number]>('consignee')
  const [url, setUrl] = useState<string>()
  const sharing = useCallMutation('POST /api/orders/shares', { invalidates: ['GET /api/orders/order'] })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const texts = new FormData(form)
    const days = orderShareDays.find((one) => String(one) === texts.get('days')) ?? usualShareDays[scope]
    const recipient = String(texts.get('recipient') ?? '').trim() || undefined
    const made = await sharing.send({ body: { number, scope, days, recipient } })
    if (!made.ok) return
    const { token, shares, canShare } = made.value
    setUrl(`${window.location.origin}${sharedOrderPath(token)}`)
    onMade({ shares, canShare })
  }
  return (
    <>
      <form className={styles.share} onSubmit={(event) => void submit(event)}>
        <SelectField
          name="scope"
          label={t('scope')}
          defaultValue={scope}
          onChosen={(chosen) => setScope(orderShareScopes.find((one) => one === chosen) ?? 'consignee')}
          choices={orderShareScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
        />
        <SelectField
          key={scope}
          name="days"
          label={t('days')}
          defaultValue={String(usualShareDays[scope])}
          choices={orderShareDays.map((days) => ({
            value: String(days),
            label: t('dayCount', { count: days }),
          }))}
        />
        <TextField name="recipient" label={t('recipient')} autoComplete="off" maxLength={maxShareRecipient} />
        <Button type="submit" isPending={sharing.isSending}>
          {t('create')}
        </Button>
      </form>
      <p className={styles.soft}>{t(`scopeHelp.${scope}`)}</p>
      <RefusalMessage refusal={sharing.refusal} />
      {url && (
        <div role="status">
          <p>{t('created')}</p>
          <CodeSample text={url} copyLabel={t('copy')} copiedLabel={t('common:copied')} />
        </div>
      )}
    </>
  )
}
