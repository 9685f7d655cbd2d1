import en from 'virtual:messages/en/refusalReasons'
import zh from 'virtual:messages/zh/refusalReasons'
import type { Language } from '#domain/brands/brand.ts'
import type { Messages } from '#generated/messages.ts'

type Reasons = Messages['refusalReasons']

/** In both languages at once: the applicant reads them, not the staff member who decides. */
export const refusalReasons = { zh, en } as Readonly<Record<Language, Reasons>>

export const reasonNames = Object.keys(refusalReasons.zh) as (keyof Reasons)[]
