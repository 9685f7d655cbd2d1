import type { PersonView } from '#contract/identity.ts'
import { type OwnCodePurpose, sendOwnCode } from '#web/client/codes.ts'
import { useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CodeField } from './code-field.tsx'
import type { FormState } from './use-form.ts'

/** Where the codes for the own account go. */
export const codeRecipient = ({ mobile, email }: PersonView): string => mobile ?? email ?? ''

/** A code to the mobile of the user, or to the email address of one without a mobile. */
export function OwnCodeField({ form, purpose }: { form: FormState; purpose: OwnCodePurpose }) {
  const { t } = useTranslation('forms')
  const isByMail = useSession(({ person }) => person?.mobile === null)
  return (
    <CodeField
      form={form}
      sendCode={() => sendOwnCode(purpose)}
      sentText={isByMail ? (minutes) => t('code.sentByMail', { minutes }) : undefined}
    />
  )
}
