import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import type { FormState } from './use-form.ts'

/** What is wrong with a field, as a sentence: in the words of the surface, of the field, or of all fields. */
export function useProblem(form: Pick<FormState, 'namespace' | 'problemOf'>) {
  const { t } = useTranslation('forms')
  const translator = useTranslator()
  return (name: string, label: string): string | undefined => {
    const found = form.problemOf(name)
    if (!found) return undefined
    const own = `problems.${name}.${found}`
    return (
      translator.find(`${form.namespace}:${own}`) ??
      translator.find(`forms:${own}`) ??
      t('problem', { field: label, problem: t(`fields:${found}`) })
    )
  }
}
