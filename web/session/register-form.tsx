import { register } from '#web/client/registration.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { MobileCodeField } from './code-field.tsx'
import { Field, MobileField, NewPasswordFields } from './field.tsx'
import { FormEnd } from './form-end.tsx'
import type { Entering } from './place.ts'
import { type Given, registerRules } from './rules.ts'
import styles from './session.module.css'
import { type FormState, useForm } from './use-form.ts'
import { useProblem } from './use-problem.ts'

/** The boxes are asked for by the rules before this is sent. */
const send = ({ mobile = '', code = '', name = '', companyName = '', password = '', ...rest }: Given) =>
  register({
    mobile,
    code,
    name,
    companyName,
    password,
    passwordAgain: rest.passwordAgain ?? '',
    agreement: true,
    policy: true,
  })

export function RegisterForm({ onEntered }: Entering) {
  const { t } = useTranslation('session')
  const { parts, ...form } = useForm({
    rules: registerRules,
    suspects: { 'wrong-code': 'code' },
    send,
    onDone: onEntered,
  })
  return (
    <form className={styles.form} {...parts}>
      <MobileField form={form} />
      <MobileCodeField form={form} purpose="register" />
      <Field form={form} name="name" label={t('labels.name')} autoComplete="name" />
      <Field
        form={form}
        name="companyName"
        label={t('labels.companyName')}
        help={t('register.companyHelp')}
        autoComplete="organization"
      />
      <NewPasswordFields form={form} label={t('labels.password')} again={t('labels.passwordAgain')} />
      <ConsentBox form={form} name="agreement" />
      <ConsentBox form={form} name="policy" />
      <FormEnd form={form} submit={t('register.submit')} />
    </form>
  )
}

/** The text opens beside the form, which keeps what was typed. */
function ConsentBox({ form, name }: { form: FormState; name: 'agreement' | 'policy' }) {
  const { t } = useTranslation('session')
  const text = t(`consent.${name}`)
  return (
    <CheckField name={name} problem={useProblem(form)(name, text)}>
      {t('consent.accept')}
      <a href={`/${name}`} target="_blank" rel="noopener">
        {text}
        <span className="visually-hidden">{t('consent.newTab')}</span>
      </a>
    </CheckField>
  )
}
