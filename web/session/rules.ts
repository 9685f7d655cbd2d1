import { companyNameProblem, personNameProblem } from '#domain/values/text-limits.ts'
import { code, newPassword, type Rules, required } from '#web/components/forms/rules.ts'

/** Spec §5, in the order of the fields on the page, behind the mobile number or the email address. */
export const registerRules: Rules = {
  code,
  name: personNameProblem,
  companyName: companyNameProblem,
  ...newPassword,
  agreement: required,
  policy: required,
}
export const resetRules: Rules = { code, ...newPassword }
export const changeRules: Rules = { currentPassword: required, code, ...newPassword }
