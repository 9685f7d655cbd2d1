import { useLocation } from 'react-router'
import { register } from '#web/client/registration.ts'
import { CheckboxField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { NewPasswordFields } from '#web/components/forms/new-password-fields.tsx'
import { RecipientFields, recipientOf, useRecipientKind } from '#web/components/forms/recipient-fields.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import { type FormState, useForm } from '#web/components/forms/use-form.ts'
import type { Entering } from '#web/components/log-in/ways.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { registerRules } from './rules.ts'

/** The rules of the form require both checkboxes. */
const send = ({ code = '', name = '', companyName = '', password = '', ...rest }: FormValues) =>
  register({
    ...recipientOf(rest),
    code,
    name,
    companyName,
    password,
    passwordAgain: rest.passwordAgain ?? '',
    agreement: true,
    policy: true,
  })

/** The company of the invitation that led here, in the state of the history. */
function useInvitedCompany(): string | undefined {
  const state: unknown = useLocation().state
  const isNamed = typeof state === 'object' && state !== null && 'companyName' in state
  return isNamed && typeof state.companyName === 'string' ? state.companyName : undefined
}

export function RegisterForm({ onEntered }: Entering) {
  const { t } = useTranslation('session')
  const { kind, change, rules } = useRecipientKind()
  const { formProps, ...form } = useForm({
    rules: { ...rules, ...registerRules },
    focusByRefusal: { 'wrong-code': 'code' },
    namespace: 'session',
    send,
    onDone: onEntered,
  })
  return (
    <form className={forms.form} {...formProps}>
      <RecipientFields
        form={form}
        purpose="register"
        kind={kind}
        onChange={change}
        help={{ mobile: t('register.mobileHelp'), email: t('register.emailHelp') }}
      />
      <Field form={form} name="name" label={t('labels.name')} autoComplete="name" />
      <Field
        form={form}
        name="companyName"
        label={t('labels.companyName')}
        help={t('register.companyHelp')}
        autoComplete="organization"
        defaultValue={useInvitedCompany()}
      />
      <NewPasswordFields form={form} label={t('labels.password')} again={t('labels.passwordAgain')} />
      <ConsentCheckbox form={form} name="agreement" />
      <ConsentCheckbox form={form} name="policy" />
      <FormFooter form={form} submitLabel={t('register.submit')} />
    </form>
  )
}

/** Opens in a new tab, so that the form keeps its values. */
function ConsentCheckbox({ form, name }: { form: FormState; name: 'agreement' | 'policy' }) {
  const { t } = useTranslation('session')
  const text = t(`consent.${name}`)
  return (
    <CheckboxField form={form} name={name} label={text}>
      {t('consent.accept')}
      <a href={`/${name}`} target="_blank" rel="noopener">
        {text}
        <span className="visually-hidden">{t('consent.newTab')}</span>
      </a>
    </CheckboxField>
  )
}
