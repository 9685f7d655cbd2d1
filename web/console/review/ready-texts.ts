import en from 'virtual:messages/en/of-console-reasons'
import zh from 'virtual:messages/zh/of-console-reasons'
import type { Language } from '#domain/brands/brand.ts'
import type { Messages } from '#generated/messages.ts'

export type ReadyText = { readonly short: string; readonly text: string }
/** In both languages at once: the applicant reads them, not the staff member who writes. */
export type ReadyTexts = Readonly<Record<Language, readonly ReadyText[]>>

type Reasons = Messages['refusalReasons']

/** Of the mainland or from abroad, where another document proves the company. */
export const refusalReasons = (of: keyof Reasons): ReadyTexts => ({
  zh: Object.values((zh.refusalReasons as Reasons)[of]),
  en: Object.values((en.refusalReasons as Reasons)[of]),
})

export const reviewQuestions: ReadyTexts = {
  zh: Object.values(zh.reviewQuestions as Messages['reviewQuestions']),
  en: Object.values(en.reviewQuestions as Messages['reviewQuestions']),
}
