import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** In English all words of the label, in any order; Chinese has no spaces between words. */
function namesField(text: string, label: string): boolean {
  if (text.includes(label)) return true
  const name = label.replace(/[(（].*?[)）]/g, '').trim()
  const words = wordsOf(text)
  return /\p{Script=Han}/u.test(name)
    ? text.includes(name)
    : wordsOf(name).every((word) => words.includes(word))
}

/** The problem of a field where it is not beside the field: "Password: use both letters and digits". */
export function useNamedProblem() {
  const { t } = useTranslation('common')
  const isEnglish = useLanguage() === 'en'
  return (label: string, text: string): string => {
    if (namesField(text, label)) return text
    // Not an abbreviation, such as "CNY".
    const problem = isEnglish
      ? text.replace(/^(?:[A-Z](?=[a-z])|A(?= ))/, (letter) => letter.toLowerCase())
      : text
    return t('namedProblem', { field: label, problem })
  }
}
