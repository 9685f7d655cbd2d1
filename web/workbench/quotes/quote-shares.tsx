import { type FormEvent, useState } from 'react'
import type { QuoteShare } from '#contract/shared-quotes.ts'
import {
  defaultShareDays,
  type ShareScope,
  shareDays,
  sharedQuotePath,
  shareScopes,
} from '#domain/quotes/saved/quote-share.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeSample } from '#web/ui/code-sample.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './quotes.module.css'

/** Links to a quote for people outside the company: opened with a scope and an end, and ended at any time. */
export function QuoteShares({ number }: { number: string }) {
  const { t } = useTranslation('myQuotes')
  const [link, setLink] = useState<{ readonly id: string; readonly url: string }>()
  const sharing = useCallMutation('POST /api/quotes/shares', {
    invalidates: ['GET /api/quotes/shares'],
    onDone: ({ share, token }) =>
      setLink({ id: share.id, url: `${window.location.origin}${sharedQuotePath(token)}` }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const days = shareDays.find((one) => String(one) === form.get('days')) ?? defaultShareDays
    const scope = shareScopes.find((one) => one === form.get('scope')) ?? 'total'
    void sharing.send({ body: { number, scope, days } })
  }
  return (
    <Panel title={t('share.title')} lead={t('share.lead')}>
      <form className={styles.share} onSubmit={submit}>
        <ShareFields number={number} />
        <Button type="submit" isPending={sharing.isSending}>
          {t('share.create')}
        </Button>
      </form>
      <RefusalMessage refusal={sharing.refusal} />
      {link && (
        <div role="status">
          <p>{t('share.created')}</p>
          <CodeSample text={link.url} copyLabel={t('share.copy')} copiedLabel={t('common:copied')} />
        </div>
      )}
      <OpenShares
        number={number}
        onEnded={(id) => setLink((shown) => (shown?.id === id ? undefined : shown))}
      />
    </Panel>
  )
}

/** Until it is known what the user may share, that is the total. */
function ShareFields({ number }: { number: string }) {
  const { t } = useTranslation('myQuotes')
  const query = useCallQuery('GET /api/quotes/shares', { query: { number } })
  const scopes = query.status === 'ready' ? query.data.scopes : shareScopes.slice(0, 1)
  const scopeText = (scope: ShareScope) => t(`share.scopes.${scope}`)
  return (
    <>
      <SelectField
        name="scope"
        label={t('share.scope')}
        defaultValue="total"
        choices={scopes.map((value) => ({ value, label: scopeText(value) }))}
        help={query.status === 'ready' && !scopes.includes('charges') ? t('share.totalOnly') : undefined}
      />
      <SelectField
        name="days"
        label={t('share.days')}
        defaultValue={String(defaultShareDays)}
        choices={shareDays.map((days) => ({
          value: String(days),
          label: t('share.dayCount', { count: days }),
        }))}
      />
    </>
  )
}

type OpenSharesProps = { readonly number: string; onEnded(id: string): void }

function OpenShares({ number, onEnded }: OpenSharesProps) {
  const { t } = useTranslation('myQuotes')
  const query = useCallQuery('GET /api/quotes/shares', { query: { number } })
  const ending = useCallMutation('POST /api/quotes/shares/end', {
    invalidates: ['GET /api/quotes/shares'],
    onDone: () => showToast('info', t('share.ended')),
  })
  const end = async ({ id }: QuoteShare) => {
    await ending.send({ body: { number, id } })
    onEnded(id)
  }
  const shares = query.status === 'ready' ? query.data.shares : []
  if (shares.length === 0) return <RefusalMessage refusal={ending.refusal} />
  return (
    <>
      <h3>{t('share.open')}</h3>
      <ul className={styles.shares}>
        {shares.map((share) => (
          <li key={share.id}>
            <span>
              {t(`share.scopes.${share.scope}`)} · {share.createdBy} · {t('share.until')}{' '}
              <FormattedTime at={share.endsAt} format="dateTime" />
            </span>
            <Button isCompact isPending={ending.isSending} onClick={() => void end(share)}>
              {t('share.end')}
            </Button>
          </li>
        ))}
      </ul>
      <RefusalMessage refusal={ending.refusal} />
    </>
  )
}
