import { code, mobile, type Rules, required } from '#web/parts/forms/rules.ts'

export const logInRules: Rules = { account: required, password: required }
export const codeLogInRules: Rules = { mobile, code }
