import { useState } from 'react'
import type { CallInput } from '#contract/client.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { rateLimits, readExchangeRate } from '#domain/values/exchange.ts'
import type { Params } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import type { FormValues, Rules } from '#web/components/forms/rules.ts'
import { type FormState, type RangeOf, useForm } from '#web/components/forms/use-form.ts'
import styles from '#web/console/rates/rates.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { foreignCurrencies } from './foreign-currencies.ts'

type Body = CallInput<'POST /api/console/exchangeRates'>['body']

/** A rate that waits for the confirmation of staff, and the figures of the question. */
type Asked = { readonly body: Body; readonly figures: Params }

const readRate = ({ from = '', date = '', value = '', source = '' }: FormValues) => ({
  from,
  date,
  value: value.trim(),
  source,
})

/** The validation of the domain, which names every wrong field. */
const problemsIn = (values: FormValues) => {
  const result = readExchangeRate({ ...readRate(values), to: standardCurrency })
  return result.ok ? {} : (result.fields ?? {})
}
/** More than 0, which the text of the field says. */
const valueRange = { min: 0, max: Number(rateLimits.max), decimals: rateLimits.decimals }
const rangeOf: RangeOf = (name) => (name === 'value' ? valueRange : undefined)

const names = ['from', 'date', 'value', 'source'] as const
const rules: Rules = Object.fromEntries(names.map((name) => [name, (_, values) => problemsIn(values)[name]]))

/** The dialog asks about a large change; the form does not say it again. */
const withoutJump = (form: FormState): FormState =>
  form.refusal?.refusal === 'exchange-rate-jump' ? { ...form, refusal: undefined } : form

/** Enters a rate for a date; a second entry for the same date replaces it. */
export const ExchangeForm = () => (
  <Drafted form="exchange-rate">{(draft) => <RateFields draft={draft} />}</Drafted>
)

function RateFields({ draft }: { readonly draft: FormDraft }) {
  const { t } = useTranslation('ratesAdmin')
  const mutation = useCallMutation('POST /api/console/exchangeRates', {
    invalidates: ['GET /api/console/exchangeRates', 'GET /api/console/exchangeRates/matrix'],
  })
  const [asked, setAsked] = useState<Asked>()
  const onDone = () => {
    draft.drop()
    setAsked(undefined)
    showToast('info', t('exchange.set'))
  }
  const send = async (body: Body) => {
    const result = await mutation.send({ body })
    if (!result.ok && result.refusal === 'exchange-rate-jump') setAsked({ body, figures: result.params })
    return result
  }
  const { formProps, ...form } = useForm({
    rules,
    namespace: 'ratesAdmin',
    rangeOf,
    send: (values) => send(readRate(values) as Body),
    onDone,
  })
  useFollowed(formProps.ref, draft)
  const typed = draft.values ?? {}
  const confirm = async (body: Body) => {
    const result = await send({ ...body, confirmed: true })
    form.showResult(result)
    if (result.ok) onDone()
  }
  return (
    <ConsolePanel title={t('exchange.enter')}>
      <form className={styles.form} {...formProps}>
        <ChoiceField
          form={form}
          name="from"
          label={t('exchange.from')}
          choices={foreignCurrencies.map((code) => ({ value: code, label: code }))}
          defaultValue={typed.from ?? 'USD'}
        />
        <DayField
          form={form}
          name="date"
          label={t('exchange.date')}
          defaultValue={typed.date ?? shanghaiDay(new Date())}
        />
        <Field
          form={form}
          name="value"
          label={t('exchange.value')}
          help={t('exchange.valueHelp')}
          autoComplete="off"
          inputMode="decimal"
          defaultValue={typed.value}
        />
        <Field
          form={form}
          name="source"
          label={t('exchange.source')}
          help={t('exchange.sourceHelp')}
          autoComplete="off"
          maxLength={rateLimits.source}
          defaultValue={typed.source}
        />
        <FormFooter form={withoutJump(form)} submitLabel={t('exchange.save')} />
      </form>
      {asked && (
        <JumpDialog
          figures={asked.figures}
          isSending={mutation.isSending}
          onConfirm={() => void confirm(asked.body)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ConsolePanel>
  )
}

type JumpDialogProps = {
  readonly figures: Params
  readonly isSending: boolean
  onConfirm(): void
  onClose(): void
}

/** Names the latest rate and the one that was typed. */
function JumpDialog({ figures: { date, ...others }, ...dialog }: JumpDialogProps) {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  const figures = { ...others, date: formatDay(String(date), language, 'date') }
  return (
    <ConfirmDialog
      {...dialog}
      title={t('exchange.jump', figures)}
      confirmLabel={t('exchange.jumpConfirm', figures)}
      cancelLabel={t('exchange.jumpCancel')}
      closeLabel={t('common:close')}
    >
      <p>{t('exchange.jumpText', figures)}</p>
    </ConfirmDialog>
  )
}
