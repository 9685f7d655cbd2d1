import { useLanguage } from '#web/language/use-translation.ts'

const locales = { zh: 'zh-CN', en: 'en' } as const

/** A country by its name, as the reader's language has it. */
export function useCountry(): (code: string) => string {
  const names = new Intl.DisplayNames([locales[useLanguage()]], { type: 'region' })
  return (code) => names.of(code) ?? code
}
