import { code, type Rules, required } from '#web/components/forms/rules.ts'

export const logInRules: Rules = { account: required, password: required }
export const codeLogInRules: Rules = { code }
