import { useTranslation } from '#web/language/use-translation.ts'
import type { FormState } from './use-form.ts'

/** Where a field has more to say than that it is missing or in the wrong shape. */
const ownWords = [
  'mobile.wrong-format',
  'code.wrong-format',
  'name.wrong-format',
  'companyName.wrong-format',
  'password.too-short',
  'password.too-long',
  'password.wrong-format',
  'passwordAgain.inconsistent',
  'agreement.required',
  'policy.required',
] as const

/** What is wrong with a field, as a sentence. */
export function useProblem(form: FormState) {
  const { t } = useTranslation('session')
  return (name: string, label: string): string | undefined => {
    const found = form.problemOf(name)
    if (!found) return undefined
    const own = ownWords.find((known) => known === `${name}.${found}`)
    return own ? t(`problems.${own}`) : t('problem', { field: label, problem: t(`fields:${found}`) })
  }
}
