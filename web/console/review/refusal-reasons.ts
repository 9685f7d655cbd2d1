import en from 'virtual:messages/en/of-console-reasons'
import zh from 'virtual:messages/zh/of-console-reasons'
import type { Language } from '#domain/brands/brand.ts'
import type { Messages } from '#generated/messages.ts'

type Reasons = Messages['refusalReasons']

/** Of the mainland and from abroad, where another document proves the company. In both languages at once: the applicant reads them, not the staff member who decides. */
export const refusalReasons = {
  zh: zh.refusalReasons,
  en: en.refusalReasons,
} as Readonly<Record<Language, Reasons>>

export const reasonNames = Object.keys(refusalReasons.zh.mainland) as (keyof Reasons['mainland'])[]
