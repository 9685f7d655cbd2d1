import { type FormEvent, useEffect, useRef } from 'react'
import type { PersonView } from '#contract/identity.ts'
import { ok, type Refusal } from '#domain/values/refusal.ts'
import type { Invited } from '#web/client/invited.ts'
import { register } from '#web/client/registration.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { NewPasswordFields } from '#web/components/forms/new-password-fields.tsx'
import { RecipientFields, recipientOf, useRecipientKind } from '#web/components/forms/recipient-fields.tsx'
import { type FormValues, problemsOf } from '#web/components/forms/rules.ts'
import { SharedRecipient } from '#web/components/forms/shared-recipient.ts'
import { type FormState, useForm, valuesOf } from '#web/components/forms/use-form.ts'
import type { Entering } from '#web/components/log-in/ways.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { ConsentCheckbox } from './consent-checkbox.tsx'
import { dropRegisterDraft, saveRegisterDraft } from './register-draft.ts'
import {
  type RegisterStep,
  registerSteps,
  useForward,
  useRegisterStep,
  useRestored,
} from './register-steps.ts'
import { invitedMobile, registerRules } from './rules.ts'
import styles from './session.module.css'
import { useInvited } from './use-invited.ts'

/** The rules of the form require the consent to both documents. */
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

const verifiedOf = (values: FormValues): FormValues => ({ ...recipientOf(values), code: values.code ?? '' })

const fieldsOfStep: Readonly<Record<RegisterStep, readonly string[]>> = {
  recipient: ['mobile', 'email', 'code'],
  details: Object.keys(registerRules.details),
}

/** The code is used with the rest of the form: only then it may turn out to be wrong. */
const isAboutRecipient = ({ refusal, fields = {} }: Refusal) =>
  refusal === 'wrong-code' || fieldsOfStep.recipient.some((name) => name in fields)

/** A step that appears has the focus in its first field, or where something is wrong. */
function useStepFocus(step: RegisterStep, form: FormState) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const fields = fieldsOfStep[step]
    // The summary of wrong fields has it.
    if (fields.some((name) => form.problemOf(name))) return
    const names = fields.filter((name) => name in form.values || name === 'code')
    form.focus(names.find((name) => name === form.refusedField) ?? names[0] ?? '')
  }, [step, form])
}

type RegisterFormProps = Entering & {
  /** The page after the registration, as the URL requests it. */
  readonly redirect: string | null
}

/** Fields that were typed before a reload are filled in again. */
export function RegisterForm({ redirect, onEntered }: RegisterFormProps) {
  const restored = useRestored()
  const invited = useInvited(redirect)
  const key = restored ? 'restored' : 'new'
  const form = <StepsForm key={key} restored={restored} invited={invited} onEntered={onEntered} />
  if (!restored) return form
  return (
    <SharedRecipient value={{ current: restored.mobile ?? restored.email ?? '' }}>{form}</SharedRecipient>
  )
}

type StepsFormProps = Entering & {
  readonly restored: FormValues | undefined
  readonly invited: Invited | undefined
}

/** The form of both steps: what it does when it is sent, and when the history leads to the second step. */
function useRegisterForm({ invited, onEntered }: StepsFormProps) {
  const { step, verified, goOn, goBack, leaveBy } = useRegisterStep()
  const { kind, change, rules } = useRecipientKind(invited && 'mobile')
  const isFirst = step === 'recipient'
  const firstRules = {
    ...rules,
    ...(invited && { mobile: invitedMobile(invited.mobile) }),
    ...registerRules.recipient,
  }
  const { formProps, ...form } = useForm<PersonView | undefined>({
    rules: isFirst ? firstRules : registerRules.details,
    focusByRefusal: { 'wrong-code': 'code' },
    namespace: 'session',
    async send(values) {
      if (isFirst) {
        goOn(verifiedOf(values))
        return ok(undefined)
      }
      const result = await send(values)
      if (!result.ok && isAboutRecipient(result)) goBack()
      return result
    },
    onDone(person) {
      if (!person) return
      dropRegisterDraft()
      leaveBy(() => onEntered(person))
    },
  })
  // The first step may have been edited since.
  useForward(() => {
    if (Object.keys(problemsOf(firstRules, form.values)).length > 0) goBack()
    else goOn(verifiedOf(form.values), true)
  })
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    formProps.onInput(event)
    saveRegisterDraft(valuesOf(event.currentTarget))
  }
  return { step, verified, goBack, kind, change, form, formProps: { ...formProps, onInput } }
}

/** One form in two steps: the one that is not shown keeps its values. */
function StepsForm(props: StepsFormProps) {
  const { t } = useTranslation('session')
  const { step, verified, goBack, kind, change, form, formProps } = useRegisterForm(props)
  const { restored, invited } = props
  const isFirst = step === 'recipient'
  useStepFocus(step, form)
  return (
    <form className={forms.form} {...formProps}>
      <Steps
        label={t('register.steps.label')}
        steps={registerSteps.map((id) => ({ id, label: t(`register.steps.${id}`) }))}
        current={step}
        done={t('register.steps.done')}
        onSelect={goBack}
      />
      <fieldset className={styles.step} hidden={!isFirst}>
        <legend className="visually-hidden">{t('register.steps.recipient')}</legend>
        <RecipientFields
          form={form}
          purpose="register"
          kind={kind}
          onChange={invited ? undefined : change}
          initialCode={restored?.code}
          help={{
            mobile: invited && t('register.invitedHelp', { mobile: invited.mobile }),
            email: t('register.emailHelp'),
          }}
        />
      </fieldset>
      <Details
        form={form}
        isShown={!isFirst}
        recipient={verified?.mobile ?? verified?.email ?? ''}
        initial={{ companyName: invited?.companyName ?? '', ...restored }}
      />
      <FormFooter
        form={form}
        submitLabel={t(isFirst ? 'register.next' : 'register.submit')}
        beside={isFirst ? undefined : <Button onClick={goBack}>{t('register.back')}</Button>}
        rowClass={styles.buttons}
      />
    </form>
  )
}

type DetailsProps = {
  readonly form: FormState
  readonly isShown: boolean
  readonly recipient: string
  readonly initial: FormValues
}

/** Who registers, for which company, and the password. */
function Details({ form, isShown, recipient, initial }: DetailsProps) {
  const { t } = useTranslation('session')
  return (
    <fieldset className={styles.step} hidden={!isShown}>
      <legend className="visually-hidden">{t('register.steps.details')}</legend>
      <p className={styles.recipient}>{t('register.for', { recipient })}</p>
      <Field
        form={form}
        name="name"
        label={t('labels.name')}
        autoComplete="name"
        defaultValue={initial.name}
      />
      <Field
        form={form}
        name="companyName"
        label={t('labels.companyName')}
        help={t('register.companyHelp')}
        autoComplete="organization"
        defaultValue={initial.companyName}
      />
      <NewPasswordFields form={form} label={t('labels.password')} again={t('labels.passwordAgain')} />
      <ConsentCheckbox form={form} />
    </fieldset>
  )
}
