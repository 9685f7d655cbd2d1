import { useState } from 'react'
import type { SentVisitorRequest } from '#contract/visitor-requests.ts'
import type { RequestField, RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { call } from '#web/client/call.ts'
import { createSaveKeys } from '#web/client/save-key.ts'
import { containersIn, formatContainers } from '#web/components/containers/containers.ts'
import { DraftNotice } from '#web/components/drafts/drafted.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { RecipientFields, recipientOf, useRecipientKind } from '#web/components/forms/recipient-fields.tsx'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { type RequestDefaults, visitorContent, visitorRules } from './details.ts'
import { RequestDetails } from './request-details.tsx'
import { type RequestDraft, useFollowedInput, useRequestDraft } from './request-draft.ts'
import styles from './requests.module.css'

type VisitorRequestFormProps = {
  readonly kind: RequestKind
  readonly defaults?: RequestDefaults
  readonly draftStart?: string
  onSent(request: SentVisitorRequest): void
}

/** A request without an account: a code verifies the mobile or email address that the answer goes to. */
export function VisitorRequestForm({ draftStart, ...props }: VisitorRequestFormProps) {
  const draft = useRequestDraft(props.kind, draftStart)
  return (
    <>
      {draft?.isRestored && <DraftNotice onDiscard={draft.discard} />}
      <Fields key={draft?.version} {...props} draft={draft} />
    </>
  )
}

type FieldsProps = Omit<VisitorRequestFormProps, 'draftStart'> & { readonly draft: RequestDraft | undefined }

function Fields({ kind, defaults = {}, draft, onSent }: FieldsProps) {
  const { t } = useTranslation('requests')
  const input = useFollowedInput(draft)
  const typed = draft?.values ?? {}
  const containers = formatContainers(containersIn(typed))
  const { kind: recipient, change, rules } = useRecipientKind()
  const [keys] = useState(createSaveKeys)
  const { formProps, ...form } = useForm({
    rules: visitorRules(kind, rules),
    focusByRefusal: { 'wrong-code': 'code' },
    namespace: 'requests',
    variant: kind,
    send({ code = '', ...values }) {
      const body = { ...visitorContent(kind, values), ...recipientOf(values) }
      const keyed = { ...body, code, key: keys.keyOf(body) }
      return call('POST /api/visitorRequests', { body: keyed }, { hidesOfflineToast: true })
    },
    onDone(request) {
      keys.forget()
      input.end()
      onSent(request)
    },
  })
  return (
    <form className={`${forms.form} ${styles.form}`} {...formProps} onInput={input.follow(formProps.onInput)}>
      <RequestDetails
        form={form}
        kind={kind}
        startOf={(name: string, field?: RequestField) =>
          (field === 'containers' ? containers : typed[name]) || (field && defaults[field])
        }
      >
        <div className={`${styles.wide} ${styles.recipient}`}>
          <RecipientFields
            form={form}
            purpose="request-quote"
            kind={recipient}
            onChange={change}
            help={{ mobile: t('visitor.help.mobile'), email: t('visitor.help.email') }}
          />
        </div>
      </RequestDetails>
      <p className={styles.draft}>
        {t('visitor.use')}{' '}
        <a href="/policy" target="_blank" rel="noopener">
          {t('visitor.policy')}
          <span className="visually-hidden">{t('visitor.newTab')}</span>
        </a>
      </p>
      <FormFooter form={form} submitLabel={t('submit')} />
    </form>
  )
}
