import { useState } from 'react'
import type { CallData, CallInput } from '#contract/client.ts'
import { may } from '#domain/access/permissions.ts'
import { paymentLimits, paymentTermKinds } from '#domain/orders/payment/terms.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { readAmount } from '#domain/values/money.ts'
import { ok } from '#domain/values/refusal.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { AmountField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { allRules, type FormValues, type Rule, type Rules, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './orders.module.css'

type Terms = CallData<'GET /api/console/payment-terms'>
type Granted = CallInput<'PUT /api/console/payment-terms'>['body']['terms']

/** By which terms a company pays; finance changes them. */
export function PaymentTermsPanel({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation('ordersAdmin')
  const query = useCallQuery('GET /api/console/payment-terms', { query: { companyId } })
  const mayGrant = may(useActor(), 'grant-payment-terms')
  return (
    <ConsolePanel title={t('terms.title')}>
      <QueryState query={query} skeleton={{ rows: 2 }}>
        {(terms) => (
          <>
            <TermsView terms={terms} />
            {mayGrant && <TermsForm key={terms.grantedAt ?? ''} terms={terms} onDone={query.setData} />}
          </>
        )}
      </QueryState>
    </ConsolePanel>
  )
}

function TermsView({ terms: { kind, limit, days, grantedBy, grantedAt } }: { readonly terms: Terms }) {
  const { t } = useTranslation('ordersAdmin')
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: t('terms.termsKind'), value: t(`orders:terms.${kind}`) },
        { term: t('terms.creditLimit'), value: limit && <FormattedMoney money={limit} /> },
        { term: t('terms.creditDays'), value: days },
        { term: t('terms.grantedBy'), value: grantedBy },
        {
          term: t('terms.grantedAt'),
          value: grantedAt && <FormattedTime at={grantedAt} format="dateTime" />,
        },
      ]}
    />
  )
}

const limitRule: Rule = (text) => {
  const read = readAmount(text.trim(), standardCurrency)
  return read.ok ? undefined : read.fields?.amount
}

const daysRule: Rules[string] = (text) => (/^\d+$/.test(text.trim()) ? undefined : 'wrong-format')

function grantedIn({ kind, limit = '', days = '' }: FormValues): Granted {
  if (kind === 'on-account') return { kind, limit: limit.trim(), days: Number(days) }
  return kind === 'per-shipment' ? { kind } : { kind: 'before-work' }
}

type TermsFormProps = { readonly terms: Terms; onDone(terms: Terms): void }

function TermsForm({ terms, onDone }: TermsFormProps) {
  const { t } = useTranslation('ordersAdmin')
  const [kind, setKind] = useState<string>(terms.kind)
  const [asked, setAsked] = useState<Granted>()
  const isOnAccount = kind === 'on-account'
  const { formProps, ...form } = useForm<Granted>({
    rules: isOnAccount ? { limit: allRules(required, limitRule), days: daysRule } : {},
    namespace: 'ordersAdmin',
    rangeOf: (name) => (name === 'days' ? { min: 1, max: paymentLimits.days } : undefined),
    send: async (values) => ok(grantedIn(values)),
    onDone: setAsked,
  })
  return (
    <>
      <form className={styles.form} {...formProps} aria-label={t('terms.change')}>
        <div className={styles.remark}>
          <ChoiceField
            form={form}
            name="kind"
            label={t('terms.termsKind')}
            choices={paymentTermKinds.map((value) => ({ value, label: t(`orders:terms.${value}`) }))}
            defaultValue={terms.kind}
            onChosen={setKind}
          />
          {isOnAccount && (
            <>
              <AmountField
                form={form}
                name="limit"
                label={t('terms.limitField')}
                defaultValue={terms.limit?.amount ?? ''}
              />
              <Field
                form={form}
                name="days"
                label={t('terms.creditDays')}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={String(terms.days ?? 30)}
              />
            </>
          )}
        </div>
        <FormFooter form={form} submitLabel={t('terms.change')} isSecondary />
      </form>
      {asked && (
        <GrantDialog
          companyId={terms.companyId}
          granted={asked}
          onDone={onDone}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

type GrantDialogProps = {
  readonly companyId: string
  readonly granted: Granted
  onDone(terms: Terms): void
  onClose(): void
}

function GrantDialog({ companyId, granted, onDone, onClose }: GrantDialogProps) {
  const { t } = useTranslation('ordersAdmin')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('PUT /api/console/payment-terms')
  const grant = async () => {
    const result = await send({ body: { companyId, terms: granted } })
    if (!result.ok) return
    showToast('info', t('terms.done'))
    onClose()
    onDone(result.value)
  }
  return (
    <ConfirmDialog
      title={t('terms.question', { terms: t(`orders:terms.${granted.kind}`) })}
      confirmLabel={t('terms.change')}
      cancelLabel={t('dialogs.cancel')}
      closeLabel={t('common:close')}
      isHarmless
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={() => void grant()}
      onClose={onClose}
    >
      <p>{t('terms.text')}</p>
    </ConfirmDialog>
  )
}
