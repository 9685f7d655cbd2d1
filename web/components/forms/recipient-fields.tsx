import { useState } from 'react'
import type { TypedRecipient } from '#domain/identity/recipient.ts'
import { type CodePurpose, sendCode } from '#web/client/codes.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { Field, MobileField } from './field.tsx'
import styles from './forms.module.css'
import { email, type FormValues, mobile, type Rules } from './rules.ts'
import { useInitialRecipient } from './shared-recipient.ts'
import type { FormState } from './use-form.ts'

export type RecipientKind = 'mobile' | 'email'

const otherKind = { mobile: 'email', email: 'mobile' } as const

const rulesByKind: Readonly<Record<RecipientKind, Rules>> = {
  mobile: { mobile },
  email: { email },
}

/** People without a mobile get their codes by email. */
export function useRecipientKind(only?: RecipientKind) {
  const initial = useInitialRecipient()
  const [chosen, choose] = useState<RecipientKind>(initial.includes('@') ? 'email' : 'mobile')
  const kind = only ?? chosen
  return { kind, change: () => choose(otherKind[kind]), rules: rulesByKind[kind] }
}

/** Only the field that is shown has a value. */
export const recipientOf = ({ mobile: number, email: address }: FormValues): TypedRecipient =>
  address === undefined ? { mobile: number ?? '' } : { email: address }

type RecipientFieldsProps = {
  readonly form: FormState
  readonly purpose: CodePurpose
  readonly kind: RecipientKind
  /** Without it there is no choice. */
  onChange?(): void
  readonly help?: Readonly<Partial<Record<RecipientKind, string>>>
  /** A code that was typed before. */
  readonly initialCode?: string
}

/** The mobile number or the email address, and the code that is sent there. */
export function RecipientFields(props: RecipientFieldsProps) {
  const { t } = useTranslation('forms')
  const { form, purpose, kind, onChange, help, initialCode } = props
  const mobileHelp = help?.mobile ?? t('recipient.mobileHelp')
  const send = () => {
    if (!form.problems[kind]) return sendCode({ ...recipientOf(form.values), purpose })
    form.touch(kind)
    form.focus(kind)
  }
  return (
    <>
      {kind === 'mobile' ? (
        <MobileField form={form} help={mobileHelp} />
      ) : (
        <EmailField form={form} help={help?.email} />
      )}
      {onChange && (
        <div className={styles.otherKind}>
          <Button variant="quiet" isCompact onClick={onChange}>
            {t(kind === 'mobile' ? 'recipient.useEmail' : 'recipient.useMobile')}
          </Button>
        </div>
      )}
      <CodeField
        form={form}
        kind={kind}
        recipient={form.values[kind] ?? ''}
        sendCode={send}
        defaultValue={initialCode}
        sentText={kind === 'email' ? (minutes) => t('code.sentByMail', { minutes }) : undefined}
      />
    </>
  )
}

function EmailField({ form, help }: { form: FormState; help?: string }) {
  const { t } = useTranslation('forms')
  const initial = useInitialRecipient()
  return (
    <Field
      form={form}
      name="email"
      label={t('labels.email')}
      help={help}
      autoComplete="username"
      inputMode="email"
      defaultValue={initial.includes('@') ? initial : ''}
    />
  )
}
