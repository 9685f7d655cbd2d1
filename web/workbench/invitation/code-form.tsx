import { invalidFields, ok } from '#domain/values/refusal.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { type Rule, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import { parseInvitationCode } from './invitation-code.ts'

const isCode: Rule = (text, values) =>
  required(text, values) ?? (parseInvitationCode(text) ? undefined : 'unknown-value')

type CodeFormProps = { readonly isIncomplete: boolean; onCode(code: string): void }

/** For users who open the page without a code, or by a link whose end is missing. */
export function CodeForm({ isIncomplete, onCode }: CodeFormProps) {
  const { t } = useTranslation('company')
  const { formProps, ...form } = useForm({
    rules: { invitation: isCode },
    namespace: 'company',
    send: async ({ invitation = '' }) => {
      const code = parseInvitationCode(invitation)
      return code ? ok(code) : invalidFields({ invitation: 'unknown-value' })
    },
    onDone: onCode,
  })
  return (
    <Panel
      title={t(isIncomplete ? 'invitation.incomplete' : 'invitation.without')}
      lead={t(isIncomplete ? 'invitation.incompleteText' : 'invitation.withoutText')}
      tone={isIncomplete ? 'warn' : undefined}
    >
      <form className={forms.form} {...formProps}>
        <Field form={form} name="invitation" label={t('invitation.code')} autoComplete="off" />
        <FormFooter form={form} submitLabel={t('invitation.look')} />
      </form>
    </Panel>
  )
}
