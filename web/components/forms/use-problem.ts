import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import type { FormState } from './use-form.ts'

/** The problem of a field as a sentence, with the text of the namespace, of the field, or of all fields. */
export function useProblem(form: Pick<FormState, 'namespace' | 'problemOf' | 'labels'>) {
  const { t } = useTranslation('forms')
  const translator = useTranslator()
  return (name: string, label: string): string | undefined => {
    form.labels.current.set(name, label)
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
