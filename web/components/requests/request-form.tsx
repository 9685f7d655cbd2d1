import { useState } from 'react'
import type { RequestView } from '#contract/requests.ts'
import type { RequestField, RequestKind } from '#domain/quotes/quote-request.ts'
import { call } from '#web/client/call.ts'
import { createSaveKeys } from '#web/client/save-key.ts'
import { useSession } from '#web/client/session-state.ts'
import { containersIn, formatContainers } from '#web/components/containers/containers.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { useForm, valuesOf } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { type RequestDefaults, requestBody, requestRules } from './details.ts'
import { RequestDetails } from './request-details.tsx'
import { useRequestDraft } from './request-draft.ts'
import styles from './requests.module.css'

type RequestFormProps = {
  readonly kind: RequestKind
  /** The values that are known already. */
  readonly defaults?: RequestDefaults
  /** Keeps what is typed as a draft; another text for other values that are known already. */
  readonly draftStart?: string
  onSent(request: RequestView): void
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
  const startOf = (name: string, field?: RequestField) =>
    (field === 'containers' ? containers : typed[name]) || (field ? defaults[field] : person?.name)
  return (
    <form
      className={`${forms.form} ${styles.form}`}
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event)
        draft?.save(valuesOf(event.currentTarget))
      }}
    >
      <RequestDetails form={form} kind={kind} startOf={startOf}>
        <Field
          form={form}
          name="contact.phone"
          label={t('phone')}
          help={t('phoneHelp')}
          autoComplete="tel"
          inputMode="tel"
          defaultValue={typed['contact.phone']}
        />
      </RequestDetails>
      {draft && <p className={styles.draft}>{t('draft')}</p>}
      <FormFooter form={form} submitLabel={t('submit')} />
    </form>
  )
}
