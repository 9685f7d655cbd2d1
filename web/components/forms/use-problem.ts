import { locales } from '#domain/language/locales.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { useLanguage, useTranslation, useTranslator } from '#web/language/use-translation.ts'
import type { NumberRange } from './number-range.ts'
import type { FormState } from './use-form.ts'

const aboutRange: readonly FieldProblem[] = ['wrong-format', 'too-small', 'too-large', 'too-few', 'too-many']

/** The rows of a list share their texts, so the number of the row is left out: `count-2` and `tiers.2.days`. */
const textName = (name: string) =>
  name
    .replace(/-\d+$/, '')
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('.')

/** The limits of a number as a page writes them. */
function useLimits() {
  const { format } = new Intl.NumberFormat(locales[useLanguage()], { maximumFractionDigits: 3 })
  return ({ min, max, decimals = 0 }: NumberRange) => ({ min: format(min), max: format(max), decimals })
}

/** The problem of a field as a sentence, with the text of the namespace, of the field, of its limits, or of all fields. */
export function useProblem(
  form: Pick<FormState, 'namespace' | 'problemOf' | 'labels' | 'rangeOf' | 'refusedText'>,
) {
  const { t } = useTranslation('forms')
  const limitsOf = useLimits()
  const translator = useTranslator()
  return (name: string, label: string): string | undefined => {
    form.labels.current.set(name, label)
    const found = form.problemOf(name)
    if (!found) return undefined
    const own = `problems.${textName(name)}.${found}`
    const text = form.refusedText(name)
    const range = aboutRange.includes(found) ? form.rangeOf(name) : undefined
    const limits = range && limitsOf(range)
    return (
      (text && translator.find(`${form.namespace}:${own}-text`, { text })) ??
      translator.find(`${form.namespace}:${own}`, limits) ??
      translator.find(`forms:${own}`, limits) ??
      (limits
        ? t(limits.decimals === 0 ? 'range.whole' : 'range.decimal', { field: label, ...limits })
        : t('problem', { field: label, problem: t(`fields:${found}`) }))
    )
  }
}
