import { useState } from 'react'
import type { RequestView } from '#contract/requests.ts'
import type { RequestField, RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { call } from '#web/client/call.ts'
import { createSaveKeys } from '#web/client/save-key.ts'
import { useSession } from '#web/client/session-state.ts'
import { containersIn, formatContainers } from '#web/components/containers/containers.ts'
import { DraftNotice } from '#web/components/drafts/drafted.tsx'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { useForm, valuesOf } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { attachmentsIn } from './attachments.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { type RequestDefaults, requestBody, requestRules } from './details.ts'
import { ownPhone, rememberPhone } from './own-phone.ts'
import { RequestDetails } from './request-details.tsx'
import { type RequestDraft, useFollowedInput, useRequestDraft } from './request-draft.ts'
import styles from './requests.module.css'

type RequestFormProps = {
  readonly kind: RequestKind
  /** The values that are known already. */
  readonly defaults?: RequestDefaults
  /** Keeps what is typed as a draft; another text for other values that are known already. */
  readonly draftStart?: string
  onSent(request: RequestView): void
}

/** The fields of a kind of request, and the contact; what was typed before is there again, and can be discarded. */
export function RequestForm({ draftStart, ...props }: RequestFormProps) {
  const draft = useRequestDraft(props.kind, draftStart)
  return (
    <>
      {draft?.isRestored && <DraftNotice onDiscard={draft.discard} />}
      <Fields key={draft?.version} {...props} draft={draft} />
    </>
  )
}

type FieldsProps = Omit<RequestFormProps, 'draftStart'> & { readonly draft: RequestDraft | undefined }

/** The text a field starts with: typed before, or known already. */
function useStart({ draft, defaults = {} }: Pick<FieldsProps, 'draft' | 'defaults'>) {
  const person = useSession((state) => state.person)
  const typed = draft?.values ?? {}
  const containers = formatContainers(containersIn(typed))
  const known: Readonly<Record<string, string | undefined>> = {
    'contact.name': person?.name,
    'contact.phone': ownPhone(person?.id),
  }
  return (name: string, field?: RequestField) =>
    (field === 'containers' ? containers : typed[name]) || (field ? defaults[field] : known[name])
}

function Fields({ kind, defaults, draft, onSent }: FieldsProps) {
  const { t } = useTranslation('requests')
  const [keys] = useState(createSaveKeys)
  const input = useFollowedInput(draft)
  const personId = useSession((state) => state.person?.id)
  const startOf = useStart({ draft, defaults })
  const { formProps, ...form } = useForm({
    rules: requestRules(kind),
    namespace: 'requests',
    variant: kind,
    send(values) {
      const body = requestBody(kind, values)
      const keyed = { ...body, key: keys.keyOf(body) }
      return call('POST /api/requests', { body: keyed }, { hidesOfflineToast: true })
    },
    onDone(request) {
      keys.forget()
      input.end()
      rememberPhone(personId, formProps.ref.current ? valuesOf(formProps.ref.current)['contact.phone'] : '')
      onSent(request)
    },
  })
  return (
    <form className={`${forms.form} ${styles.form}`} {...formProps} onInput={input.follow(formProps.onInput)}>
      <RequestDetails form={form} kind={kind} startOf={startOf}>
        <Field
          form={form}
          name="contact.phone"
          label={t('phone')}
          help={t('phoneHelp')}
          autoComplete="tel"
          inputMode="tel"
          defaultValue={startOf('contact.phone')}
        />
      </RequestDetails>
      <AttachmentsField form={form} initial={attachmentsIn(draft?.values ?? {})} />
      {draft && <p className={styles.draft}>{t('draft')}</p>}
      <FormFooter form={form} submitLabel={t('submit')} />
    </form>
  )
}
