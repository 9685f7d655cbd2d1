import type { Language } from '#domain/brands/brand.ts'
import { useLanguage } from '#web/language/use-translation.ts'

const locales = { zh: 'zh-CN', en: 'en-GB' } as const

/** The house counts by Shanghai time, wherever the reader sits. */
export const writeDay = (at: string, language: Language): string =>
  new Date(at).toLocaleDateString(locales[language], { dateStyle: 'medium', timeZone: 'Asia/Shanghai' })

const writeMoment = (at: string, language: Language): string =>
  new Date(at).toLocaleString(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  })

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{writeMoment(at, useLanguage())}</time>
}

export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{writeDay(at, useLanguage())}</time>
}
