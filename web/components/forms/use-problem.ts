import { locales } from '#domain/language/locales.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { useLanguage, useTranslation, useTranslator } from '#web/language/use-translation.ts'
import type { NumberRange } from './number-range.ts'
import type { Rule } from './rules.ts'
import type { FormState } from './use-form.ts'
import { useRefusalText } from './use-refusal-text.ts'

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
  const locale = locales[useLanguage()]
  // Made only for a field with a problem: every field of a form comes here whenever one of them changes.
  return ({ min, max, decimals = 0 }: NumberRange) => {
    const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
    return { min: format(min), max: format(max), decimals }
  }
}

/** What a number must be; nothing for a problem that is not about its limits. */
export function useRangeText() {
  const { t } = useTranslation('forms')
  const limitsOf = useLimits()
  return (field: string, problem: FieldProblem, range: NumberRange | undefined): string | undefined => {
    const limits = range && aboutRange.includes(problem) ? limitsOf(range) : undefined
    return limits && t(limits.decimals === 0 ? 'range.whole' : 'range.decimal', { field, ...limits })
  }
}

type Stated = Pick<Rule, 'longest' | 'formats'>

/** The longest text that a field takes, or how its text is written. */
function useStatedText() {
  const { t } = useTranslation('forms')
  const translator = useTranslator()
  return (field: string, problem: FieldProblem, { longest, formats = [] }: Stated): string | undefined => {
    if (problem === 'too-long' && longest !== undefined) return t('longest', { field, max: longest })
    if (problem !== 'wrong-format') return undefined
    const found = formats.map((format) => translator.find(`forms:formats.${format}`, { field }))
    return found.find((text) => text !== undefined)
  }
}

/** The problem of a field as a sentence, with the text of the namespace, of the field, of its limits, or of all fields. */
export function useProblem(
  form: Pick<FormState, 'namespace' | 'problemOf' | 'labels' | 'rangeOf' | 'refusedText'> &
    Partial<Pick<FormState, 'refusal' | 'refusedField' | 'statedBy' | 'variant'>>,
) {
  const { t } = useTranslation('forms')
  const limitsOf = useLimits()
  const rangeText = useRangeText()
  const statedText = useStatedText()
  const translator = useTranslator()
  const refusalText = useRefusalText(form.namespace)
  const refusedAt = (name: string) =>
    form.refusal && form.refusedField === name ? refusalText(form.refusal) : undefined
  return (name: string, label: string): string | undefined => {
    form.labels.current.set(name, label)
    const found = form.problemOf(name)
    if (!found) return refusedAt(name)
    const path = `${textName(name)}.${found}`
    const own = `problems.${path}`
    const text = form.refusedText(name)
    const range = aboutRange.includes(found) ? form.rangeOf(name) : undefined
    const limits = range && limitsOf(range)
    return (
      (text ? translator.find(`${form.namespace}:${own}-text`, { text }) : undefined) ??
      (form.variant && translator.find(`${form.namespace}:problemsOf.${form.variant}.${path}`)) ??
      translator.find(`${form.namespace}:${own}`, limits) ??
      translator.find(`forms:${own}`, limits) ??
      rangeText(label, found, range) ??
      statedText(label, found, form.statedBy?.(name) ?? {}) ??
      t('problem', { field: label, problem: t(`fields:${found}`) })
    )
  }
}
