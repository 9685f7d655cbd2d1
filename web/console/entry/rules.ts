import { staffPasswordProblem } from '#domain/identity/staff-password.ts'
import { code, newPassword, optional, type Rules, required } from '#web/components/forms/rules.ts'

/** For the first log-in there is no code yet. */
export const logInRules: Rules = { account: required, password: required, code: optional(code) }

export const enrolRules: Rules = { ...newPassword, password: staffPasswordProblem, code }

export const ownPasswordRules: Rules = { currentPassword: required, ...enrolRules }
