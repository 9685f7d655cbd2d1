import { readCreditCode } from '#domain/values/credit-code.ts'
import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import { companyNameProblem } from '#domain/values/text-limits.ts'
import type { Application } from './certification.ts'

/** Spec §5: a name without digits, a unified social credit code with a valid check character, an uploaded licence. */
export function readApplication(typed: Application): Result<Application> {
  const name = companyNameProblem(typed.companyName)
  const code = readCreditCode(typed.unifiedSocialCreditCode, 'unifiedSocialCreditCode')
  const fields: WrongFields = {
    ...(name && { companyName: name }),
    ...(!code.ok && code.fields),
    ...(typed.licenceFileId === '' && { licenceFileId: 'required' }),
  }
  if (!code.ok || Object.keys(fields).length > 0) return invalidFields(fields)
  return ok({ ...typed, companyName: typed.companyName.trim(), unifiedSocialCreditCode: code.value })
}
