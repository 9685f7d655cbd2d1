import { maskMobile } from '#domain/identity/account.ts'
import { readMobile } from '#domain/values/formats.ts'
import { companyNameProblem, personNameProblem } from '#domain/values/text-limits.ts'
import {
  allRules,
  code,
  mobile,
  newPassword,
  type Rule,
  type Rules,
  required,
} from '#web/components/forms/rules.ts'

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

/** An invitation can be accepted only with its own mobile, of which some digits are hidden. */
export const invitedMobile = (masked: string): Rule =>
  allRules(mobile, (text) => {
    const read = readMobile(text)
    return read.ok && maskMobile(read.value) === masked ? undefined : 'inconsistent'
  })
