import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import { companyNameProblem } from '#domain/values/text-limits.ts'
import type { Application } from './certification.ts'
import { readCompanyNumber, type TypedCompanyNumber } from './company-number.ts'

type TypedApplication = TypedCompanyNumber & Pick<Application, 'companyName' | 'licenceFileId'>

/** Spec §5: a name without digits, a credit code with a valid check character or a number from abroad, a document. */
export function readApplication({
  companyName,
  licenceFileId,
  ...typed
}: TypedApplication): Result<Application> {
  const name = companyNameProblem(companyName)
  const number = readCompanyNumber(typed)
  const fields: WrongFields = {
    ...(name && { companyName: name }),
    ...(!number.ok && number.fields),
    ...(licenceFileId === '' && { licenceFileId: 'required' }),
  }
  if (!number.ok || Object.keys(fields).length > 0) return invalidFields(fields)
  return ok({ ...number.value, companyName: companyName.trim(), licenceFileId })
}
