import { companyNameProblem, personNameProblem } from '#domain/values/text-limits.ts'
import { code, newPassword, type Rules, required } from '#web/components/forms/rules.ts'

/** Spec §5, by step, in the order of the fields; the mobile number or the email address is before them. */
export const registerRules = {
  recipient: { code },
  details: {
    name: personNameProblem,
    companyName: companyNameProblem,
    ...newPassword,
    consent: required,
  },
} as const satisfies Readonly<Record<string, Rules>>
export const resetRules: Rules = { code, ...newPassword }
export const changeRules: Rules = { currentPassword: required, code, ...newPassword }
