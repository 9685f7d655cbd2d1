import { readMobile, readTelephone } from './formats.ts'
import { type FieldProblem, invalidFields, ok, type Result } from './refusal.ts'

export type ContactNumbers = { readonly mobile?: string; readonly telephone?: string }

const ifTyped = (text: string | undefined, read: (text: string) => Result<string>) =>
  text === undefined || text.trim() === '' ? undefined : read(text)

/** Spec §5: at least one of mobile and telephone; whichever is typed must be right. */
export function readContactNumbers(typed: ContactNumbers): Result<ContactNumbers> {
  const mobile = ifTyped(typed.mobile, readMobile)
  const telephone = ifTyped(typed.telephone, readTelephone)
  if (!mobile && !telephone) return invalidFields({ mobile: 'required', telephone: 'required' })
  const wrong = {
    ...(mobile?.ok === false && mobile.fields),
    ...(telephone?.ok === false && telephone.fields),
  }
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  return ok({
    ...(mobile?.ok && { mobile: mobile.value }),
    ...(telephone?.ok && { telephone: telephone.value }),
  })
}

/** Spec §5: the amount of a commodity is required and a number: plain digits, with a point if need be. */
export function commodityAmountProblem(text: string): FieldProblem | undefined {
  if (text.trim() === '') return 'required'
  return /^\d+(?:\.\d+)?$/.test(text.trim()) ? undefined : 'wrong-format'
}

/** Spec §5: the instruction is exactly one file, PDF, DOC or Excel; what it holds is looked at on arrival. */
export function instructionFilesProblem(fileNames: readonly string[]): FieldProblem | undefined {
  const [only, ...others] = fileNames
  if (only === undefined) return 'required'
  if (others.length > 0) return 'too-many'
  return /.\.(?:pdf|docx?|xlsx?)$/i.test(only) ? undefined : 'wrong-format'
}
