import { companyNameProblem, personNameProblem } from '#domain/values/text-limits.ts'
import { code, mobile, newPassword, type Rules, required } from '#web/components/forms/rules.ts'

/** Spec §5, in the order of the fields on the page. */
export const registerRules: Rules = {
  mobile,
  code,
  name: personNameProblem,
  companyName: companyNameProblem,
  ...newPassword,
  agreement: required,
  policy: required,
}
export const resetRules: Rules = { mobile, code, ...newPassword }
export const changeRules: Rules = { currentPassword: required, code, ...newPassword }
