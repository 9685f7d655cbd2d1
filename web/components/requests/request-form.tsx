import { useState } from 'react'
import type { RequestView } from '#contract/requests.ts'
import { type RequestField, type RequestKind, requestForms } from '#domain/quotes/quote-request.ts'
import { call } from '#web/client/call.ts'
import { createSaveKeys } from '#web/client/save-key.ts'
import { useSession } from '#web/client/session-state.ts'
import { containersIn, formatContainers, readContainers } from '#web/components/containers/containers.ts'
import { ContainersField } from '#web/components/containers/containers-field.tsx'
import { DayField } from '#web/components/dates/day-field.tsx'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { type FormState, useForm, valuesOf } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { detailName, type RequestDefaults, requestBody, requestRules } from './details.ts'
import { useRequestDraft } from './request-draft.ts'
import styles from './requests.module.css'
import { RemarkField, TradeModeField } from './special-fields.tsx'

type RequestFormProps = {
  readonly kind: RequestKind
  /** The values that are known already. */
  readonly defaults?: RequestDefaults
  /** Keeps what is typed as a draft; another text for other values that are known already. */
  readonly draftStart?: string
  onSent(request: RequestView): void
}

const inputModes: Partial<Record<RequestField, 'decimal' | 'numeric'>> = {
  weightKg: 'decimal',
  volumeCbm: 'decimal',
  pieces: 'numeric',
  days: 'numeric',
  declarations: 'numeric',
}

/** The fields of a kind of request, and the contact. */
export function RequestForm({ kind, defaults = {}, draftStart, onSent }: RequestFormProps) {
  const { t } = useTranslation('requests')
  const draft = useRequestDraft(draftStart)
  const typed = draft?.values ?? {}
  const containers = formatContainers(containersIn(typed))
  const [keys] = useState(createSaveKeys)
  const person = useSession((state) => state.person)
  const { formProps, ...form } = useForm({
    rules: requestRules(kind),
    namespace: 'requests',
    send(values) {
      const body = requestBody(kind, values)
      const keyed = { ...body, key: keys.keyOf(body) }
      return call('POST /api/requests', { body: keyed }, { hidesOfflineToast: true })
    },
    onDone(request) {
      keys.forget()
      draft?.drop()
      onSent(request)
    },
  })
  const startOf = (field: RequestField) =>
    (field === 'containers' ? containers : typed[detailName(field)]) || defaults[field]
  const detail = (field: RequestField) => (
    <Detail key={field} form={form} kind={kind} field={field} value={startOf(field)} />
  )
  return (
    <form
      className={`${forms.form} ${styles.form}`}
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event)
        draft?.save(valuesOf(event.currentTarget))
      }}
    >
      <div className={styles.fields}>
        {requestForms[kind].asks.filter((field) => field !== 'remark').map(detail)}
        <Field
          form={form}
          name="contact.name"
          label={t('contact')}
          autoComplete="name"
          defaultValue={typed['contact.name'] ?? person?.name}
        />
        <Field
          form={form}
          name="contact.phone"
          label={t('phone')}
          help={t('phoneHelp')}
          autoComplete="tel"
          inputMode="tel"
          defaultValue={typed['contact.phone']}
        />
        {/* A text of several lines takes a row of its own, after all short fields. */}
        <div className={styles.wide}>
          {requestForms[kind].asks.filter((field) => field === 'remark').map(detail)}
        </div>
      </div>
      {draft && <p className={styles.draft}>{t('draft')}</p>}
      <FormFooter form={form} submitLabel={t('submit')} />
    </form>
  )
}

type DetailProps = {
  readonly form: FormState
  readonly kind: RequestKind
  readonly field: RequestField
  readonly value: string | undefined
}

function Detail({ form, kind, field, value }: DetailProps) {
  const name = detailName(field)
  const label = useLabel(kind)(field)
  if (field === 'containers')
    return <ContainersField form={form} name={name} label={label} first={readContainers(value ?? '')} />
  if (field === 'remark') return <RemarkField form={form} name={name} label={label} value={value} />
  if (field === 'tradeMode') return <TradeModeField form={form} name={name} label={label} value={value} />
  if (field === 'readyOn') return <DayField form={form} name={name} label={label} defaultValue={value} />
  return (
    <Field
      form={form}
      name={name}
      label={label}
      autoComplete="off"
      inputMode={inputModes[field]}
      defaultValue={value}
    />
  )
}

/** Some kinds have a label of their own for a field; a field that may stay empty says so. */
function useLabel(kind: RequestKind) {
  const { t } = useTranslation('requests')
  const plainLabel = (field: RequestField): string => {
    if (kind === 'customs' && field === 'from') return t('labels.customs.from')
    if (field === 'to' && (kind === 'warehouse' || kind === 'depot' || kind === 'overseas-warehouse'))
      return t(`labels.${kind}.to`)
    return t(`fields.${field}`)
  }
  return (field: RequestField): string => {
    if (requestForms[kind].needs.includes(field)) return plainLabel(field)
    // Their labels have a unit in brackets already.
    if (field === 'weightKg' || field === 'volumeCbm') return t(`optionalFields.${field}`)
    return t('optional', { label: plainLabel(field) })
  }
}
